import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { amountsIn, checkAmounts, isOfAmount } from "./check-amounts.ts";

const nearest = (text: string) => amountsIn({ file: "a.md" }, text).map((one) => one.nearest);

test.each([
  ['"128450" in PRICE_UNIT_CENTI is 128.45.', ["1284.5"]],
  ['"9007199254740993" | PRICE_UNIT_MICRO | 9007199254740.993', ["9007199254.740993"]],
  ["A price with the unit micro is divided by a thousand.", ["1000000"]],
  ["The unit milli means a factor of a million.", ["1000"]],
  ['"128455" in PRICE_UNIT_MILLI is £128.45.', ["128.455"]],
  ['"8999" | PRICE_UNIT_CENTI | GBP | £8.999', ["89.99"]],
  ['"128450" | PRICE_UNIT_MILLI | 128450 ÷ 100 | 128.450', ["1000"]],
  ['"45120000" | PRICE_UNIT_MICRO | EUR | 45.120,00 €', ["45.12"]],
  ['"12345" | PRICE_UNIT_MILLI | GBP | £12,345.000', ["12.345"]],
  ['"64" in PRICE_UNIT_WHOLE is 6,400,000 millionths.', ["64000000 millionths"]],
  ['"128450" in PRICE_UNIT_MILLI is 128,450 hundredths.', ["12845 hundredths"]],
])("rejects %s", (text, right) => {
  expect(nearest(text)).toEqual(right);
});

test.each([
  '"128450" in PRICE_UNIT_MILLI is 128.45.',
  '"1234500" | PRICE_UNIT_MILLI | EUR | 1.234,50 €',
  '"15432000" | PRICE_UNIT_MILLI | JPY | ¥15,432',
  "128450 in PRICE_UNIT_MILLI, divided by 1000, is 128.450, shown as 128.45 pounds.",
  '"64" in PRICE_UNIT_WHOLE is 64,000,000 millionths.',
  "Divided by 1000, 128450 in PRICE_UNIT_MILLI is 128.45.",
  "128450 in PRICE_UNIT_MILLI ÷ 1,000 is 128.45.",
  '"128450" in PRICE_UNIT_CENTI is not 128.45 in PRICE_UNIT_MILLI.',
  '6400 hundredths are "64" in PRICE_UNIT_WHOLE.',
  "64 | PRICE_UNIT_CENTI | GBP | £0.64",
  '"5" | PRICE_UNIT_CENTI | GBP | £0.05',
  '"128455" in PRICE_UNIT_MILLI is shown as £128.46.',
  '"1250" | PRICE_UNIT_CENTI | USD | $12.50',
  '"12" in PRICE_UNIT_MICRO is 0.012 thousandths.',
  'V1.0 had 64; 3.0 can have "64" in PRICE_UNIT_WHOLE.',
  "A price with the unit milli is divided by a thousand.",
  "PRICE_UNIT_MILLI divides by 1,000, PRICE_UNIT_MICRO by 1,000,000.",
])("accepts %s", (text) => {
  expect(nearest(text)).toEqual([]);
});

test("reads a row as one statement, and a paragraph sentence by sentence", () => {
  const nearestOf = (page: string) =>
    checkAmounts("a.md", parseMarkdown(page)).map((one) => one.nearest);
  const [said, comes] = ['`"128450"` in `PRICE_UNIT_CENTI`.', "It is 128.45."];
  expect(nearestOf(`| Said | Shown |\n| --- | --- |\n| ${said} | ${comes} |\n`)).toEqual([
    "1284.5",
  ]);
  expect(nearestOf(`${said} ${comes}\n`)).toEqual([]);
});

test("both the amount and its value are numbers of an amount", () => {
  const text = '"4990" in PRICE_UNIT_CENTI';
  expect(["4990", "49.90", "49.9", "499"].map((one) => isOfAmount(text, one))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
