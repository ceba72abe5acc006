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

test("groups rows by kind, the best row's group first", () => {
  expect(shown("field", "value", "type", "page", "field", "section")).toEqual([
    ["names", "/0 /1 /2 /4"],
    ["pages", "/3 /5"],
  ]);
});

test("keeps the three best rows at the top and drops no row", () => {
  expect(shown("page", "section", "field", "page", "page", "error", "type")).toEqual([
    ["pages", "/0 /1"],
    ["names", "/2 /6"],
    ["errors", "/5"],
    ["more pages", "/3 /4"],
  ]);
});

test('a single leftover row still forms a "more" group', () => {
  expect(shown("page", "field", "value", "page")).toEqual([
    ["pages", "/0"],
    ["names", "/1 /2"],
    ["more pages", "/3"],
  ]);
});

test("returns no groups for no rows", () => {
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
])("puts a row of kind %s into the group %s", (kind, name) => {
  expect(shown(kind)).toEqual([[name, "/0"]]);
});
