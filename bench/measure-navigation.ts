import type { Page } from "playwright-core";
import { openThrottled, pause } from "./open-throttled.ts";
import type { PageFigures } from "./page-observer.ts";

export interface NavigationFigures {
  /** From a click without prior hovering until the new h1 is painted, in milliseconds. */
  readonly noHover: number;
  /** The same after 600 ms of hovering. */
  readonly hover: number;
  readonly bytes: number;
}

interface Hops {
  /** A URL. */
  readonly from: string;
  /** Paths without trailing slash; sites write their links with or without one. */
  readonly first: string;
  readonly second: string;
}

/** What a followed link leaves in the window, until another document replaces it. */
interface FollowingWindow {
  /** When the new h1 was painted, in epoch milliseconds; 0 until then. */
  __shownAt?: number;
  readonly __figures: PageFigures;
}

/** Opens a page, then follows a link by script, and another after hovering over it. */
export async function measureNavigation({ from, first, second }: Hops): Promise<NavigationFigures> {
  const { page, transfers, idle, close } = await openThrottled();
  const total = () => transfers.reduce((sum, { bytes }) => sum + bytes, 0);
  try {
    await page.goto(from, { waitUntil: "load" });
    await idle();
    const before = total();
    const noHover = await follow(page, first);
    await idle(600);
    const bytes = total() - before;
    const link = page.locator(`a[href="${second}"]:visible, a[href="${second}/"]:visible`);
    await link.first().hover();
    await pause(600);
    await idle(600);
    const hover = await follow(page, second);
    return { noHover, hover, bytes };
  } finally {
    await close();
  }
}

/** Clicks a link; its page replaces this one in the same document, or in a new one. */
async function follow(page: Page, href: string): Promise<number> {
  const clickedAt = await page.evaluate(click, href);
  const shown = await page.waitForFunction(shownAt, undefined, { polling: 100 });
  return Number(await shown.jsonValue()) - clickedAt;
}

/** Runs in the page. */
function click(href: string): number {
  const following = window as never as FollowingWindow;
  following.__shownAt = 0;
  const before = document.querySelector("h1")?.textContent;
  const link = document.querySelector<HTMLElement>(`a[href="${href}"], a[href="${href}/"]`);
  const look = () => {
    const now = document.querySelector("h1")?.textContent;
    if (!now || now === before) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      following.__shownAt = performance.timeOrigin + performance.now();
    };
    requestAnimationFrame(() => port2.postMessage(0));
  };
  const clickedAt = performance.timeOrigin + performance.now();
  link?.click();
  requestAnimationFrame(look);
  return clickedAt;
}

/** Runs in the current page, which may be a new document. */
function shownAt(): number {
  const { __shownAt, __figures } = window as never as FollowingWindow;
  if (__shownAt !== undefined) return __shownAt;
  return __figures.fcp > 0 ? performance.timeOrigin + __figures.fcp : 0;
}
