import fc from "fast-check";
import type { Schema } from "../../../contract/src/model.ts";

/** A value to replace a field's own with, as JSON text. */
export interface Value {
  readonly what: string;
  readonly json: string;
  /** True if the contract's schema does not accept it. */
  readonly isWrong: boolean;
}

const INT32 = 2 ** 31;
const DEPTH = 20_000;
/** Far deeper than a recursive function can follow, but within the size limit. */
export const DEEP_LIST = "[".repeat(DEPTH) + "]".repeat(DEPTH);

/** Values at and beyond the limits of what a schema accepts. */
export function valuesFor(schema: Schema): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: 2, arbitrary: otherTypes(schema) },
    { weight: 3, arbitrary: ownType(schema) },
  );
}

function otherTypes(schema: Schema): fc.Arbitrary<Value> {
  const any = fc.jsonValue().filter((value) => !isOf(schema, value));
  return fc.oneof(
    any.map((value) => bad("another type", JSON.stringify(value))),
    fc.constant(bad("null", "null")),
    ...(schema.kind === "array" ? [] : [fc.constant(bad("a deep list", DEEP_LIST))]),
  );
}

function ownType(schema: Schema): fc.Arbitrary<Value> {
  if (schema.kind === "integer") return fc.oneof(integers(schema.limits.minimum), fractions());
  if (schema.kind === "number") return numbers();
  if (schema.kind === "string") return texts();
  if (schema.kind === "enum") return enumValues(schema.values.map(({ value }) => value));
  if (schema.kind === "boolean") return fc.boolean().map((value) => good("a boolean", value));
  if (schema.kind === "array") return lists(schema.limits.minItems ?? 0);
  return fc.constant(bad("a list", "[]"));
}

function isOf({ kind }: Schema, value: unknown): boolean {
  if (value === null) return true;
  if (kind === "array") return Array.isArray(value);
  if (kind === "object" || kind === "map")
    return typeof value === "object" && !Array.isArray(value);
  if (kind === "integer") return typeof value === "number";
  return typeof value === (kind === "enum" ? "string" : kind);
}

function integers(minimum = -INT32): fc.Arbitrary<Value> {
  const edges = [0, -1, 1, 9, 13, 32, 9999, INT32 - 1, INT32, -INT32, -INT32 - 1, 1e21];
  return fc.oneof(fc.constantFrom(...edges), fc.integer()).map((value) => {
    const isWrong = value < minimum || value >= INT32 || value < -INT32;
    return { what: `the number ${value}`, json: JSON.stringify(value), isWrong };
  });
}

function fractions(): fc.Arbitrary<Value> {
  const texts = fc.constantFrom("1.5", "-0.1", "5e-324", "1e400", "-1e400");
  return texts.map((text) => bad(`the number ${text}`, text));
}

function numbers(): fc.Arbitrary<Value> {
  const edges = fc.constantFrom(0, -0, 90, -90, 90.001, 180, -180, 180.001, 5e-324, 1e308);
  return fc.oneof(
    fc.oneof(edges, fc.double({ noNaN: true, noDefaultInfinity: true })).map((value) => {
      return good(`the number ${value}`, value);
    }),
    fc.constant(bad("the number 1e400", "1e400")),
  );
}

function texts(): fc.Arbitrary<Value> {
  const edges = fc.constantFrom("", " ", "\u0000", "\ud800", "__proto__", "constructor", "../..");
  return fc.oneof(
    edges.map((text) => good(`the text ${JSON.stringify(text)}`, text)),
    fc.string({ unit: "binary" }).map((text) => good("a random text", text)),
    fc.integer({ min: 2, max: 10 }).map((e) => good("a long text", "é".repeat(2 ** e))),
    fc.constant(good("a huge text", "x".repeat(30_000))),
  );
}

function enumValues(values: readonly string[]): fc.Arbitrary<Value> {
  const misspelt = fc.constantFrom(...values).map((value) => bad("misspelt", `"${value}S"`));
  const random = fc.string().filter((text) => !values.includes(text));
  return fc.oneof(
    fc.constantFrom(...values).map((value) => good("another value", value)),
    misspelt,
    random.map((text) => bad("an unknown value", JSON.stringify(text))),
  );
}

function lists(minimum: number): fc.Arbitrary<Value> {
  return fc.constantFrom(
    { what: "an empty list", json: "[]", isWrong: minimum > 0 },
    bad("a list of null", "[null]"),
    bad("a long list of null", `[${Array(1000).fill("null").join(",")}]`),
    bad("a deep list", DEEP_LIST),
  );
}

function good(what: string, value: unknown): Value {
  return { what, json: JSON.stringify(value), isWrong: false };
}

function bad(what: string, json: string): Value {
  return { what, json, isWrong: true };
}
