import type { CDPSession, Page } from "playwright-core";
import type { TextPlace } from "./find-text.ts";
import { launchBrowser } from "./launch-browser.ts";
import { observePage } from "./page-observer.ts";

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWED = 4;

/** Milliseconds after which a page that does not come to rest is measured as it is. */
export const TIMEOUT_MS = 30_000;

/** Of a worker or of the page's own making: nothing comes over the wire, and no end is told. */
const NOT_ON_THE_WIRE = /^(blob|data):/;

export interface Screen {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

const DESK: Screen = { name: "1280", viewport: { width: 1280, height: 900 } };

export interface Transfer {
  readonly url: string;
  readonly type: string;
  /** Of the answer as it came over the wire, headers included. */
  readonly bytes: number;
  /** Whether the page fetched it for later. */
  readonly isAhead: boolean;
}

export interface Throttled {
  readonly page: Page;
  readonly session: CDPSession;
  readonly transfers: readonly Transfer[];
  /** Resolves when no request has been open for a while, or after `LONGEST`: with whether it was. */
  readonly idle: (quiet?: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** A fresh browser and profile behind a slow network, on a slow processor. */
export async function openThrottled(wanted?: TextPlace, screen = DESK): Promise<Throttled> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: screen.viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The loader of these scripts wraps functions in a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (wrapped) => wrapped");
  await page.addInitScript(observePage, wanted);
  const transfers: Transfer[] = [];
  const open = new Map<string, Omit<Transfer, "bytes">>();
  let last = performance.now();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const { url, initialPriority } = request;
    if (NOT_ON_THE_WIRE.test(url)) return;
    const isPatient = initialPriority === "Low" && type === "Fetch";
    const isAhead = type === "Prefetch" || initialPriority === "VeryLow" || isPatient;
    open.set(requestId, { url, type: type ?? "Other", isAhead });
  });
  const end = (requestId: string, bytes: number) => {
    const request = open.get(requestId);
    if (request) transfers.push({ ...request, bytes });
    open.delete(requestId);
    last = performance.now();
  };
  session.on("Network.loadingFinished", (event) => end(event.requestId, event.encodedDataLength));
  session.on("Network.loadingFailed", (event) => end(event.requestId, 0));
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const idle = async (quiet = 1200) => {
    const latest = performance.now() + TIMEOUT_MS;
    const isIdle = () => open.size === 0 && performance.now() - last >= quiet;
    while (!isIdle() && performance.now() < latest) await pause(50);
    return isIdle();
  };
  return { page, session, transfers, idle, close: () => browser.close() };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
