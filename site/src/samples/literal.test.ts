import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { printJavaScript, printJson, printPython } from "./literal-styles.ts";
import { isInstalled, runProgram } from "./testing/run-program.ts";

const SEED = { seed: 20270514, numRuns: 300 };
const anyJson = fc.jsonValue({ stringUnit: "binary" }).map(withoutNegativeZero);

test("JSON stands on one line where it is short and plain, and is indented where it is not", () => {
  const query = { adults: 1, date: { year: 2027, month: 5 }, ages: [4, 11], none: [] };
  expect(printJson(query)).toBe(
    [
      "{",
      '  "adults": 1,',
      '  "date": { "year": 2027, "month": 5 },',
      '  "ages": [4, 11],',
      '  "none": []',
      "}",
    ].join("\n"),
  );
});

test("a list too long for one line has one item a line", () => {
  const names = ["createLiveSearch", "pollLiveSearch", "searchIndicative", "listMarkets"];
  expect(printJson(names).split("\n")).toHaveLength(6);
});

test("JavaScript leaves quotes off where a key allows it", () => {
  expect(printJavaScript({ adults: 1, "x-api-key": "a" })).toBe('{ adults: 1, "x-api-key": "a" }');
});

test("Python writes its own words for true, false and null", () => {
  expect(printPython([true, false, null])).toBe("[True, False, None]");
});

test("any value printed as JSON reads back the same", () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      expect(JSON.parse(printJson(value))).toEqual(value);
    }),
    SEED,
  );
});

test("any value printed as JavaScript reads back the same", () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const read: unknown = new Function(`return ${printJavaScript(value)}`)();
      expect(JSON.stringify(read)).toBe(JSON.stringify(value));
    }),
    SEED,
  );
});

test("the key __proto__ stays a key", () => {
  const value: unknown = JSON.parse('{"__proto__": 1}');
  const read: unknown = new Function(`return ${printJavaScript(value)}`)();
  expect(JSON.stringify(read)).toBe('{"__proto__":1}');
});

test.skipIf(!(await isInstalled("python3", ["--version"])))(
  "any value printed as Python reads back the same",
  async () => {
    const values = fc.sample(anyJson, SEED);
    const folder = await mkdtemp(join(tmpdir(), "literal-"));
    const file = join(folder, "values.py");
    const list = values.map((value) => `  ${printPython(value, "  ")},`).join("\n");
    writeFileSync(file, `import json\nprint(json.dumps([\n${list}\n]))\n`);
    const { exitCode, output } = await runProgram("python3", [file]);
    await rm(folder, { recursive: true });
    expect(exitCode, output).toBe(0);
    expect(JSON.parse(output)).toEqual(values);
  },
);

/** JSON has no negative zero: it is written as 0. */
function withoutNegativeZero(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
