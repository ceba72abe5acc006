import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkArithmetic, workedOutIn } from "./check-arithmetic.ts";

const nearest = (text: string) =>
  checkArithmetic("a.md", parseMarkdown(text)).map((one) => one.nearest);

test("an equation that does not hold is a problem, with what comes out", () => {
  expect(nearest("In all 31 + 30 + 31 = 92 days.")).toEqual([]);
  expect(nearest("In all 31 + 30 + 31 = 93 days.")).toEqual(["92"]);
  expect(nearest("2 × £45.50 = £91.00, and 1,000 ÷ 8 = 125.")).toEqual([]);
  expect(nearest("2 × £45.50 = £90.00")).toEqual(["91"]);
  expect(nearest("5 - 3 = 2, 5 − 3 = 2, 6 / 2 = 3, 2 * 3 = 6, 10 ÷ 3 = 3.33.")).toEqual([]);
  expect(nearest("5 − 3 = 8")).toEqual(["2"]);
  expect(nearest("1 ÷ 8 = 0.2")).toEqual(["0.125"]);
});

test("what a page works out itself needs no source", () => {
  const tree = parseMarkdown(
    'So 31 + 30 = 61 days, not 62.\n\n| a | b | c |\n| - | - | - |\n| `"4990"` | `PRICE_UNIT_CENTI` | 49.90 |',
  );
  expect([...workedOutIn(parseMarkdown("So 31 + 30 = 62."))]).toEqual([]);
  const row = '| a | b | c |\n| - | - | - |\n| Say. `"4990"` | `PRICE_UNIT_CENTI` | 49.90 |';
  expect([...workedOutIn(parseMarkdown(row))]).toEqual(["4990", "49.90", "100 time"]);
  expect([...workedOutIn(tree)]).toEqual(["31", "30", "61", "4990", "49.90", "100 time"]);
});
