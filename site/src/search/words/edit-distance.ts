/**
 * Letters to insert, drop, replace or swap with their neighbour to get from one word to another;
 * `limit + 1` as soon as it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // Three rows of the usual table: this one, the one before, and the one before that for swaps.
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

/** One bit for each letter and digit that a word holds. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

/** False for words that are further apart than `limit`, and for most of them at no cost. */
export function mayBeNear(a: number, b: number, limit: number): boolean {
  // A replaced letter takes one bit away and brings another.
  return bitCount(a ^ b) <= 2 * limit;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How many mistakes a word may hold: none below four letters, two from seven, and none in numbers. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}
