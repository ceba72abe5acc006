import { expect, test } from "vitest";
import { retryable } from "./retryable.ts";

test("loads once for each key, also while a load is under way", async () => {
  const keys: string[] = [];
  const load = retryable(async (key: string) => {
    keys.push(key);
    return key.toUpperCase();
  });
  expect(await Promise.all([load("a"), load("b"), load("a")])).toEqual(["A", "B", "A"]);
  expect(await load("a")).toBe("A");
  expect(keys).toEqual(["a", "b"]);
});

test("a failure rejects every call that waited for it, and the next call tries again", async () => {
  let attempts = 0;
  const load = retryable(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("offline");
    return attempts;
  });
  const calls = [load(), load()];
  for (const call of calls) await expect(call).rejects.toThrow("offline");
  expect([await load(), await load()]).toEqual([2, 2]);
});
