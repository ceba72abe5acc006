import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkRecordTables } from "./check-record-tables.ts";

test("reports a record's value that differs from the contract's examples", () => {
  const told = (pound: string, euro: string) => {
    const rows = [
      "| Rule | Pound | Euro |",
      "| --- | --- | --- |",
      "| `Currency.code` | GBP | EUR |",
      `| \`Currency.symbolOnLeft\` | ${pound} | ${euro} |`,
    ];
    return checkRecordTables("a.md", parseMarkdown(rows.join("\n")), contract).length;
  };
  expect(told("true", "false")).toBe(0);
  expect(told("false", "true")).toBe(2);
});

test("compares a separator by its name", () => {
  const told = (pound: string, euro: string) => {
    const head = "| Rule | Pound | Euro |\n| --- | --- | --- |\n| `Currency.code` | GBP | EUR |";
    const row = `| \`Currency.decimalSeparator\` | ${pound} | ${euro} |`;
    return checkRecordTables("a.md", parseMarkdown(`${head}\n${row}`), contract);
  };
  expect(told("full stop", "comma")).toEqual([]);
  expect(told("comma", "full stop")).toMatchObject([
    { line: 4, nearest: "full stop" },
    { line: 4, nearest: "comma" },
  ]);
});

test("reports a price that the client formats differently", () => {
  const told = (text: string) => {
    const row = `| "45120000" | \`PRICE_UNIT_MICRO\` | EUR | ${text} |`;
    const table = `| Amount | Unit | Currency | Text |\n| --- | --- | --- | --- |\n${row}`;
    return checkRecordTables("a.md", parseMarkdown(table), contract);
  };
  expect(told("45,12 €")).toEqual([]);
  expect(told("€ 45,12")).toMatchObject([{ line: 3, nearest: "45,12 €" }]);
  expect(told("€45.12")).toHaveLength(1);
});

test("accepts any space in a price", () => {
  const told = (text: string) => {
    const row = `| "45120000" | \`PRICE_UNIT_MICRO\` | EUR | ${text} |`;
    return checkRecordTables(
      "a.md",
      parseMarkdown(`| A | B | C | D |\n| - | - | - | - |\n${row}`),
      contract,
    );
  };
  expect([told("45,12 €"), told("45,12\u00a0€"), told("45,12\u202f€")]).toEqual([[], [], []]);
});

const priceTable = (...cells: readonly string[]) => {
  const head = cells.map(() => "A");
  const rows = [head, head.map(() => "-"), cells].map((row) => `| ${row.join(" | ")} |`);
  return checkRecordTables("a.md", parseMarkdown(rows.join("\n")), contract);
};

test.each([
  ['"45120000"', "PRICE_UNIT_MICRO", "EUR"],
  ['"45120000"', "PRICE_UNIT_MICRO", "UK", "45,12 €"],
  ['"45120000"', "PRICE_UNIT_MICRO", "XXX", "45,12 €"],
  ['"45120000"', "seats", "EUR", "45,12 €"],
  ["45120000", "PRICE_UNIT_MICRO", "EUR", "€45.12"],
])(
  "a row that shows no price of a known currency is not checked: %s | %s | %s | %s",
  (...cells) => {
    expect(priceTable(...cells)).toEqual([]);
  },
);

test("reports a wrong field with its own record", () => {
  const head = "| Rule | Pound | Euro |\n| --- | --- | --- |\n| `Currency.code` | GBP | EUR |";
  const text = `${head}\n| \`Currency.symbolOnLeft\` | true | true |`;
  expect(checkRecordTables("a.md", parseMarkdown(text), contract)).toEqual([
    { file: "a.md", line: 4, message: "`symbolOnLeft` of EUR is not true.", nearest: "false" },
  ]);
});
