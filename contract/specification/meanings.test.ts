import { expect, test } from "vitest";
import { contract } from "../src/testing/contract.ts";
import { walkFields } from "../src/testing/walk-fields.ts";
import { ENUMS } from "./entries.ts";
import { faultsOf, MEANINGS, type Meaning } from "./meanings.ts";

/** Every description, by the name of what it describes. */
const described: ReadonlyMap<string, string> = new Map(
  contract.specifications.flatMap(({ operations, schemas }) => [
    ...operations.map(({ id, description }) => [id, description] as const),
    ...[...schemas].flatMap(([name, schema]) => [
      [name, schema.description] as const,
      ...(schema.kind === "enum"
        ? schema.values.map((one) => [`${name}.${one.value}`, one.description] as const)
        : []),
      ...(schema.kind === "object"
        ? schema.choices.map((one) => [`${name} ${one.title}`, one.description] as const)
        : []),
      ...walkFields(schema, name).map((field) => [field.name, field.schema.description] as const),
    ]),
  ]),
);

test.each(MEANINGS)("the description of $name has the specification's meaning", (meaning) => {
  expect(described.get(meaning.name), "the contract describes it").toBeDefined();
  expect(faultsOf(meaning, described.get(meaning.name) ?? "")).toEqual([]);
});

test("every enum value has a meaning, except the unspecified ones", () => {
  const values = [...ENUMS].flatMap(([name, members]) => members.map((one) => `${name}.${one}`));
  const named = new Set(MEANINGS.map(({ name }) => name));
  const without = values.filter((value) => !value.endsWith("_UNSPECIFIED") && !named.has(value));
  expect(without).toEqual([]);
});

test("a phrase matches only within one sentence", () => {
  const carries: Meaning = { name: "a", says: [["seller carries"]], never: [] };
  expect(faultsOf(carries, "One booking. The seller carries the risk.")).toEqual([]);
  expect(faultsOf(carries, "The seller sells it. You carry the risk.")).toHaveLength(1);
});

test("a negated word doesn't match", () => {
  const empty: Meaning = { name: "a", says: [["empty"]], never: [] };
  expect(faultsOf(empty, "Its code; it can be empty.")).toEqual([]);
  expect(faultsOf(empty, "Its code, and never empty.")).toEqual(['lacks "empty"']);
  const none: Meaning = { name: "a", says: [["no code"]], never: [] };
  expect(faultsOf(none, "Small ones have no code.")).toEqual([]);
});

test("a forbidden word that begins like a negation is accepted where it is negated", () => {
  const symbol: Meaning = { name: "a", says: [], never: ["unique"] };
  expect(faultsOf(symbol, "Don't assume that it's unique.")).toEqual([]);
  expect(faultsOf(symbol, "It's unique.")).toEqual(['says "unique"']);
});

test("a word that changes the meaning is a fault, unless it is negated", () => {
  const replaced: Meaning = { name: "a", says: [["replace"], ["all", "whole"]], never: ["add"] };
  expect(faultsOf(replaced, "Replace the whole result. Do not add to it.")).toEqual([]);
  expect(faultsOf(replaced, "Add all of it.")).toEqual(['lacks "replace"', 'says "add"']);
  expect(faultsOf(replaced, "True if all are replaced, false if you add them.")).toEqual([]);
  expect(faultsOf(replaced, "True if you add all, false if they are replaced.")).toEqual([
    'says "add"',
  ]);
});
