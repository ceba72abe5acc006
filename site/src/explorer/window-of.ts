export interface ScrollMetrics {
  /** In pixels. */
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** The most rows rendered, however large the response and however high the window. */
export const MAX_ROWS = 80;
/** Rows above and below those in view, so that scrolling shows no gap. */
const BEYOND = 10;

/** Which of `count` rows are rendered: from `from` up to, but not including, `to`. */
export function windowOf(
  count: number,
  { top, height, rowHeight }: ScrollMetrics,
): { readonly from: number; readonly to: number } {
  const first = Math.floor(top / rowHeight) - BEYOND;
  const from = Math.max(0, Math.min(first, count - 1));
  const inView = Math.ceil(height / rowHeight) + 2 * BEYOND;
  return { from, to: Math.min(count, from + Math.min(inView, MAX_ROWS)) };
}
