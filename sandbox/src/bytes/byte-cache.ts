import type { Bytes } from "./bytes.ts";

/** Keeps the answers used last, up to a number of bytes. */
export interface ByteCache {
  readonly get: (key: string) => Bytes | undefined;
  readonly set: (key: string, bytes: Bytes) => void;
  /** Bytes held now, keys included. */
  readonly size: () => number;
}

/** An answer larger than a quarter of the cache is not kept: it would push out all others. */
const LARGEST_SHARE = 4;
/** What an entry takes besides key and answer, about: its place in the map, the objects of its bytes. */
export const ENTRY_BYTES = 256;
const BYTES_PER_CHARACTER = 2;
/** What a server keeps beside an answer, compressed, is less than this part of it. */
const COMPRESSED_SHARE = 4;

export function createByteCache(maximumBytes: number): ByteCache {
  const entries = new Map<string, Bytes>();
  let held = 0;

  function remove(key: string, bytes: Bytes): void {
    entries.delete(key);
    held -= sizeOf(key, bytes);
  }

  return {
    size: () => held,
    get(key) {
      const bytes = entries.get(key);
      if (!bytes) return undefined;
      // A Map keeps the order of insertion: to insert again is to be the last to go.
      entries.delete(key);
      entries.set(key, bytes);
      return bytes;
    },
    set(key, bytes) {
      const previous = entries.get(key);
      if (previous) remove(key, previous);
      const size = sizeOf(key, bytes);
      if (size > maximumBytes / LARGEST_SHARE) return;
      entries.set(key, bytes);
      held += size;
      for (const [oldest, oldBytes] of entries) {
        if (held <= maximumBytes) return;
        remove(oldest, oldBytes);
      }
    },
  };
}

/** A key is as long as the query that it stands for, often longer than the answer. */
function sizeOf(key: string, bytes: Bytes): number {
  const compressed = Math.floor(bytes.length / COMPRESSED_SHARE);
  return ENTRY_BYTES + BYTES_PER_CHARACTER * key.length + bytes.length + compressed;
}
