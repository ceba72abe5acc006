import { parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { offsetOf, stepsOf } from "./offset-of.ts";

test.each([
  ["query.queryLegs[0].date.month", ["query", "queryLegs", 0, "date", "month"]],
  ['query["x.y"].z', ["query", "x.y", "z"]],
  ['places[""].name', ["places", "", "name"]],
  ["locale", ["locale"]],
  ["body", []],
] as const)("parses %s into the steps %j", (field, steps) => {
  expect(stepsOf(field)).toEqual(steps);
});

test("a member begins at its name, a missing one at the value that lacks it", () => {
  const text = '{ "query": { "legs": [ 1, { "date": 2 } ] } }';
  const tree = parseTree(text);
  const at = (field: string) => text.slice(tree && offsetOf(tree, field));
  expect(at("query.legs[1].date")).toMatch(/^"date"/);
  expect(at("query.legs[1].other")).toMatch(/^\{ "date"/);
  expect(at("query.other")).toMatch(/^"query"/);
  expect(at("other")).toBe(text);
});

test("of two members with one name, the last counts", () => {
  const text = '{ "adults": 1, "adults": 0 }';
  const tree = parseTree(text);
  expect(text.slice(tree && offsetOf(tree, "adults"))).toBe('"adults": 0 }');
});
