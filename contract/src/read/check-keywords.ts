import { isObject, type JsonObject } from "../base/json-object.ts";
import { FORMATS, type Form, isType, KEYWORDS, TYPES } from "../keywords.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem } from "../problems/problem.ts";
import { type Files, type SourceNode, sourceOf } from "./follow-reference.ts";

/** The form of a schema, by its keywords. */
export function formOf(node: JsonObject): Form {
  if ("$ref" in node) return "reference";
  if ("anyOf" in node) return "nullable";
  const type = typeOf(node);
  if (type === undefined) return "any";
  if (type === "string" && "oneOf" in node) return "enum";
  if (type === "object" && isObject(node.additionalProperties)) return "map";
  return type;
}

/** The type besides "null", if it is a known one. */
function typeOf({ type }: JsonObject): (typeof TYPES)[number] | undefined {
  return TYPES.find((name) => [type].flat().includes(name));
}

/** The name of each form in a message. */
const FORM_NAMES: Readonly<Record<Form, string>> = {
  object: "an object",
  map: "a map",
  array: "a list",
  enum: "an enum",
  string: "a string",
  integer: "an integer",
  number: "a number",
  boolean: "a boolean",
  any: 'a schema without a "type"',
  reference: 'a "$ref"',
  nullable: 'an "anyOf"',
  "enum value": "a value of an enum",
  choice: "a choice",
  null: 'the type "null"',
};

/** What to write for a keyword that readers know from OpenAPI 3.0 or JSON Schema. */
const INSTEAD: Readonly<Record<string, string>> = {
  nullable: '"null" beside the type, or an "anyOf" with {type: "null"}',
  enum: 'a "oneOf" with a "const" and a description for each value',
  allOf: 'a "$ref" and the properties themselves',
};

/** Reports every keyword that is unknown, does not apply here, or has an invalid value. */
export function checkKeywords(files: Files, at: SourceNode, form: Form): void {
  // If the type is misspelt, we don't know which keywords apply.
  const isTyped = !("type" in at.node) || isType(at.node.type);
  for (const [key, value] of Object.entries(at.node)) {
    const keyword = Object.hasOwn(KEYWORDS, key) ? KEYWORDS[key] : undefined;
    const report = (message: string, nearest?: string) =>
      files.report(problem(sourceOf(at, key), message, nearest));
    if (!keyword) {
      report(...unknownKeyword(key, form));
    } else if (!keyword.on.includes(form)) {
      if (isTyped || form !== "any") report(`"${key}" does not apply to ${FORM_NAMES[form]}.`);
    } else if (form !== "null" && !keyword.value.isValid(value)) {
      const { words, names = [] } = keyword.value;
      report(`"${key}" has to be ${words}.`, nearestName(String(value), names));
    } else if (key === "format" && !FORMATS[String(value)]?.on.some((kind) => kind === form)) {
      report(`The format ${value} does not apply to ${FORM_NAMES[form]}.`);
    }
  }
}

/** The message about an unknown keyword, and the nearest one: of those that apply, else of all. */
function unknownKeyword(key: string, form: Form): [message: string, nearest?: string] {
  const unknown = `Unknown schema keyword "${key}"`;
  const instead = Object.hasOwn(INSTEAD, key) ? INSTEAD[key] : undefined;
  if (instead !== undefined) return [`${unknown}: write ${instead}.`];
  const here = Object.keys(KEYWORDS).filter((name) => KEYWORDS[name]?.on.includes(form));
  const nearest = nearestName(key, here) ?? nearestName(key, Object.keys(KEYWORDS));
  return nearest === undefined ? [`${unknown}.`] : [`${unknown}.`, nearest];
}
