import { parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { offsetOf, stepsOf } from "./offset-of.ts";

test.each([
  ["query.queryLegs[0].date.month", ["query", "queryLegs", 0, "date", "month"]],
  ['query["x.y"].z', ["query", "x.y", "z"]],
  ["locale", ["locale"]],
  ["body", []],
] as const)("%s is the steps %j", (field, steps) => {
  expect(stepsOf(field)).toEqual(steps);
});

test("a member begins with its name, and what is missing where it would be", () => {
  const text = '{ "query": { "legs": [ 1, { "date": 2 } ] } }';
  const tree = parseTree(text);
  const at = (field: string) => text.slice(tree && offsetOf(tree, field));
  expect(at("query.legs[1].date")).toMatch(/^"date"/);
  expect(at("query.legs[1].other")).toMatch(/^\{ "date"/);
  expect(at("query.other")).toMatch(/^"query"/);
  expect(at("other")).toBe(text);
});
