import { expect, test } from "vitest";
import { blockTime } from "./route.ts";

const hours = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60}`;

test("the wind makes London to New York longer than the way back", () => {
  expect(hours(blockTime(5540, -10))).toBe("7 h 45");
  expect(hours(blockTime(5540, 10))).toBe("7 h 0");
});

test.each([
  [533, 0, 70],
  [1150, 0, 115],
  [10_880, 9, 800],
])("%i km take %i, %i minutes", (km, eastward, minutes) => {
  expect(blockTime(km, eastward)).toBe(minutes);
});
