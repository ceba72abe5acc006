import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type ScrollMetrics, windowOf } from "./window-of.ts";

interface RowWindow {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly from: number;
  readonly to: number;
  /** In pixels; depends on the reader's font. */
  readonly rowHeight: number;
  /** How many rows are in view. */
  readonly page: number;
  readonly onScroll: () => void;
  /** Scrolls just far enough to bring a row into view. */
  readonly reveal: (row: number) => void;
}

/** Which rows of a scrolling box are rendered. The box's first child has the height of all rows. */
export function useWindow(count: number): RowWindow {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ScrollMetrics>({ top: 0, height: 400, rowHeight: 24 });
  const measure = () => {
    const { current } = box;
    const row = current?.querySelector<HTMLElement>("[data-row]");
    if (!current) return;
    const next = {
      top: current.scrollTop,
      height: current.clientHeight || 400,
      rowHeight: row?.offsetHeight || seen.rowHeight,
    };
    const isSame = (Object.keys(next) as (keyof ScrollMetrics)[]).every(
      (key) => next[key] === seen[key],
    );
    if (!isSame) setSeen(next);
  };
  useLayoutEffect(measure);
  const latestMeasure = useRef(measure);
  latestMeasure.current = measure;
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(() => latestMeasure.current());
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const { height, rowHeight } = seen;
  const page = Math.max(1, Math.floor(height / rowHeight) - 1);
  return {
    box,
    ...windowOf(count, seen),
    rowHeight,
    page,
    onScroll: measure,
    reveal: (row) => {
      const { current } = box;
      if (!current) return;
      const above = row * rowHeight;
      if (above < current.scrollTop) current.scrollTop = above;
      const below = above + rowHeight - current.clientHeight;
      if (below > current.scrollTop) current.scrollTop = below;
    },
  };
}
