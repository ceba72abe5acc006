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

/** Milliseconds after which a page that does not settle is measured as it is. */
export const TIMEOUT_MS = 30_000;

/** URLs made by the page or a worker: nothing is transferred, and no end of loading is reported. */
const NOT_ON_THE_WIRE = /^(blob|data):/;

export interface Screen {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

const DESK: Screen = { name: "1280", viewport: { width: 1280, height: 900 } };

export interface Transfer {
  readonly url: string;
  readonly type: string;
  /** Size of the response as transferred, headers included. */
  readonly bytes: number;
  /** Whether it was prefetched. */
  readonly isPrefetch: boolean;
}

export interface Throttled {
  readonly page: Page;
  readonly session: CDPSession;
  readonly transfers: readonly Transfer[];
  /**
   * Resolves with true once no request has been open for a while, or with false after `TIMEOUT_MS`.
   */
  readonly idle: (quiet?: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Opens a fresh browser and profile with a slow network and a slow processor. */
export async function openThrottled(wanted?: TextPlace, screen = DESK): Promise<Throttled> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: screen.viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // `tsx` wraps functions in a helper that the page does not have.
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
    const isPrefetch = type === "Prefetch" || initialPriority === "VeryLow" || isPatient;
    open.set(requestId, { url, type: type ?? "Other", isPrefetch });
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
