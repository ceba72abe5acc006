import fc from "fast-check";
import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const callers = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 });

test("an item waits for no more than ahead returns, plus the turns of new callers", () => {
  fc.assert(
    fc.property(callers, callers, fc.nat(9), (before, after, taken) => {
      const queue = createFairQueue<string>();
      for (const [index, caller] of before.entries()) queue.add(`${caller}${index}`, caller);
      for (let count = 0; count < taken; count += 1) queue.take();
      const ahead = queue.ahead("b");
      queue.add("own", "b");
      for (const caller of after) queue.add(`${caller} later`, caller);
      const order = Array.from({ length: queue.size() }, () => queue.take());
      // One that was added later may go before it: a turn of a caller who was not waiting yet.
      const strangers = new Set(after.filter((caller) => caller !== "b")).size;
      const rounds = order.slice(0, order.indexOf("own")).filter((item) => item?.startsWith("b"));
      expect(order.indexOf("own")).toBeLessThanOrEqual(ahead + strangers * (rounds.length + 1));
      expect([queue.size(), queue.take()]).toEqual([0, undefined]);
    }),
  );
});

test("ahead counts a caller's own items, and up to one more of each other caller", () => {
  const queue = createFairQueue<string>();
  for (const caller of "aaaabc") queue.add("item", caller);
  expect(["a", "b", "c", "d"].map(queue.ahead)).toEqual([6, 4, 4, 3]);
});

test("removes each item once and ignores unknown ones", () => {
  const queue = createFairQueue<string>();
  for (const item of ["a1", "a2", "b1"]) queue.add(item, item.slice(0, 1));
  queue.remove("a1", "a");
  queue.remove("a1", "a");
  queue.remove("b1", "b");
  queue.remove("c1", "c");
  expect([queue.size(), queue.ahead("a"), queue.ahead("c"), queue.clear()]).toEqual([
    1,
    1,
    1,
    ["a2"],
  ]);
});
