/** The name that was probably meant; undefined if more than half of its letters differ. */
export function findNearest(wrongName: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => editDistance(wrongName.toLowerCase(), name.toLowerCase()));
  const least = Math.min(...distances);
  return least > wrongName.length / 2 ? undefined : names[distances.indexOf(least)];
}

/** Levenshtein's distance, row by row. */
function editDistance(a: string, b: string): number {
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
