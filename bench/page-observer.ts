/** What a page under measurement writes down about itself. Times are in milliseconds. */
export interface PageFigures {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Time of long tasks beyond 50 ms each. */
  readonly blocking: number;
  /** When the last of them ended. */
  readonly busyUntil: number;
  /** When the wanted text was visible as often as wanted; absent until then. */
  readonly readable?: number;
}

export interface WantedText {
  readonly text: string;
  readonly count: number;
}

/** Runs in the page, before anything of it. Figures are on `window.__figures`. */
export function observePage(wanted: WantedText | undefined): void {
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
  const isVisible = (node: Node) => {
    const box = node.parentElement?.getClientRects()[0];
    return !/^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? "") && (box?.height ?? 0) > 0;
  };
  const look = () => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    let seen = 0;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.textContent?.includes(wanted.text) && isVisible(node)) seen += 1;
    }
    if (seen >= wanted.count) figures.readable = performance.now();
    else setTimeout(() => requestAnimationFrame(look), 50);
  };
  requestAnimationFrame(look);
}
