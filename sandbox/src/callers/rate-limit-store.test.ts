import { expect, test } from "vitest";
import { windowAt } from "./rate-limit-store.ts";

const NOON = Date.UTC(2027, 0, 4, 12);

test("a window is a minute of the clock, and ends in whole seconds", () => {
  const { window, endsIn } = windowAt(NOON);
  expect(endsIn).toBe(60);
  expect(windowAt(NOON + 999)).toEqual({ window, endsIn: 60 });
  expect(windowAt(NOON + 59_999)).toEqual({ window, endsIn: 1 });
  expect(windowAt(NOON + 60_000)).toEqual({ window: window + 1, endsIn: 60 });
});
