import { truncate } from "../base/truncate.ts";
import type { Limits } from "../model.ts";
import { nearestHint, nearestName } from "../problems/nearest-name.ts";
import { LIMIT_WORDS } from "./limit-words.ts";

/** One mistake in a request or a response. */
export interface Violation {
  /** "query.queryLegs[0].date.month"; "body" for the body itself. */
  readonly field: string;
  /** "an integer", "one of …", "exactly one of iata, entityId" */
  readonly expected: string;
  /** The received value, if it is a short scalar. */
  readonly received?: string | number | boolean | null;
  /** A sentence with the field, the expectation and the received value. */
  readonly message: string;
}

/** An error that a compiled validator reports. */
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** Runs a compiled validator and describes the errors it found. */
export function describeErrors(
  validator: Validator,
  value: unknown,
  root: "body" | "",
): readonly Violation[] {
  if (validator(value)) return [];
  // An "if" error only repeats that its branch failed, which has its own error.
  const errors = (validator.errors ?? []).filter(({ keyword }) => keyword !== "if");
  return errors.map((error) => describeError(error, value, root));
}

function describeError(error: ValidationError, value: unknown, root: string): Violation {
  const { path, received } = locate(error.instancePath, value);
  const { keyword, params } = error;
  if (keyword === "required" || keyword === "additionalProperties") {
    const key = String(params.missingProperty ?? params.additionalProperty);
    const field = path === "" ? key : `${path}.${key}`;
    const expected = keyword === "required" ? "a value" : "no such field";
    const message =
      keyword === "required" ? `${field} is required.` : `${field} is not a known field.`;
    return { field, expected, message };
  }
  const field = path === "" ? root : path;
  const expected = expectationOf(error);
  if (keyword === "exclusive") {
    return {
      field,
      expected,
      message: `${field} must have ${expected}${presentOf(error, received)}.`,
    };
  }
  const hint = keyword === "enum" ? nearestValue(params, received) : "";
  const message = `${field} must be ${expected}; received ${show(received)}${hint}.`;
  return { field, expected, ...plainValue(received), message };
}

function expectationOf({ keyword, params }: ValidationError): string {
  if (keyword === "type") return [params.type].flat().map(nameType).join(" or ");
  if (keyword === "enum") return `one of ${list(params.allowedValues)}`;
  if (keyword === "exclusive") {
    return `exactly one of ${list([params.groups].flat().map((group) => [group].flat().join(" with ")))}`;
  }
  return isLimit(keyword) ? LIMIT_WORDS[keyword](limitOf(params)) : `valid (${keyword})`;
}

function isLimit(keyword: string): keyword is keyof Limits {
  return Object.hasOwn(LIMIT_WORDS, keyword);
}

/** Ajv names the parameter after the keyword, or `limit`. */
function limitOf({ limit, pattern, format, multipleOf }: ValidationError["params"]): unknown {
  return limit ?? pattern ?? format ?? multipleOf;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

function nameType(type: unknown): string {
  return TYPE_NAMES[String(type)] ?? String(type);
}

function list(values: unknown): string {
  return [values].flat(2).join(", ");
}

function presentOf({ params }: ValidationError, received: unknown): string {
  const keys = [params.groups].flat(2).map(String);
  const present = keys.filter(
    (key) => typeof received === "object" && received !== null && key in received,
  );
  return present.length === 0 ? "; received none" : `; received ${present.join(" and ")}`;
}

function nearestValue({ allowedValues }: ValidationError["params"], received: unknown): string {
  if (typeof received !== "string") return "";
  return nearestHint(nearestName(received, [allowedValues].flat().map(String)));
}

/** locate("/query/queryLegs/0/date", body) → path "query.queryLegs[0].date" and the value there. */
function locate(pointer: string, value: unknown): { path: string; received: unknown } {
  let received = value;
  let path = "";
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(received)) path += `[${key}]`;
    else if (/^[A-Za-z_]\w*$/.test(key)) path += path === "" ? key : `.${key}`;
    else path += `["${key}"]`;
    received = (received as Readonly<Record<string, unknown>> | undefined)?.[key];
  }
  return { path, received };
}

/** A received value is quoted up to this length, in UTF-16 code units. */
export const MAX_QUOTED = 60;

function plainValue(value: unknown): Pick<Violation, "received"> {
  if (value === null || typeof value === "number" || typeof value === "boolean") {
    return { received: value };
  }
  return typeof value === "string" && value.length <= MAX_QUOTED ? { received: value } : {};
}

/** Prints one level only, because a value nested too deeply would overflow the stack. */
function show(value: unknown): string {
  const isNested = (inner: unknown) =>
    typeof inner === "object" && inner !== null && inner !== value;
  const text = JSON.stringify(value, (_, inner) => (isNested(inner) ? "…" : inner)) ?? "nothing";
  return text.length > MAX_QUOTED ? `${truncate(text, MAX_QUOTED)}…` : text;
}
