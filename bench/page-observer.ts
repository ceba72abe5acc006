/** What a page under measurement writes down about itself. Times are in milliseconds. */
export interface PageFigures {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Time of long tasks beyond 50 ms each. */
  readonly blocking: number;
  /** When the last of them ended. */
  readonly busyUntil: number;
  /**
   * When the wanted text was there to be read as often as wanted, on the screen or below it; absent
   * until then.
   */
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
  // Asked this way, what a page puts off laying out stays put off: no box is computed for the answer.
  const isVisible = ({ parentElement }: Node) =>
    !/^(SCRIPT|STYLE)$/.test(parentElement?.tagName ?? "") &&
    parentElement?.checkVisibility() === true;
  // Of the document: its element is not there yet.
  const newWalker = () => document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  let walker = newWalker();
  let found: Node[] = [];
  /** While the document comes it goes on where it ended: whole walks would keep a large page busy. */
  const look = () => {
    if (document.readyState !== "loading") {
      walker = newWalker();
      found = [];
    }
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.textContent?.includes(wanted.text)) found.push(node);
    }
    const seen = found.filter((node) => node.isConnected && isVisible(node));
    if (seen.length >= wanted.count) figures.readable = performance.now();
    else setTimeout(() => requestAnimationFrame(look), 50);
  };
  requestAnimationFrame(look);
}
