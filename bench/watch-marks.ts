/** When a mark was painted, in epoch milliseconds, comparable with file times. */
export interface SeenMark {
  readonly mark: string;
  /** Request time of what delivered it: a script, data, or the document. */
  readonly asked: number;
  readonly answered: number;
  /** The timings that the server reports. */
  readonly served: readonly { readonly name: string; readonly duration: number }[];
  readonly placed: number;
  readonly painted: number;
}

/**
 * Runs in each document: reports every new mark in its main element.
 * @param name part of every URL that can deliver a mark
 */
export function watchMarks(name: string): void {
  const { report } = window as unknown as { report: (seen: SeenMark) => void };
  const now = () => performance.timeOrigin + performance.now();
  let last = "";
  const look = () => {
    const [mark] = /\bedit\d+\b/.exec(document.querySelector("main")?.textContent ?? "") ?? [];
    if (mark === undefined || mark === last) return;
    last = mark;
    const placed = now();
    requestAnimationFrame(() => {
      const frame = new MessageChannel();
      frame.port1.onmessage = () => {
        const painted = now();
        const entries = [
          ...performance.getEntriesByType("navigation"),
          ...performance.getEntriesByType("resource"),
        ] as PerformanceResourceTiming[];
        const brought = entries.findLast((entry) => entry.name.includes(name));
        report({
          mark,
          asked: performance.timeOrigin + (brought?.startTime ?? 0),
          answered: performance.timeOrigin + (brought?.responseEnd ?? 0),
          served: (brought?.serverTiming ?? []).map(({ name, duration }) => ({ name, duration })),
          placed,
          painted,
        });
      };
      frame.port2.postMessage(0);
    });
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
