import { openThrottled, pause } from "./open-throttled.ts";

export interface NavigationFigures {
  /** From a click without any sign before it to the new h1 painted, in milliseconds. */
  readonly noHover: number;
  /** The same after 600 ms of hovering. */
  readonly hover: number;
  readonly bytes: number;
}

/** Paths, without a slash at the end: sites write their links with one or without. */
interface Hops {
  readonly from: string;
  readonly first: string;
  readonly second: string;
}

/** Opens a page, then follows one link by script and another after hovering over it. */
export async function measureNavigation(base: string, hops: Hops): Promise<NavigationFigures> {
  const { from, first, second } = hops;
  const { page, transfers, idle, close } = await openThrottled();
  const total = () => transfers.reduce((sum, { bytes }) => sum + bytes, 0);
  try {
    await page.goto(base + from, { waitUntil: "load" });
    await idle();
    const before = total();
    const noHover = await page.evaluate(clickAndWait, first);
    await idle(600);
    const bytes = total() - before;
    const link = page.locator(`a[href="${second}"]:visible, a[href="${second}/"]:visible`);
    await link.first().hover();
    await pause(600);
    await idle(600);
    const hover = await page.evaluate(clickAndWait, second);
    return { noHover, hover, bytes };
  } finally {
    await close();
  }
}

/** Runs in the page: clicks the link and resolves once another h1 has been painted. */
function clickAndWait(href: string): Promise<number> {
  const before = document.querySelector("h1")?.textContent;
  const started = performance.now();
  document.querySelector<HTMLElement>(`a[href="${href}"], a[href="${href}/"]`)?.click();
  return new Promise((resolve) => {
    const look = () => {
      const now = document.querySelector("h1")?.textContent;
      if (!now || now === before) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      requestAnimationFrame(() => port2.postMessage(0));
    };
    requestAnimationFrame(look);
  });
}
