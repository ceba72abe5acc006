import type { Page } from "playwright-core";

export interface Shift {
  readonly value: number;
  /** What moved, and from where to where. */
  readonly sources: string;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Less than what a reader sees: one icon's place on a phone is more. */
export const UNSEEN = 0.0003;

/** Before the page is opened. */
export function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const { value, sources } = entry;
        // A table's columns find their widths as its rows come.
        const isOfTable = ({ node }: (typeof sources)[number]) =>
          node instanceof Element && node.matches("th, td, tr");
        if (!sources.every(isOfTable)) shifts.push({ value, sources: JSON.stringify(entry) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved until now, when the page has been painted as it is. */
export function recordedShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { readonly shifts: readonly Shift[] }).shifts;
  });
}

/** Of all of them together. */
export function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((total, { value }) => total + value, 0);
}
