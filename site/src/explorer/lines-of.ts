/** Longer lines are split: otherwise a document of one line would be one row. */
const MAX_LENGTH = 240;

/** A text as rows: JSON is indented, anything else stays as it came. */
export function linesOf({ text, json }: { readonly text: string; readonly json?: unknown }) {
  const whole = json === undefined ? text : JSON.stringify(json, null, 2);
  return whole.split(/\r?\n/).flatMap(pieces);
}

function pieces(line: string): readonly string[] {
  if (line.length <= MAX_LENGTH) return [line];
  const count = Math.ceil(line.length / MAX_LENGTH);
  return Array.from({ length: count }, (_, n) => line.slice(n * MAX_LENGTH, (n + 1) * MAX_LENGTH));
}
