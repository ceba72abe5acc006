import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkArithmetic, workedOutIn } from "./check-arithmetic.ts";

const nearest = (text: string) =>
  checkArithmetic("a.md", parseMarkdown(text)).map((one) => one.nearest);

test("reports an equation that does not hold, with the result", () => {
  expect(nearest("In all 31 + 30 + 31 = 92 days.")).toEqual([]);
  expect(nearest("In all 31 + 30 + 31 = 93 days.")).toEqual(["92"]);
  expect(nearest("2 × £45.50 = £91.00, and 1,000 ÷ 8 = 125.")).toEqual([]);
  expect(nearest("2 × £45.50 = £90.00")).toEqual(["91"]);
  expect(nearest("5 - 3 = 2, 5 − 3 = 2, 6 / 2 = 3, 2 * 3 = 6, 10 ÷ 3 = 3.33.")).toEqual([]);
  expect(nearest("5 − 3 = 8")).toEqual(["2"]);
  expect(nearest("1 ÷ 8 = 0.2")).toEqual(["0.125"]);
  expect(nearest("1 ÷ 8 = 0.13, and 1 ÷ 8 = 0.12.")).toEqual([]);
  expect(nearest("5 ÷ 8 = 0.62, and 7 × 2.675 = 18.73.")).toEqual([]);
});

test("numbers in a valid equation or an amount's row need no source", () => {
  const tree = parseMarkdown(
    'So 31 + 30 = 61 days, not 62.\n\n| a | b | c |\n| - | - | - |\n| `"4990"` | `PRICE_UNIT_CENTI` | 49.90 |',
  );
  expect([...workedOutIn(parseMarkdown("So 31 + 30 = 62."))]).toEqual([]);
  const row = '| a | b | c |\n| - | - | - |\n| Say. `"4990"` | `PRICE_UNIT_CENTI` | 49.90 |';
  expect([...workedOutIn(parseMarkdown(row))]).toEqual(["4990", "49.90", "100 time"]);
  expect([...workedOutIn(tree)]).toEqual(["31", "30", "61", "4990", "49.90", "100 time"]);
});

test.each([
  ["10 ÷ 3 = 3.30", "3.33333333333"],
  ["3 × £45.12 = £135.00", "135.36"],
  ["2 × €3.00 = €7.00", "6"],
  ["2 × ¥300 = ¥700", "600"],
])("%s does not hold: suggests %s", (equation, right) => {
  expect(nearest(equation)).toEqual([right]);
});

test("reports an equation with its line", () => {
  const problems = checkArithmetic("a.md", parseMarkdown("Text.\n\nOr 1 + 1 = 3."));
  expect(problems).toEqual([
    { file: "a.md", line: 3, message: '"1 + 1 = 3" does not hold.', nearest: "2" },
  ]);
});

test("reads numbers without their separators", () => {
  expect([...workedOutIn(parseMarkdown("1,000 ÷ 8 = 125."))]).toEqual(["1000", "8", "125"]);
});

test("an amount has its value in its own sentence, or anywhere in its row", () => {
  const row = '| `"4990"` | `PRICE_UNIT_CENTI`. Written so: | 49.90 |';
  const table = `| a | b | c |\n| - | - | - |\n${row}`;
  expect(workedOutIn(parseMarkdown(table))).toContain("49.90");
  const sentences = 'It is `"4990"` in `PRICE_UNIT_CENTI`. Another is 49.90.';
  expect(workedOutIn(parseMarkdown(sentences))).not.toContain("49.90");
});
