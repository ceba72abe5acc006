import { expect, test } from "vitest";
import type { Row } from "../query/answer.ts";
import type { RecordKind } from "../records/record.ts";
import { groupRows } from "./group-rows.ts";

const rowsOf = (kinds: readonly RecordKind[]) =>
  kinds.map(
    (kind, at): Row => ({
      kind,
      href: `/${at}`,
      title: [],
      shared: 0,
      page: "",
      where: "",
      excerpt: [],
      badge: "",
      further: 0,
    }),
  );

const shown = (...kinds: RecordKind[]) =>
  groupRows(rowsOf(kinds)).map(({ name, isMore, rows }) => [
    isMore ? `more ${name}` : name,
    rows.map(({ href }) => href).join(" "),
  ]);

test("rows stand by what they are, the group of the best row first", () => {
  expect(shown("field", "value", "type", "page", "field", "section")).toEqual([
    ["names", "/0 /1 /2 /4"],
    ["pages", "/3 /5"],
  ]);
});

test("the three best rows stay at the top, and nothing is lost", () => {
  expect(shown("page", "section", "field", "page", "page", "error", "type")).toEqual([
    ["pages", "/0 /1"],
    ["names", "/2 /6"],
    ["errors", "/5"],
    ["more pages", "/3 /4"],
  ]);
});

test("a single row that is left over is a rest, too", () => {
  expect(shown("page", "field", "value", "page")).toEqual([
    ["pages", "/0"],
    ["names", "/1 /2"],
    ["more pages", "/3"],
  ]);
});

test("nothing becomes nothing", () => {
  expect(groupRows([])).toEqual([]);
});

test.each<[RecordKind, string]>([
  ["page", "pages"],
  ["section", "pages"],
  ["category", "pages"],
  ["operation", "operations"],
  ["field", "names"],
  ["parameter", "names"],
  ["value", "names"],
  ["type", "names"],
  ["error", "errors"],
  ["retired", "retired"],
  ["scenario", "sandbox"],
])("a row of the kind %s stands with the %s", (kind, name) => {
  expect(shown(kind)).toEqual([[name, "/0"]]);
});
