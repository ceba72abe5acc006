import type { Choice, EnumValue, Property, ScalarSchema, Schema } from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem } from "../problems/problem.ts";
import {
  childOf,
  entriesOf,
  type Files,
  followReference,
  type Located,
  placeOf,
} from "./follow-reference.ts";
import { isObject, type JsonObject, listOf, objectOf, textOf } from "./parse-yaml.ts";

/**
 * A written schema as plain data: references replaced by what they name, and a reference back to
 * a component that is being resolved turned into an explicit cycle.
 *
 * `open` are the keys of the components on the way down to this one.
 */
export function resolveSchema(
  files: Files,
  written: Located,
  open: readonly string[] = [],
): Schema | undefined {
  reportUnknownKeywords(files, written);
  const at = followReference(files, written);
  if (!at) return undefined;
  if (at.key !== undefined && open.includes(at.key)) {
    return { ...baseOf(at), kind: "cycle", name: at.name ?? "" };
  }
  const path = at.key === undefined ? open : [...open, at.key];
  const nullable = orNull(at);
  if (nullable) return resolveNullable(files, at, nullable, path);
  return resolveKind(files, at, path);
}

function resolveNullable(files: Files, at: Located, inner: Located, open: readonly string[]) {
  const schema = resolveSchema(files, inner, open);
  if (!schema) return undefined;
  const { description, source, ...own } = baseOf(at);
  return {
    ...schema,
    ...own,
    description: description === "" ? schema.description : description,
    nullable: true,
    source,
    ...(schema.name === undefined ? {} : { name: schema.name }),
  };
}

function resolveKind(files: Files, at: Located, open: readonly string[]): Schema | undefined {
  const { node } = at;
  const base = baseOf(at);
  const values = enumValues(at);
  if (values) return { ...base, kind: "enum", values };

  const type = typeOf(node);
  const additional = childOf(at, "additionalProperties");
  if (type === "object" && additional) {
    const schema = resolveSchema(files, additional, open);
    return schema && { ...base, kind: "map", key: textOf(node["x-key"]), values: schema };
  }
  if (type === "object") {
    const properties = propertiesOf(files, at, open);
    return { ...base, kind: "object", properties, choices: choicesOf(at) };
  }
  if (type === "array") {
    const items = resolveSchema(files, childOf(at, "items") ?? { ...at, node: {} }, open);
    return items && { ...base, kind: "array", items, ...numbers(node, ["minItems", "maxItems"]) };
  }
  return {
    ...base,
    kind: type,
    ...texts(node, ["format", "pattern"]),
    ...numbers(node, ["minimum", "maximum"]),
  };
}

function propertiesOf(files: Files, at: Located, open: readonly string[]): readonly Property[] {
  const required = listOf(at.node.required);
  const entries = entriesOf(at, "properties");
  for (const name of required) {
    if (entries.some(([key]) => key === name)) continue;
    const known = entries.map(([key]) => key);
    const message = `"required" names an unknown property "${name}".`;
    files.report(problem(placeOf(at, "required"), message, nearestName(String(name), known)));
  }
  return entries.flatMap(([name, written]) => {
    const schema = resolveSchema(files, written, open);
    return schema ? [{ name, required: required.includes(name), schema }] : [];
  });
}

/** `anyOf: [X, {type: "null"}]` → X. */
function orNull(at: Located): Located | undefined {
  const branches = listOf(at.node.anyOf).map(objectOf);
  const node = branches.find((branch) => branch.type !== "null");
  if (!node || branches.length !== 2 || !branches.some((branch) => branch.type === "null")) {
    return undefined;
  }
  return { file: at.file, line: at.file.lineOf(node), node };
}

function enumValues({ node }: Located): readonly EnumValue[] | undefined {
  const branches = listOf(node.oneOf).map(objectOf);
  if (branches.length === 0 || !branches.every((branch) => "const" in branch)) return undefined;
  return branches.map((branch) => ({
    value: String(branch.const),
    description: textOf(branch.description),
  }));
}

function choicesOf({ node }: Located): readonly Choice[] {
  return listOf(node.oneOf)
    .map(objectOf)
    .map((branch) => ({
      title: textOf(branch.title),
      description: textOf(branch.description),
      required: listOf(branch.required).map(String),
    }));
}

function typeOf(node: JsonObject): "object" | "array" | ScalarSchema["kind"] {
  const types = [node.type].flat().filter((type) => type !== "null");
  const type = types[0];
  if (type === "object" || type === "array" || type === "string") return type;
  if (type === "integer" || type === "number" || type === "boolean") return type;
  return isObject(node.properties) ? "object" : "any";
}

function baseOf(at: Located) {
  const { node, name } = at;
  return {
    ...(name === undefined ? {} : { name }),
    description: textOf(node.description),
    nullable: [node.type].flat().includes("null"),
    ...("example" in node ? { example: node.example } : {}),
    ...("default" in node ? { default: node.default } : {}),
    source: placeOf(at),
  };
}

function numbers<K extends string>(node: JsonObject, keys: readonly K[]): { [key in K]?: number } {
  const result: { [key in K]?: number } = {};
  for (const key of keys) {
    const value = node[key];
    if (typeof value === "number") result[key] = value;
  }
  return result;
}

function texts<K extends string>(node: JsonObject, keys: readonly K[]): { [key in K]?: string } {
  const result: { [key in K]?: string } = {};
  for (const key of keys) {
    const value = node[key];
    if (typeof value === "string") result[key] = value;
  }
  return result;
}

/** What our files use. A keyword that is not here would be ignored in silence, so it is refused. */
const KEYWORDS = [
  ...["title", "description", "example", "default", "deprecated", "summary"],
  ...["type", "format", "pattern", "minimum", "maximum", "minLength", "maxLength"],
  ...["properties", "required", "additionalProperties", "oneOf", "anyOf", "const"],
  ...["items", "minItems", "maxItems", "uniqueItems"],
];

/** What may stand beside a `$ref`. */
const REFERENCE_KEYWORDS = ["$ref", "summary", "description", "example"];

function reportUnknownKeywords(files: Files, at: Located): void {
  const known = "$ref" in at.node ? REFERENCE_KEYWORDS : KEYWORDS;
  for (const key of Object.keys(at.node)) {
    if (known.includes(key) || key.startsWith("x-")) continue;
    const message = `Unknown schema keyword "${key}".`;
    files.report(problem(placeOf(at, key), message, nearestName(key, known)));
  }
}
