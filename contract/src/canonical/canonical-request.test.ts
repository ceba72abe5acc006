import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Schema } from "../model.ts";
import { anyValue } from "../testing/any-value.ts";
import { contract } from "../testing/contract.ts";
import { changesOf } from "../testing/field-changes.ts";
import type { OperationId } from "../types.ts";
import { canonicalRequest } from "./canonical-request.ts";

const operations = contract.specifications.flatMap((specification) => specification.operations);
const bodies = operations.flatMap(({ id, requestBody }) =>
  requestBody ? [{ id: id as OperationId, schema: requestBody.schema }] : [],
);

/** The text that what is kept for a request is kept by. */
function keyOf(operation: OperationId, body: unknown, query = {}): string {
  return JSON.stringify(canonicalRequest(operation, { path: {}, query, body }));
}

describe.each(bodies)("the body of $id", ({ id, schema }) => {
  test("has a different canonical form when any documented field differs", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyValue(schema), (body) => {
        for (const { field, changed } of changesOf(schema, body)) {
          seen.add(field.replaceAll(/\b\d+\b/g, "0"));
          expect(keyOf(id, changed), field).not.toBe(keyOf(id, body));
        }
      }),
      { numRuns: 30 },
    );
    expect([...seen].sort()).toEqual([...fieldsOf(schema)].sort());
  });

  test("has the same canonical form with unknown fields and in any field order", () => {
    fc.assert(
      fc.property(anyValue(schema), fc.jsonValue(), (body, unknown) => {
        expect(keyOf(id, disturbed(schema, body, unknown))).toBe(keyOf(id, body));
      }),
    );
  });

  test("has an idempotent canonical form", () => {
    fc.assert(
      fc.property(anyValue(schema), (body) => {
        const { body: once } = canonicalRequest(id, { path: {}, query: {}, body });
        expect(keyOf(id, once)).toBe(keyOf(id, body));
      }),
    );
  });
});

test("a known parameter is part of the canonical form, an unknown one isn't", () => {
  const of = (query: object) => keyOf("findNearestCulture", undefined, query);
  expect(of({ ipAddress: "203.0.113.7" })).not.toBe(of({}));
  expect(of({ colour: "blue" })).toBe(of({}));
});

test("a field set to its default equals an omitted one", () => {
  const query = { market: "UK", locale: "en-GB" };
  const of = (more: object) => keyOf("suggestFlightPlaces", { query, ...more });
  expect(of({ isDestination: false })).toBe(of({}));
  expect(of({ isDestination: true })).not.toBe(of({}));
});

test("ignores a field named like an Object.prototype property", () => {
  expect(keyOf("createLiveSearch", JSON.parse('{"__proto__": {"query": {"market": "UK"}}}'))).toBe(
    keyOf("createLiveSearch", {}),
  );
});

/** Every field below a schema: "query.queryLegs.0.date.year". */
function fieldsOf(schema: Schema, prefix = ""): readonly string[] {
  if (schema.kind === "array") return fieldsOf(schema.items, `${prefix}0.`);
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap(({ name, schema: own }) => {
    return [prefix + name, ...fieldsOf(own, `${prefix}${name}.`)];
  });
}

/** The same value with its fields backwards and an unknown one in every object. */
function disturbed(schema: Schema, value: unknown, unknown: unknown): unknown {
  if (Array.isArray(value)) {
    const items = schema.kind === "array" ? schema.items : schema;
    return value.map((item) => disturbed(items, item, unknown));
  }
  if (typeof value !== "object" || value === null || schema.kind !== "object") return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const own = schema.properties.find((property) => property.name === name)?.schema;
    return [name, own ? disturbed(own, inner, unknown) : inner] as const;
  });
  return Object.fromEntries([["colour", unknown], ...entries.reverse(), ["constructor", unknown]]);
}
