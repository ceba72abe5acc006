import type { Page } from "playwright-core";

export interface Shift {
  readonly value: number;
  /** The elements that moved, with their positions before and after. */
  readonly sources: string;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** A shift that no reader sees: less than one icon on a phone. */
export const UNSEEN = 0.0003;

/** Starts recording; call it before the page is opened. */
export function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const { value, sources } = entry;
        // The columns of a table get their final widths only as its rows arrive.
        const isOfTable = ({ node }: (typeof sources)[number]) =>
          node instanceof Element && node.matches("th, td, tr");
        if (!sources.every(isOfTable)) shifts.push({ value, sources: JSON.stringify(entry) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The shifts so far, after the current state has been painted. */
export function recordedShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { readonly shifts: readonly Shift[] }).shifts;
  });
}

/** The total of all shifts. */
export function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((total, { value }) => total + value, 0);
}
