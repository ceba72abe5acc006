const LETTERS = 26;
const CAPITAL_A = "A".charCodeAt(0);
const SMALL_A = "a".charCodeAt(0);
/** Not "\n", which takes two characters in JSON. */
const BETWEEN_LINES = " ";

/** Joins lines of holders, one for each term. */
export function printColumn(lines: readonly string[]): string {
  return lines.join(BETWEEN_LINES);
}

export function readColumn(column: string): readonly string[] {
  return column.split(BETWEEN_LINES);
}

/**
 * Prints a record of a line: its distance from the one before, in letters of which the last is
 * lower case, and how often it holds the term if more than once. "Bfc3" is record 31 and record 33,
 * which holds it three times. Without separators, a compressed line takes a fifth less.
 */
export function printHolder(step: number, often: number): string {
  const last = String.fromCharCode(SMALL_A + (step % LETTERS));
  let capitals = "";
  for (let left = Math.floor(step / LETTERS); left > 0; left = Math.floor(left / LETTERS)) {
    capitals = String.fromCharCode(CAPITAL_A + (left % LETTERS)) + capitals;
  }
  return capitals + last + (often > 1 ? often : "");
}

/** Each record of a line, with how often it holds the term. */
export function readHolders(line: string): ReadonlyMap<number, number> {
  const holders = new Map<number, number>();
  let id = 0;
  for (const [, step = "", often] of line.matchAll(/([A-Z]*[a-z])(\d*)/g)) {
    id += readStep(step);
    holders.set(id, Number(often || 1));
  }
  return holders;
}

function readStep(letters: string): number {
  const end = letters.length - 1;
  let capitals = 0;
  for (let at = 0; at < end; at++) {
    capitals = capitals * LETTERS + letters.charCodeAt(at) - CAPITAL_A;
  }
  return capitals * LETTERS + letters.charCodeAt(end) - SMALL_A;
}
