import { expect, test } from "vitest";
import { printColumn, printHolder, readColumn, readHolders } from "./holders.ts";

test.each([
  [0, 1, "a"],
  [25, 1, "z"],
  [26, 2, "Ba2"],
  [31, 1, "Bf"],
  [2400, 12, "DOi12"],
])("prints step %s with count %s as %s and reads it back", (step, often, printed) => {
  expect(printHolder(step, often)).toBe(printed);
  expect([...readHolders(printed)]).toEqual([[step, often]]);
});

test("each step of a line is relative to the previous record", () => {
  expect([...readHolders("Bfc3")]).toEqual([
    [31, 1],
    [33, 3],
  ]);
  expect([...readHolders("")]).toEqual([]);
});

test("a column has a line for each term, even if empty", () => {
  const lines = ["a", "", "Bfc3", ""];
  expect(readColumn(printColumn(lines))).toEqual(lines);
});
