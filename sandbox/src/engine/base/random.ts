/**
 * Seeded pseudo-random numbers that are the same on every machine: 32-bit integer arithmetic only.
 * Hashes are FNV-1a, finished with the mixer of MurmurHash3. There is no stateful generator, so
 * that no number depends on how many were drawn before it.
 */

/** hashText("BA|LHR|JFK") → a whole number from 0 to 2^32 - 1, always the same one. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return finish(hash);
}

/**
 * Derives a seed from a seed and a number: mix(mix(seed, day), flight). Cheap enough for inner
 * loops.
 */
export function mix(seed: number, value: number): number {
  return finish(Math.imul(seed ^ Math.imul(value, 0xcc9e2d51), 0x1b873593) + 0xe6546b64);
}

/** A number from `low` to `high`, both included, taken from a hash. */
export function between(hash: number, low: number, high: number): number {
  return low + (hash % (high - low + 1));
}

/** True for about `permille` in a thousand hashes. */
export function happens(hash: number, permille: number): boolean {
  return hash % 1000 < permille;
}

function finish(hash: number): number {
  let value = hash ^ (hash >>> 16);
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  value ^= value >>> 16;
  return value >>> 0;
}
