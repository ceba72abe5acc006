import { expect, test } from "vitest";
import type { Contract, Operation, Schema } from "../../../../contract/src/model.ts";
import { contract, withoutProblems } from "../../../../contract/src/testing/contract.ts";
import { smallContract } from "../../../../contract/src/testing/small-contract.ts";
import { changedNames } from "./changed-names.ts";

const contractWith = (schema: string) => withoutProblems(smallContract(schema));
const object = (properties: string, more = "") =>
  `{ type: object, description: A thing., ${more} properties: { ${properties} } }`;
const own = "own: { type: integer, description: A number., minimum: 1 }";
const changed = (before: string, now: string) =>
  changedNames(contractWith(before), contractWith(now));

test("reports nothing between identical contracts", () => {
  expect(changed(object(own), object(own))).toEqual([]);
});

test.each([
  ["another description", own.replace("A number", "A count")],
  ["another limit", own.replace("1", "2")],
  ["another type", own.replace("integer", "number")],
  ["a default", own.replace("minimum: 1", "minimum: 1, default: 2")],
])("reports a field with %s, but not the object around it", (_, now) => {
  expect(changed(object(own), object(now))).toEqual(["Value.own"]);
});

test("reports a field that becomes required", () => {
  expect(changed(object(own), object(own, "required: [own],"))).toEqual(["Value.own"]);
});

test("reports a field that only one of the contracts has, on either side", () => {
  const both = object(`${own}, more: { type: string, description: A text. }`);
  expect(changed(object(own), both)).toEqual(["Value.more"]);
  expect(changed(both, object(own))).toEqual(["Value.more"]);
});

test("reports a type with another description, without its fields", () => {
  const now = object(own).replace("A thing", "Another thing");
  expect(changed(object(own), now)).toEqual(["Body.value", "Value"]);
});

test("reports a field whose type has another name, even if all else is the same", () => {
  const before = contractWith(object(own));
  const renamed = (schema: Schema): Schema =>
    schema.kind === "object"
      ? {
          ...schema,
          properties: schema.properties.map((field) => ({
            ...field,
            schema: { ...field.schema, name: "Count" },
          })),
        }
      : schema;
  const specifications = before.specifications.map((one) => ({
    ...one,
    schemas: new Map([...one.schemas].map(([name, schema]) => [name, renamed(schema)])),
  }));
  expect(changedNames(before, { ...before, specifications })).toContain("Value.own");
});

test("reports a type with another default or another oneOf choice", () => {
  const text = "{ type: string, description: A text. }";
  expect(changed(text, text.replace(" }", ", default: a }"))).toContain("Value");
  const two = `one: { type: string, description: A. }, two: { type: string, description: B. }`;
  const choice = (first: string) =>
    object(
      two,
      `oneOf: [{ title: By ${first}, description: C., required: [one] }, { title: By two, description: D., required: [two] }],`,
    );
  expect(changed(choice("one"), choice("name"))).toContain("Value");
});

test("reports only the enum values whose description changed", () => {
  const values = (second: string) =>
    `{ type: string, description: A kind., oneOf: [{ const: ONE, description: First. }, { const: TWO, description: ${second} }] }`;
  expect(changed(values("Second."), values("Last."))).toEqual(["Value.TWO"]);
});

const operations = contract.specifications.flatMap((one) => one.operations);
const [parameter] = operations.flatMap(({ parameters }) => parameters);
const [key] = operations.flatMap(({ security }) => security);
if (!parameter || !key) throw new Error("No operation has a parameter and a key.");

/** A small contract whose operation has been changed so. */
const operationWith = (change: Partial<Operation>): Contract => {
  const small = contractWith("{ type: string }");
  const specifications = small.specifications.map((one) => ({
    ...one,
    operations: one.operations.map((operation) => ({ ...operation, ...change })),
  }));
  return { ...small, specifications };
};

test.each<[string, Partial<Operation>]>([
  ["summary", { summary: "Sends it" }],
  ["description", { description: "Another text." }],
  ["method", { method: "get" }],
  ["path", { path: "/sent" }],
  ["parameter", { parameters: [parameter] }],
  ["key", { security: [key] }],
])("reports an operation with another %s", (_, change) => {
  expect(changedNames(operationWith({}), operationWith(change))).toEqual(["send"]);
});

test("ignores an operation that only moves to another line", () => {
  const schema = { ...parameter.schema, source: { file: "a.yaml", line: 1 } };
  const before = operationWith({ parameters: [parameter] });
  const now = operationWith({ parameters: [{ ...parameter, schema }] });
  expect(changedNames(before, now)).toEqual([]);
});
