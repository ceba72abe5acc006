import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_ROWS, windowOf } from "./window-of.ts";

/** Whether some box shows a row that is not in the document, or has none there, or too many. */
function isBroken(tried: typeof windowOf): boolean {
  const holds = fc.property(
    fc.nat(200_000),
    fc.nat(4_000_000),
    fc.integer({ min: 1, max: 4_000 }),
    fc.integer({ min: 24, max: 60 }),
    (count, top, height, rowHeight) => {
      const { from, to } = tried(count, { top, height, rowHeight });
      const first = Math.floor(top / rowHeight);
      const last = Math.ceil((top + height) / rowHeight);
      const isInView = from <= first && to >= Math.min(last, from + MAX_ROWS);
      const rows = to - from;
      const isHeld = from >= 0 && to <= count && rows <= MAX_ROWS && (count === 0 || rows > 0);
      return isHeld && (last > count || isInView);
    },
  );
  return fc.check(holds).failed;
}

test("all rows in view are in the document, within the limit", () => {
  expect(isBroken(windowOf)).toBe(false);
});

test("detects a deliberately broken window", () => {
  expect(isBroken((count) => ({ from: 0, to: count }))).toBe(true);
  expect(isBroken((count) => ({ from: 0, to: Math.min(count, 10) }))).toBe(true);
  expect(isBroken((count) => ({ from: count, to: count }))).toBe(true);
});
