/** The name that was probably meant; undefined if more than half of its letters differ. */
export function nearestOf(written: string, names: readonly string[]): string | undefined {
  const edits = names.map((name) => distance(written.toLowerCase(), name.toLowerCase()));
  const fewest = Math.min(...edits);
  return fewest > written.length / 2 ? undefined : names[edits.indexOf(fewest)];
}

/** Levenshtein's distance, row by row. */
function distance(a: string, b: string): number {
  let row = [...b, ""].map((_, index) => index);
  for (const letter of a) {
    let last = (row[0] ?? 0) + 1;
    const next = [last];
    for (const [index, other] of [...b].entries()) {
      const replaced = (row[index] ?? 0) + Number(other !== letter);
      last = Math.min(replaced, (row[index + 1] ?? 0) + 1, last + 1);
      next.push(last);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
