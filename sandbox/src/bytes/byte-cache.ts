import type { Bytes } from "./bytes.ts";

/** A cache of answers, bounded in bytes, that evicts the least recently used. */
export interface ByteCache {
  readonly get: (key: string) => Bytes | undefined;
  readonly set: (key: string, bytes: Bytes) => void;
  /** Bytes held now, keys included. */
  readonly size: () => number;
}

/** An answer larger than a quarter of the cache is not kept: it would evict too many others. */
const MAX_ENTRY_FRACTION = 1 / 4;
/** Approximate overhead of an entry besides key and answer: its map slot and byte-array objects. */
export const ENTRY_BYTES = 256;
const BYTES_PER_CHARACTER = 2;
/** The compressed copy that a server keeps of an answer is smaller than a quarter of it. */
const COMPRESSED_FRACTION = 1 / 4;

export function createByteCache(maximumBytes: number): ByteCache {
  const entries = new Map<string, Bytes>();
  let totalSize = 0;

  function remove(key: string, bytes: Bytes): void {
    entries.delete(key);
    totalSize -= sizeOf(key, bytes);
  }

  return {
    size: () => totalSize,
    get(key) {
      const bytes = entries.get(key);
      if (!bytes) return undefined;
      // A Map keeps insertion order: reinserting makes this entry the last to be evicted.
      entries.delete(key);
      entries.set(key, bytes);
      return bytes;
    },
    set(key, bytes) {
      const previous = entries.get(key);
      if (previous) remove(key, previous);
      const size = sizeOf(key, bytes);
      if (size > maximumBytes * MAX_ENTRY_FRACTION) return;
      entries.set(key, bytes);
      totalSize += size;
      for (const [oldest, oldBytes] of entries) {
        if (totalSize <= maximumBytes) return;
        remove(oldest, oldBytes);
      }
    },
  };
}

/** The key counts too: it is as long as its query, often longer than the answer. */
function sizeOf(key: string, bytes: Bytes): number {
  const compressed = Math.floor(bytes.length * COMPRESSED_FRACTION);
  return ENTRY_BYTES + BYTES_PER_CHARACTER * key.length + bytes.length + compressed;
}
