import { expect, test } from "vitest";
import { compareOutput, shapeOf } from "./compare-output.ts";

const printed = ["London", "  day 1: GBP 24.00", "  day 2: GBP 19.00", "Book: https://a/b/c"];

test.each([
  { shown: printed },
  { shown: ["London", "…", "Book: https://a/…"] },
  { shown: ["…", "  day 2: GBP 19.00", "…"] },
  { shown: ["London", "  day 1: …", "…"] },
  { shown: ["London", "  …", "Book: https://a/b/c"] },
])("$shown matches the output", ({ shown }) => {
  expect(compareOutput(shown, printed)).toBeUndefined();
});

test("text around an ellipsis must be printed as often as it is shown", () => {
  expect(compareOutput(["ab…ab"], ["ab"])).toEqual({ line: 0, printed: "ab" });
  expect(compareOutput(["ab…ab"], ["abab"])).toBeUndefined();
});

test.each([
  { shown: ["Paris"], line: 0, right: "London" },
  { shown: ["London", "  day 1: GBP 25.00"], line: 1, right: "  day 1: GBP 24.00" },
  { shown: ["…", "  day 2: GBP 91.00", "…"], line: 1, right: "  day 2: GBP 19.00" },
  { shown: [" …", "  day 2: GBP 91.00", "…"], line: 1, right: "  day 2: GBP 19.00" },
  { shown: ["London", "  day 1: GBP 24.00"], line: 2, right: "  day 2: GBP 19.00" },
  { shown: ["London", "…", "Book: http://a/…"], line: 2, right: "Book: https://a/b/c" },
  { shown: [...printed, "More"], line: 4, right: undefined },
])("$shown does not match the output", ({ shown, line, right }) => {
  expect(compareOutput(shown, printed)).toEqual({ line, printed: right });
});

test("pieces between ellipses must be printed in order, and the end last", () => {
  expect(compareOutput(["a…1…2…z"], ["a 1 2 z"])).toBeUndefined();
  expect(compareOutput(["a…2…1…z"], ["a 1 2 z"])).toEqual({ line: 0, printed: "a 1 2 z" });
  expect(compareOutput(["a…1…1…z"], ["a 1 z"])).toEqual({ line: 0, printed: "a 1 z" });
  expect(compareOutput(["a…3…z"], ["a 1 2 z"])).toEqual({ line: 0, printed: "a 1 2 z" });
  expect(compareOutput(["a…x"], ["a 1 2 z"])).toEqual({ line: 0, printed: "a 1 2 z" });
});

test("after an ellipsis, reports the next line if none is similar", () => {
  expect(compareOutput(["London", "…", "Something else"], printed)).toEqual({
    line: 2,
    printed: "  day 1: GBP 24.00",
  });
});

test("a line's shape ignores its numbers", () => {
  expect(shapeOf("day 4: GBP 1,024.00 at 10:30")).toBe("day # GBP # at #");
});
