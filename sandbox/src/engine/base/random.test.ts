import fc from "fast-check";
import { expect, test } from "vitest";
import { between, happens, hashText, mix } from "./random.ts";

test("the hash of a text never changes", () => {
  expect(hashText("")).toBe(hashText(""));
  expect(hashText("BA|LHR|JFK")).toMatchInlineSnapshot(`643387389`);
  expect(mix(hashText("BA|LHR|JFK"), 20_000)).toMatchInlineSnapshot(`815508807`);
});

test("hashes are whole numbers of 32 bits", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), (text, value) => {
      for (const hash of [hashText(text), mix(hashText(text), value)]) {
        expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
      }
    }),
  );
});

test("neighbouring days have unrelated hashes", () => {
  const days = Array.from({ length: 20_000 }, (_, day) => mix(hashText("route"), day));
  expect(new Set(days).size).toBe(days.length);
  const heads = days.filter((hash) => happens(hash, 250)).length;
  expect(heads).toBeGreaterThan(4700);
  expect(heads).toBeLessThan(5300);
});

test("between stays within its bounds and reaches both", () => {
  const seen = new Set(Array.from({ length: 500 }, (_, i) => between(mix(1, i), 3, 7)));
  expect([...seen].sort()).toEqual([3, 4, 5, 6, 7]);
});
