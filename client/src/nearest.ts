/** The name that takes the fewest edits from what was written, in whatever case. */
export function nearestOf(written: string, names: readonly string[]): string {
  const distances = names.map((name) => distance(written.toLowerCase(), name.toLowerCase()));
  return names[distances.indexOf(Math.min(...distances))] ?? "";
}

/** Levenshtein's distance, row by row. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (let index = 0; index < b.length; index++) {
      const replaced = (row[index] ?? 0) + Number(b[index] !== letter);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
