import { expect, test } from "vitest";
import { createCallLimit } from "./call-limit.ts";

test("each caller has its own calls, and gets them back with the next minute", () => {
  let now = 90_000;
  const { take } = createCallLimit(2, () => now);
  expect([take("a"), take("a"), take("a"), take("b")]).toEqual([
    undefined,
    undefined,
    30,
    undefined,
  ]);
  now = 120_000;
  expect(take("a")).toBeUndefined();
});
