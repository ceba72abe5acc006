/** What readers find behind an arrow in a docstring, made by the code it describes. */
import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const EXAMPLE = /`([^`]+)` → ("[^"]*")/g;
/** Of a function that other files of the client import: `daysOf({ … }) → 28 dates`. */
const INTERNAL = /\/\*\* (\w+\([^→\n]*\)) → ("[^"\n]*"|'[^'\n]*'|\d+)(?= \w|.*\*\/)/g;

const files = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);
const sources = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, "utf8"));
const client: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...(await Promise.all(files.map((name) => import(`./${name}`)))),
);

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

const internal = sources
  .flatMap((source) =>
    Array.from(source.matchAll(INTERNAL), ([, code = "", result = ""]) => [code, result] as const),
  )
  .filter(([code]) => (/^\w+/.exec(code)?.[0] ?? "") in client);

test.each(internal)("%s is %s", (code, result) => {
  const value = runInNewContext(code, { ...client });
  if (/^\d/.test(result)) expect(value).toHaveLength(Number(result));
  else expect(value).toBe(result.slice(1, -1));
});
