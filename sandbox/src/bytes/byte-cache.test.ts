import { expect, test } from "vitest";
import { createByteCache } from "./byte-cache.ts";

const bytes = (length: number) => new Uint8Array(length);

test("what was used last stays; what was not used for longest goes first", () => {
  const cache = createByteCache(40);
  for (const key of ["a", "b", "c", "d"]) cache.set(key, bytes(10));
  cache.get("a");
  cache.set("e", bytes(10));
  expect(["a", "b", "c", "d", "e"].filter((key) => cache.get(key))).toEqual(["a", "c", "d", "e"]);
  expect(cache.size()).toBe(40);
});

test("one answer cannot push out all others", () => {
  const cache = createByteCache(40);
  cache.set("a", bytes(10));
  cache.set("large", bytes(11));
  expect(cache.get("large")).toBeUndefined();
  expect(cache.get("a")).toHaveLength(10);
});

test("replacing an entry counts its bytes once", () => {
  const cache = createByteCache(40);
  for (let time = 0; time < 100; time++) cache.set("a", bytes(10));
  expect(cache.size()).toBe(10);
});
