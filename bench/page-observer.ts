import type { TextPlace } from "./find-text.ts";

/** What a measured page records about itself. Times are in milliseconds. */
export interface PageFigures {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Total time of long tasks beyond 50 ms each. */
  readonly blocking: number;
  /** When the last long task ended. */
  readonly busyUntil: number;
  /** When the first frame began with the wanted text, in view or below it; absent until then. */
  readonly readable?: number;
}

/** Runs in the page before any of its own code. Figures are on `window.__figures`. */
export function observePage(wanted: TextPlace | undefined): void {
  const figures = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    blocking: 0,
    busyUntil: 0,
    readable: undefined as number | undefined,
  };
  Object.assign(window, { __figures: figures });
  type Entry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") figures.fcp = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    figures.lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    if (!entry.hadRecentInput) figures.cls += entry.value;
  });
  observe("longtask", (entry) => {
    figures.blocking += Math.max(0, entry.duration - 50);
    figures.busyUntil = entry.startTime + entry.duration;
  });
  if (!wanted) return;
  const look = () => {
    const element = document.querySelector(wanted.selector);
    // This check computes no layout, so content whose layout the page defers stays deferred.
    const isThere = element?.textContent?.includes(wanted.text) && element.checkVisibility();
    if (isThere) figures.readable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
