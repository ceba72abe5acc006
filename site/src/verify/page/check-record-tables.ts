import type { Root, Table, TableRow } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { formatPrice } from "../../../../client/src/prices.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { Currency, PriceUnit } from "../../../../contract/src/types.ts";
import { once } from "../../base/once.ts";
import { nodesOf } from "../../markdown/each-node.ts";

/**
 * Checks tables that show records side by side, with a row for each field, `Currency.symbolOnLeft`,
 * and a column for each record, against the contract's examples; and rows with an amount, unit,
 * currency and text against what the client formats.
 */
export function checkRecordTables(
  file: string,
  tree: Root,
  contract: Contract,
): readonly Problem[] {
  const readRecords = once(() => recordsIn(contract));
  return nodesOf(tree, "table").flatMap((table) => {
    const rows = rowsOf(table);
    const codes = rows.find(({ field }) => field === "code")?.cells;
    if (!codes) return table.children.flatMap((row) => wrongText(file, row, readRecords));
    const records = codes.map((code) => readRecords().find((one) => one.code === code));
    return rows.flatMap(({ field, cells, line }) =>
      cells.flatMap((cell, index) => {
        const value = records[index]?.[field];
        if (value === undefined || typeof value === "object") return [];
        if (cell === String(value) || MARKS[cell] === value) return [];
        const message = `\`${field}\` of ${codes[index]} is not ${cell}.`;
        return [problem({ file, line }, message, markNamed(value) ?? String(value))];
      }),
    );
  });
}

/** Names of separators, because a mark alone is hard to see. */
const MARKS: Readonly<Record<string, string>> = {
  comma: ",",
  "full stop": ".",
  space: " ",
  apostrophe: "'",
};

function markNamed(value: unknown): string | undefined {
  return Object.keys(MARKS).find((name) => MARKS[name] === value);
}

/** `| "128450" | PRICE_UNIT_MILLI | GBP | £128.45 |` */
function wrongText(
  file: string,
  row: TableRow,
  known: () => readonly Readonly<Record<string, unknown>>[],
): readonly Problem[] {
  const [amount = "", unit = "", code, text] = row.children.map((cell) => textOf(cell));
  const [, digits] = /^"(\d+)"$/.exec(amount) ?? [];
  if (digits === undefined) return [];
  const currency = known().find((one) => one.code === code && isCurrency(one));
  if (!currency) return [];
  const right = formatPrice(
    { amount: digits, unit: unit as PriceUnit },
    currency as unknown as Currency,
  );
  if (right === undefined || text === undefined || normalizeSpaces(text) === normalizeSpaces(right))
    return [];
  const message = `${amount} in ${unit} of ${code} is not "${text}".`;
  return [problem({ file, line: row.position?.start.line }, message, right)];
}

/** Turns non-breaking spaces into spaces. */
function normalizeSpaces(text: string): string {
  return text.replaceAll(/\s/g, " ");
}

function isCurrency(record: Readonly<Record<string, unknown>>): boolean {
  return "decimalDigits" in record && "symbolOnLeft" in record;
}

interface Row {
  readonly field: string;
  readonly cells: readonly string[];
  readonly line: number | undefined;
}

function rowsOf({ children }: Table): readonly Row[] {
  return children.flatMap(({ children: [first, ...rest], position }) => {
    const [, field] = /^[A-Z]\w+\.(\w+)$/.exec(first ? textOf(first) : "") ?? [];
    if (field === undefined) return [];
    return [{ field, cells: rest.map((cell) => textOf(cell)), line: position?.start.line }];
  });
}

/** Every object in the contract's example responses. */
function recordsIn({ specifications }: Contract): readonly Readonly<Record<string, unknown>>[] {
  const responses = specifications
    .flatMap(({ operations }) => operations)
    .flatMap((operation) => operation.responses);
  return responses.flatMap(({ examples }) => examples.flatMap(({ value }) => objectsIn(value)));
}

function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== "object" || value === null) return [];
  const records = Array.isArray(value) ? [] : [{ ...value }];
  return [...records, ...Object.values(value).flatMap(objectsIn)];
}
