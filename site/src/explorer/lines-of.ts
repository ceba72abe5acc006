/** Longer lines are cut: a document of one line would be one row. */
const LONGEST = 240;

/** A text as rows: JSON with its indents, anything else as it came. */
export function linesOf({ text, json }: { readonly text: string; readonly json?: unknown }) {
  const whole = json === undefined ? text : JSON.stringify(json, null, 2);
  return whole.split(/\r?\n/).flatMap(pieces);
}

function pieces(line: string): readonly string[] {
  if (line.length <= LONGEST) return [line];
  const count = Math.ceil(line.length / LONGEST);
  return Array.from({ length: count }, (_, n) => line.slice(n * LONGEST, (n + 1) * LONGEST));
}
