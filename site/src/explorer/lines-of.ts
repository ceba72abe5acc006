/**
 * Longer lines are split: otherwise a document of one line would be one row. Counts code points, so
 * that no surrogate pair is split.
 */
const PIECE = /.{1,240}/gsu;

/** A text as rows: JSON is indented, anything else stays as it came. */
export function linesOf({ text, json }: { readonly text: string; readonly json?: unknown }) {
  const whole = json === undefined ? text : JSON.stringify(json, null, 2);
  return whole.split(/\r?\n/).flatMap((line) => line.match(PIECE) ?? [line]);
}
