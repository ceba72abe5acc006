import { isObject } from "./base/json-object.ts";
import type { Limits, ScalarSchema, Schema } from "./model.ts";

/**
 * Every keyword a schema may use. A keyword that is not listed, or used where it doesn't apply, is
 * refused with its file and line, so nothing is silently ignored.
 *
 * | Table         | What the model keeps          | What validators do | What the reference shows   |
 * | ------------- | ----------------------------- | ------------------ | -------------------------- |
 * | `LIMITS`      | the value, in `Schema.limits` | enforce it         | words for each, per locale |
 * | `ANNOTATIONS` | the value, under its own name | nothing            | words or text for each     |
 * | `SHAPING`     | the kind of schema it makes   | enforce it         | types, fields, enum values |
 */

/** How a schema is written: the kind it defines, or one of the ways to combine schemas. */
export type Form = Exclude<Schema["kind"], "cycle"> | "reference" | "nullable" | Branch;

/** Forms that are written only as items of `oneOf` or `anyOf`. */
type Branch = "enum value" | "choice" | "null";

/** What the value of a keyword must be. */
export interface ValueRule {
  readonly isValid: (value: unknown) => boolean;
  /** "a number" */
  readonly words: string;
  /** The valid values, if there is a fixed list. */
  readonly names?: readonly string[];
}

export interface Keyword {
  /** Where it is allowed. */
  readonly on: readonly Form[];
  readonly value: ValueRule;
}

const NUMBERS = ["integer", "number"] as const;
const KINDS = [
  ...["object", "map", "array", "enum", "string"],
  ...NUMBERS,
  "boolean",
  "any",
] as const;
const SCHEMAS: readonly Form[] = [...KINDS, "nullable"];

const rule = (words: string, isValid: ValueRule["isValid"]): ValueRule => ({ words, isValid });
const oneOf = (names: readonly string[]): ValueRule => ({
  words: `one of ${names.join(", ")}`,
  isValid: (value) => names.includes(String(value)),
  names,
});

const TEXT = rule("a text", (value) => typeof value === "string" && value.trim() !== "");
const TEXTS = rule("a list of texts", (value) => isListOf(value, TEXT.isValid));
const TRUE = rule("true, or left out", (value) => value === true);
const NUMBER = rule("a number", (value) => Number.isFinite(value));
const POSITIVE = rule("a number above 0", (value) => NUMBER.isValid(value) && Number(value) > 0);
const COUNT = rule(
  "a whole number from 0",
  (value) => Number.isInteger(value) && Number(value) >= 0,
);
const MAPPING = rule("a mapping", (value) => isObject(value));
const MAPPINGS = rule("a list of mappings", (value) => isListOf(value, isObject));
const ANYTHING = rule("a value", () => true);
const PATTERN = rule("a regular expression", (value) => TEXT.isValid(value) && isPattern(value));

/** Formats of numbers and strings, with the limits that each implies. */
export const FORMATS: Readonly<Record<string, Format>> = {
  int32: { on: ["integer"], enforce: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 } },
  int64: { on: ["integer", "string"], enforce: {} },
  float: { on: ["number"], enforce: {} },
  double: { on: ["number"], enforce: {} },
  date: { on: ["string"], enforce: { format: "date" } },
  "date-time": { on: ["string"], enforce: { format: "date-time" } },
  email: { on: ["string"], enforce: { format: "email" } },
  ipv4: { on: ["string"], enforce: { format: "ipv4" } },
  ipv6: { on: ["string"], enforce: { format: "ipv6" } },
  uri: { on: ["string"], enforce: { format: "uri" } },
  uuid: { on: ["string"], enforce: { format: "uuid" } },
};

export interface Format {
  readonly on: readonly ScalarSchema["kind"][];
  readonly enforce: Limits;
}

/** The words for a violation of each are in `validate/limit-words.ts`, which browsers load. */
export const LIMITS: { readonly [K in keyof Limits]-?: Keyword } = {
  format: { on: [...NUMBERS, "string"], value: oneOf(Object.keys(FORMATS)) },
  minimum: { on: NUMBERS, value: NUMBER },
  maximum: { on: NUMBERS, value: NUMBER },
  exclusiveMinimum: { on: NUMBERS, value: NUMBER },
  exclusiveMaximum: { on: NUMBERS, value: NUMBER },
  multipleOf: { on: NUMBERS, value: POSITIVE },
  minLength: { on: ["string"], value: COUNT },
  maxLength: { on: ["string"], value: COUNT },
  pattern: { on: ["string"], value: PATTERN },
  minItems: { on: ["array"], value: COUNT },
  maxItems: { on: ["array"], value: COUNT },
  uniqueItems: { on: ["array"], value: TRUE },
};

/** In the order of the table, which is the display order. */
export const LIMIT_NAMES = Object.keys(LIMITS) as readonly (keyof Limits)[];

export const ANNOTATIONS = {
  description: { on: [...SCHEMAS, "reference", "enum value", "choice", "null"], value: TEXT },
  example: { on: [...SCHEMAS, "reference"], value: ANYTHING },
  default: { on: [...SCHEMAS, "reference"], value: ANYTHING },
  deprecated: { on: [...SCHEMAS, "reference"], value: TRUE },
} as const satisfies Readonly<Record<string, Keyword>>;

export const TYPES = ["object", "array", "string", "integer", "number", "boolean"] as const;

const SHAPING: Readonly<Record<string, Keyword>> = {
  $ref: { on: ["reference"], value: TEXT },
  type: {
    on: [...KINDS, "null"],
    value: {
      words: `one of ${TYPES.join(", ")}, alone or in a list with "null"`,
      isValid: isType,
      names: TYPES,
    },
  },
  properties: { on: ["object"], value: MAPPING },
  required: { on: ["object", "choice"], value: TEXTS },
  additionalProperties: {
    on: ["object", "map"],
    value: rule("true or a schema", (value) => value === true || isObject(value)),
  },
  oneOf: { on: ["object", "enum"], value: MAPPINGS },
  anyOf: { on: ["nullable"], value: rule('a schema and {type: "null"}', isOrNull) },
  items: { on: ["array"], value: MAPPING },
  const: { on: ["enum value"], value: TEXT },
  title: { on: ["choice"], value: TEXT },
  "x-key": { on: ["map"], value: TEXT },
  "x-key-of": { on: ["string"], value: TEXT },
  "x-decision": { on: KINDS, value: TEXT },
  "x-open": { on: [...SCHEMAS, "reference"], value: MAPPINGS },
};

export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...LIMITS,
  ...ANNOTATIONS,
  ...SHAPING,
};

export function isType(value: unknown): boolean {
  const types = [value].flat();
  const [type, ...others] = types.filter((name) => name !== "null");
  return TYPES.some((name) => name === type) && others.length === 0 && types.length < 3;
}

function isOrNull(value: unknown): boolean {
  if (!isListOf(value, isObject)) return false;
  const nulls = value.filter((branch) => isObject(branch) && branch.type === "null");
  return value.length === 2 && nulls.length === 1;
}

/** Uses Unicode mode, as the validators do. */
function isPattern(value: unknown): boolean {
  try {
    RegExp(String(value), "u");
    return true;
  } catch {
    return false;
  }
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}
