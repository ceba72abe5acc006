/** What readers find behind an arrow in a docstring, made by the code it describes. */
import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import * as client from "./index.ts";

const EXAMPLE = /`([^`]+)` → ("[^"]*")/g;

const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(`${import.meta.dirname}/${name}`, "utf8"));

/** Each with the function that it stands above: one that is a value alone is its argument. */
const examples = sources.flatMap((source) => {
  const docstrings = source.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\s*export function (\w+)/gs);
  return Array.from(docstrings).flatMap(([, comment = "", name = ""]) =>
    Array.from(
      comment.replaceAll(/\n \* ?/g, " ").matchAll(EXAMPLE),
      ([, code = "", result = ""]) =>
        [code.startsWith(`${name}(`) ? code : `${name}(${code})`, result] as const,
    ),
  );
});

test("docstrings of the client have examples", () => {
  expect(examples.map(([code]) => /^\w+/.exec(code)?.[0])).toEqual(
    expect.arrayContaining([
      "formatDate",
      "formatTime",
      "formatDuration",
      "toDateText",
      "toDecimal",
    ]),
  );
});

test.each(examples)("%s is %s", (code, result) => {
  expect(JSON.stringify(runInNewContext(code, { ...client }))).toBe(result);
});
