/**
 * The number of insertions, deletions, substitutions and transpositions between two words;
 * `limit + 1` if it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // Three rows of the usual table: the current, the previous, and the one before for
  // transpositions.
  let row = new Uint8Array(b.length + 1);
  let before = new Uint8Array(b.length + 1);
  let earlier = new Uint8Array(b.length + 1);
  for (let j = 0; j <= b.length; j++) row[j] = j;
  let least = 0;
  for (let i = 1; i <= a.length; i++) {
    [row, before, earlier] = [earlier, row, before];
    const leastBefore = least;
    row[0] = i;
    least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(before, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(at(before, j) + 1, at(row, j - 1) + 1, replaced);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, at(earlier, j - 2) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (Math.min(least, leastBefore) > limit) return limit + 1;
  }
  return Math.min(at(row, b.length), limit + 1);
}

function at(row: Uint8Array, index: number): number {
  return row[index] ?? 0;
}

/** A bit mask of the letters and digits in a word. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

/** A cheap filter: false only for words that are further apart than `limit`. */
export function mayBeNear(a: number, b: number, limit: number): boolean {
  // A replaced letter clears one bit and sets another.
  return bitCount(a ^ b) <= 2 * limit;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * The edits allowed in a word: none below four letters or in numbers, two from seven letters, else
 * one.
 */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}
