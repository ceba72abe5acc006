import { expect, test } from "vitest";
import { describeErrors, type ValidationError } from "./describe-errors.ts";

/** What is said of a value that has one error. */
function described(value: unknown, error: ValidationError) {
  const validator = Object.assign(() => false, { errors: [error] });
  return describeErrors(validator, value, "body")[0];
}

const type = (instancePath: string): ValidationError => ({
  instancePath,
  keyword: "type",
  params: { type: "integer" },
});

test("quotes a text of up to 60 characters whole, and only the start of a longer one", () => {
  const [whole, long] = ["x".repeat(60), "x".repeat(61)];
  expect(described({ a: whole }, type("/a"))?.received).toBe(whole);
  expect(described({ a: long }, type("/a"))).not.toHaveProperty("received");
  expect(described({ a: long }, type("/a"))?.message).toBe(
    `a must be a whole number; received "${"x".repeat(59)}….`,
  );
});

test("cuts a long text between characters", () => {
  const text = `${"x".repeat(58)}😀`;
  expect(described({ a: text }, type("/a"))?.message).toBe(
    `a must be a whole number; received "${"x".repeat(58)}….`,
  );
});

test("describes what a validator expects in words, or else by its keyword", () => {
  const expected = (keyword: string, params: ValidationError["params"]) =>
    described({ a: [] }, { instancePath: "/a", keyword, params })?.expected;
  expect(expected("type", { type: ["string", "null"] })).toBe("a text or null");
  expect(expected("exclusive", { groups: [["iata"], ["lat", "lon"]] })).toBe(
    "exactly one of iata, lat with lon",
  );
  expect(expected("pattern", { pattern: "^a$" })).toBe("a text that matches ^a$");
  expect(expected("multipleOf", { multipleOf: 5 })).toBe("a multiple of 5");
  expect(expected("contains", {})).toBe("valid (contains)");
});

test("reports only the branch's own error for a failed branch", () => {
  const errors: ValidationError[] = [type("/a"), { ...type("/a"), keyword: "if" }];
  const validator = Object.assign(() => false, { errors });
  expect(describeErrors(validator, { a: "x" }, "body")).toHaveLength(1);
  expect(
    describeErrors(
      Object.assign(() => true, { errors }),
      {},
      "body",
    ),
  ).toEqual([]);
});

test("writes a field's path as a program would write it", () => {
  const value = { legs: [{ "a/b": { "c~d": "x" } }] };
  expect(described(value, type("/legs/0/a~1b/c~0d"))?.field).toBe('legs[0]["a/b"]["c~d"]');
  expect(described({ "~1": "x" }, type("/~01"))?.field).toBe('["~1"]');
  expect(described("x", type(""))?.field).toBe("body");
});

test("abbreviates nested values of the received one", () => {
  const { message } = described({ a: [{ b: 1 }, 2] }, type("/a")) ?? {};
  expect(message).toBe('a must be a whole number; received ["…",2].');
});
