import { expect, test } from "vitest";
import { loadOnce } from "./load-once.ts";

test("loads once, for calls at the same time and later ones", async () => {
  let loads = 0;
  const loaded = loadOnce(async () => ++loads);
  expect(loads).toBe(0);
  expect(await Promise.all([loaded(), loaded()])).toEqual([1, 1]);
  expect(await loaded()).toBe(1);
});

test("loads again after a failed load, and only then", async () => {
  let loads = 0;
  const loaded = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error("no contract");
    return loads;
  });
  const both = [loaded(), loaded()];
  await expect(both[0]).rejects.toThrow("no contract");
  await expect(both[1]).rejects.toThrow("no contract");
  expect(await loaded()).toBe(2);
  expect(await loaded()).toBe(2);
});
