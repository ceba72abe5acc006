import { LIMITS } from "../keywords.ts";
import type { Choice, EnumValue, Limits, ObjectSchema, Property, Schema } from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem } from "../problems/problem.ts";
import { checkDecision } from "./check-decision.ts";
import { checkKeywords, formOf } from "./check-keywords.ts";
import {
  branchesOf,
  childOf,
  entriesOf,
  type Files,
  followReference,
  mergedKeysOf,
  type SourceNode,
  sourceOf,
} from "./follow-reference.ts";
import { withOpenPoints } from "./open-points.ts";
import { listOf, textOf } from "./parse-yaml.ts";

/**
 * Resolves a schema to plain data: references are replaced by their targets, and a reference back
 * to a component that is being resolved becomes an explicit cycle.
 *
 * @param open keys of the enclosing components
 */
export function resolveSchema(
  files: Files,
  written: SourceNode,
  open: readonly string[] = [],
): Schema | undefined {
  if (formOf(written.node) === "reference") checkKeywords(files, written, "reference");
  const at = followReference(files, written);
  if (!at) return undefined;
  if (at.key !== undefined && open.includes(at.key)) {
    return { ...baseOf(at), kind: "cycle", name: at.name ?? "" };
  }
  return resolveForm(files, at, at.key === undefined ? open : [...open, at.key]);
}

/** The schema of a parameter or a body. */
export function resolveSchemaOf(files: Files, at: SourceNode): Schema | undefined {
  const schema = childOf(at, "schema");
  if (!schema) files.report(problem(sourceOf(at), '"schema" is missing.'));
  return schema && resolveSchema(files, schema);
}

function resolveForm(files: Files, at: SourceNode, open: readonly string[]): Schema | undefined {
  const form = formOf(at.node);
  checkKeywords(files, at, form);
  switch (form) {
    case "nullable":
      return resolveNullable(files, at, open);
    case "object":
      for (const found of checkDecision(at)) files.report(found);
      return { ...baseOf(at), kind: form, ...objectParts(files, at, open) };
    case "map": {
      const values = resolveChild(files, at, "additionalProperties", open);
      reportMissing(files, at, "x-key", "A map says what its keys are");
      return values && { ...baseOf(at), kind: form, key: textOf(at.node["x-key"]), values };
    }
    case "array": {
      const items = resolveChild(files, at, "items", open);
      reportMissing(files, at, "items", "A list says what it holds");
      return items && { ...baseOf(at), kind: form, items };
    }
    case "enum":
      return { ...baseOf(at), kind: form, values: valuesOf(files, at) };
    case "string": {
      const keyOf = at.node["x-key-of"];
      return { ...baseOf(at), kind: form, ...(keyOf !== undefined && { keyOf: textOf(keyOf) }) };
    }
    case "integer":
    case "number":
    case "boolean":
    case "any":
      return { ...baseOf(at), kind: form };
    default:
      return undefined;
  }
}

/** `anyOf: [X, {type: "null"}]` */
function resolveNullable(
  files: Files,
  at: SourceNode,
  open: readonly string[],
): Schema | undefined {
  const branches = branchesOf(at, "anyOf");
  const isNull = ({ node }: SourceNode) => node.type === "null";
  for (const branch of branches.filter(isNull)) checkKeywords(files, branch, "null");
  const inner = branches.find((branch) => !isNull(branch));
  const schema = inner && resolveSchema(files, inner, open);
  if (!schema) return undefined;
  const { description, ...own } = baseOf(at);
  return {
    ...schema,
    ...own,
    deprecated: own.deprecated || schema.deprecated,
    description: description === "" ? schema.description : description,
    limits: schema.limits,
    nullable: true,
    ...(schema.name !== undefined && { name: schema.name }),
  };
}

function objectParts(
  files: Files,
  at: SourceNode,
  open: readonly string[],
): Pick<ObjectSchema, "properties" | "choices" | "open"> {
  const entries = entriesOf(at, "properties");
  const names = entries.map(([name]) => name);
  const required = requiredOf(files, at, names);
  const properties = entries.flatMap(([name, property]): Property[] => {
    const schema = resolveSchema(files, property, open);
    return schema ? [{ name, required: required.includes(name), schema }] : [];
  });
  const choices = branchesOf(at, "oneOf").map((branch): Choice => {
    checkKeywords(files, branch, "choice");
    reportMissing(files, branch, "required", "A choice says which fields it takes");
    return {
      title: textOf(branch.node.title),
      description: textOf(branch.node.description),
      required: requiredOf(files, branch, names),
    };
  });
  return { properties, choices, open: at.node.additionalProperties === true };
}

function requiredOf(files: Files, at: SourceNode, names: readonly string[]): readonly string[] {
  const required = listOf(at.node.required).map(String);
  for (const name of required.filter((name) => !names.includes(name))) {
    const message = `"required" names an unknown property "${name}".`;
    files.report(problem(sourceOf(at, "required"), message, nearestName(name, names)));
  }
  return required;
}

function valuesOf(files: Files, at: SourceNode): readonly EnumValue[] {
  return branchesOf(at, "oneOf").map((branch) => {
    checkKeywords(files, branch, "enum value");
    reportMissing(files, branch, "const", "A value of an enum says which one it is");
    return { value: String(branch.node.const), description: textOf(branch.node.description) };
  });
}

function resolveChild(files: Files, at: SourceNode, name: string, open: readonly string[]) {
  const child = childOf(at, name);
  return child && resolveSchema(files, child, open);
}

function reportMissing(files: Files, at: SourceNode, keyword: string, why: string): void {
  if (keyword in at.node) return;
  files.report(problem(sourceOf(at), `"${keyword}" is missing. ${why}.`));
}

function baseOf(at: SourceNode) {
  const { name } = at;
  const notes = mergedKeysOf(at);
  return {
    ...(name !== undefined && { name }),
    description: withOpenPoints(textOf(notes.description), notes, "sentence"),
    nullable: [at.node.type].flat().includes("null"),
    deprecated: notes.deprecated === true,
    ...("example" in notes && { example: notes.example }),
    ...("default" in notes && { default: notes.default }),
    limits: limitsOf(at),
    source: sourceOf(at),
  };
}

/** The limits on a value, unchanged: `checkKeywords` has already checked them. */
function limitsOf({ node }: SourceNode): Limits {
  return Object.fromEntries(Object.entries(node).filter(([key]) => Object.hasOwn(LIMITS, key)));
}
