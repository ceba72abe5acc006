import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_ROWS, windowOf } from "./window-of.ts";

test("whatever is in view is in the document, and never more than the limit", () => {
  fc.assert(
    fc.property(
      fc.nat(200_000),
      fc.nat(4_000_000),
      fc.integer({ min: 1, max: 1_400 }),
      fc.integer({ min: 24, max: 60 }),
      (count, top, height, rowHeight) => {
        const { from, to } = windowOf(count, { top, height, rowHeight });
        expect(to - from).toBeLessThanOrEqual(MOST_ROWS);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(count);
        const first = Math.floor(top / rowHeight);
        const last = Math.ceil((top + height) / rowHeight);
        if (last <= count) {
          expect(from).toBeLessThanOrEqual(first);
          expect(to).toBeGreaterThanOrEqual(Math.min(last, from + MOST_ROWS));
        }
      },
    ),
  );
});
