import { expect, test } from "vitest";
import { checkDocComments } from "./check-doc-comments.ts";

const told = (text: string) =>
  checkDocComments({ file: "a.ts", text }, { timeout: 30_000 }).map(({ line, nearest }) => [
    line,
    nearest,
  ]);
const option = (value: string, name: string) =>
  `export interface Options {\n  /**\n   * Milliseconds.\n   * @defaultValue ${value}\n   */\n  readonly ${name}?: number;\n}\n`;

test("reports a default that is neither the code's nor that of all calls", () => {
  expect(told(option("30,000", "timeout"))).toEqual([]);
  expect(told(option("20,000", "timeout"))).toEqual([[2, "30000"]]);
  const own = "const { longest = 65_536 } = options;";
  expect(told(`${option("65,536", "longest")}${own}`)).toEqual([]);
  expect(told(`${option("16,384", "longest")}${own}`)).toEqual([[2, "65536"]]);
});

test("reads a default of the code with several separators", () => {
  const own = "const { longest = 1_000_000 } = options;";
  expect(told(`${option("1,000,000", "longest")}${own}`)).toEqual([]);
  expect(told(`${option("1,000", "longest")}${own}`)).toEqual([[2, "1000000"]]);
});

test("a docstring that contradicts a fact is a problem", () => {
  expect(
    told("/** Poll first, then create the search. */\nexport function live() {}"),
  ).toHaveLength(1);
  expect(told("/** Create the search, then poll. */\nexport function live() {}")).toEqual([]);
});

test("checks docstrings of unexported code, but not their examples", () => {
  expect(told("/** Poll first, then create the search. */\nfunction live() {}")).toHaveLength(1);
  expect(told("/** step(1) → Poll first, then create. */\nfunction live() {}")).toEqual([]);
  const beside = "/** Poll first, then create the search: `step(1)` → 2. */\nfunction live() {}";
  expect(told(beside)).toHaveLength(1);
});

test("checks a docstring against what it precedes", () => {
  const longest = (words: string) => told(`/** ${words} */\nreadonly longest?: number;`);
  expect(longest("Milliseconds for the search.")).toEqual([]);
  expect(longest("Milliseconds for each poll.")).toHaveLength(1);
});

test("reports a default of thousands that isn't in milliseconds", () => {
  expect(told(option("30,000", "timeout").replace("Milliseconds", "Seconds"))).toEqual([
    [2, "milliseconds"],
  ]);
});

test("reports a default of hundreds in seconds, but not one of tens", () => {
  const told = (value: string) =>
    checkDocComments(
      { file: "a.ts", text: `/** Seconds of it.\n@defaultValue ${value} */\nfunction show() {}` },
      { show: Number(value) },
    ).map((one) => one.message);
  expect(told("250")).toContainEqual('"Seconds of it.": 250 is not in Seconds.');
  expect(told("99")).not.toContainEqual('"Seconds of it.": 99 is not in Seconds.');
});

test("reports a text default that isn't the signature's", () => {
  const source = (value: string) =>
    `/**\n * In an order.\n * @defaultValue ${value}\n */\nexport function listOf(\n  { ids }: Leg,\n  order = "best",\n) {}`;
  expect(told(source('"best"'))).toEqual([]);
  expect(told(source('"cheapest"'))).toEqual([[1, '"best"']]);
});

test("reports a client's time not in milliseconds, and an HTTP time not in seconds", () => {
  const nearest = (comment: string, name: string) =>
    checkDocComments(
      { file: "a.ts", text: `/** ${comment} */\nreadonly ${name}: number;` },
      {},
    ).map((one) => one.nearest);
  expect(nearest("Milliseconds until the next one.", "wait")).toEqual([]);
  expect(nearest("Seconds until the next one.", "wait")).toEqual(["milliseconds"]);
  expect(nearest("In milliseconds.", "retryAfter")).toEqual(["seconds"]);
});

test("compares an object default by its words", () => {
  const nearest = (fallback: string) =>
    checkDocComments(
      {
        file: "a.ts",
        text: `/** @defaultValue ${fallback} */\nexport function show(\n  style = { day: "numeric", month: "short" },\n) {}`,
      },
      {},
    ).map((one) => one.nearest);
  expect(nearest("day and short month")).toEqual([]);
  expect(nearest("day and month as numbers")).toEqual(["short"]);
});
