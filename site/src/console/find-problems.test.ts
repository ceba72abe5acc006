import { expect, test } from "vitest";
import { exampleOf, operationNamed } from "../build/testing/operation-named.ts";
import { printJson } from "../samples/literal-styles.ts";
import { findProblems } from "./find-problems.ts";
import { readText } from "./read-text.ts";

const CREATE = operationNamed("createLiveSearch");
const POLL = operationNamed("pollLiveSearch");

const problemsIn = (text: string, operation = CREATE) =>
  findProblems(operation, text, readText(text));

test("finds no problems in an example", () => {
  expect(problemsIn(printJson(exampleOf(CREATE)))).toEqual([]);
  expect(problemsIn(printJson(exampleOf(POLL)), POLL)).toEqual([]);
});

test("reports a problem at the line of its field, in the words of the 400", () => {
  const text = printJson(exampleOf(CREATE)).replace('"adults": 1', '"adults": 0');
  const line = text.split("\n").findIndex((one) => one.includes("adults")) + 1;
  expect(problemsIn(text)).toEqual([
    { field: "query.adults", line, message: "query.adults must be at least 1; received 0." },
  ]);
});

test("sorts problems by line, whatever their order in the contract", () => {
  const text = '{\n  "query": {\n    "adults": 0,\n    "market": 1\n  }\n}';
  const lines = problemsIn(text).map(({ line }) => line);
  expect(new Set(lines).size).toBeGreaterThan(2);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
});

test("reports a missing field at the line of the value that lacks it", () => {
  expect(problemsIn('{\n  "query": {\n  }\n}')[0]).toMatchObject({ line: 2 });
  expect(problemsIn("\n\n{}")).toMatchObject([{ line: 3, message: "query is required." }]);
  expect(problemsIn("{}", POLL)).toMatchObject([{ line: 1, message: "sessionToken is required." }]);
});

test("finds no problems in invalid JSON, which is reported otherwise", () => {
  expect(problemsIn("{")).toEqual([]);
});
