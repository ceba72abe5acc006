import fc from "fast-check";
import { expect, test } from "vitest";
import { printJavaScript, printJson, printPython } from "./literal-styles.ts";
import { anyJson, SEED } from "./testing/any-json.ts";

test("prints short, plain JSON on one line and indents the rest", () => {
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

test("one line has at most 56 columns, counting its indentation and key", () => {
  const linesOf = (value: unknown) => printJson(value).split("\n").length;
  expect(["x".repeat(52), "x".repeat(53)].map((one) => linesOf([one]))).toEqual([1, 3]);
  const within = (length: number) => ({ a: ["x".repeat(length)], b: {} });
  expect([45, 46].map((length) => linesOf(within(length)))).toEqual([4, 6]);
});

test("breaks nested values early enough to keep every line within 56 columns", () => {
  const deep = { a: { b: { c: { list: ["createLiveSearch", "pollLiveSearch", "one more"] } } } };
  const widest = Math.max(
    ...printJson(deep)
      .split("\n")
      .map((line) => line.length),
  );
  expect(widest).toBeLessThanOrEqual(56);
});

test("JavaScript omits the quotes of a key that needs none", () => {
  expect(printJavaScript({ adults: 1, "x-api-key": "a" })).toBe('{ adults: 1, "x-api-key": "a" }');
});

test("Python prints True, False and None", () => {
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
