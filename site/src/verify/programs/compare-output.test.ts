import { expect, test } from "vitest";
import { compareOutput } from "./compare-output.ts";

const printed = ["London", "  day 1: GBP 24.00", "  day 2: GBP 19.00", "Book: https://a/b/c"];

test.each([
  { shown: printed },
  { shown: ["London", "…", "Book: https://a/…"] },
  { shown: ["…", "  day 2: GBP 19.00", "…"] },
  { shown: ["London", "  day 1: …", "…"] },
])("$shown is what was printed", ({ shown }) => {
  expect(compareOutput(shown, printed)).toBeUndefined();
});

test("what stands around an ellipsis is printed twice where it is shown twice", () => {
  expect(compareOutput(["ab…ab"], ["ab"])).toEqual({ line: 0, printed: "ab" });
  expect(compareOutput(["ab…ab"], ["abab"])).toBeUndefined();
});

test.each([
  { shown: ["Paris"], line: 0, right: "London" },
  { shown: ["London", "  day 1: GBP 25.00"], line: 1, right: "  day 1: GBP 24.00" },
  { shown: ["…", "  day 2: GBP 91.00", "…"], line: 1, right: "  day 2: GBP 19.00" },
  { shown: ["London", "  day 1: GBP 24.00"], line: 2, right: "  day 2: GBP 19.00" },
  { shown: ["London", "…", "Book: http://a/…"], line: 2, right: "Book: https://a/b/c" },
  { shown: [...printed, "More"], line: 4, right: undefined },
])("$shown was not printed", ({ shown, line, right }) => {
  expect(compareOutput(shown, printed)).toEqual({ line, printed: right });
});
