import { expect, test } from "vitest";
import { logThrottle } from "./log-throttle.ts";

test("logs once while events go on, and again after a pause", () => {
  let now = 0;
  const told: number[] = [];
  const happen = logThrottle(
    () => now,
    10,
    () => told.push(now),
  );
  for (now of [0, 5, 14, 23, 33, 34]) happen();
  expect(told).toEqual([0, 33]);
});
