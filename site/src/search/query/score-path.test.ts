import { expect, test } from "vitest";
import type { SearchRecord } from "../records/record.ts";
import { indexOf, named } from "../testing/small-index.ts";
import { readQuery } from "./read-query.ts";
import { scorePath } from "./score-path.ts";

function worthOf(typed: string, path: string): number {
  const record: SearchRecord = { ...named("operation", "call"), names: [path] };
  const { names, words } = indexOf([record]);
  const { paths } = readQuery(typed, words).identifierForm;
  return Math.max(...names.map((entry) => scorePath(paths, entry)));
}

const LIST = "/api/v3/places/list/{locale}";

test.each([
  ["with a value", "/api/v3/places/list/en-GB"],
  ["without its last value", "/api/v3/places/list"],
  ["without its start", "places/list/en-GB"],
  ["behind a host", "localhost:4204/api/v3/places/list/en-GB"],
  ["in capitals", "GET /API/V3/PLACES/LIST/EN-GB"],
])("a path %s requests its operation", (_, typed) => {
  expect(worthOf(typed, LIST)).toBeCloseTo(4.5 * 0.95);
});

test.each([
  ["with another segment", "/api/v3/places/nearest/en-GB"],
  ["with a segment too many", "/api/v3/places/list/en-GB/more"],
  ["that ends too soon", "/api/v3/places"],
  ["of one segment and a value, which may be alternatives", "list/map"],
])("a path %s does not", (_, typed) => {
  expect(worthOf(typed, LIST)).toBe(0);
});

test("an equal segment counts more than a value, so the exact path comes first", () => {
  expect(worthOf(LIST, LIST)).toBe(4.5);
  const typed = "/api/v3/places/nearest";
  expect(worthOf(typed, "/api/v3/places/nearest")).toBe(4.5);
  expect(worthOf(typed, "/api/v3/places/{locale}")).toBeLessThan(4.5);
});

test("a path that a table shortens may have any end, and its method before it", () => {
  const shortened = "GET /api/prices/v1.0/…";
  expect(worthOf("prices/v1.0/GB/GBP/LHR/2027-05", shortened)).toBe(4.5);
  expect(worthOf("prices/v1.0", shortened)).toBe(4.5);
  expect(worthOf("prices/v2.0/GB", shortened)).toBe(0);
});

test("in a question about it, a path is one word of others", () => {
  expect(worthOf("how long can I cache /api/v3/places/list/en-GB", LIST)).toBeCloseTo(1.2 * 0.95);
});
