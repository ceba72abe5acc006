import { expect, test } from "vitest";
import { createByteCache, ENTRY_BYTES } from "./byte-cache.ts";

const bytes = (length: number) => new Uint8Array(length);
/** What an entry with a key of one character takes, and what may be kept of it compressed. */
const SIZE = ENTRY_BYTES + 2 + 10 + 2;

test("evicts the least recently used entry first", () => {
  const cache = createByteCache(4 * SIZE);
  for (const key of ["a", "b", "c", "d"]) cache.set(key, bytes(10));
  cache.get("a");
  cache.set("e", bytes(10));
  expect(["a", "b", "c", "d", "e"].filter((key) => cache.get(key))).toEqual(["a", "c", "d", "e"]);
  expect(cache.size()).toBe(4 * SIZE);
});

test("does not cache an entry larger than a quarter of the cache, so others stay", () => {
  const cache = createByteCache(4 * SIZE);
  cache.set("a", bytes(10));
  cache.set("b", bytes(11));
  cache.set("long key", bytes(10));
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("long key")).toBeUndefined();
  expect(cache.get("a")).toHaveLength(10);
});

test("counts a replaced entry once", () => {
  const cache = createByteCache(4 * SIZE);
  for (let time = 0; time < 100; time++) cache.set("a", bytes(10));
  expect(cache.size()).toBe(SIZE);
});

test("counts the size of keys, which bounds the number of small entries", () => {
  const maximum = 1_000_000;
  const cache = createByteCache(maximum);
  const keys = Array.from({ length: 5000 }, (_, index) => String(index).padEnd(10_000, "x"));
  for (const key of keys) cache.set(key, bytes(1));
  const kept = keys.filter((key) => cache.get(key));
  const characters = kept.reduce((sum, key) => sum + key.length, 0);
  expect(2 * characters).toBeLessThanOrEqual(maximum);
  expect(kept.length).toBeGreaterThan(40);
});

test("bounds the number of empty entries", () => {
  const cache = createByteCache(100_000);
  for (let index = 0; index < 10_000; index++) cache.set(String(index), bytes(0));
  const kept = Array.from({ length: 10_000 }, (_, index) => cache.get(String(index)));
  expect(kept.filter(Boolean).length).toBeLessThan(100_000 / ENTRY_BYTES);
});
