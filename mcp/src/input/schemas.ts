/**
 * Schemas that accept what assistants tend to send: numbers for strings, strings for numbers, JSON as
 * a string.
 */

import { z } from "zod";

/** Maximum length of a name, a path or a query. */
const MAX_TEXT = 300;
const MAX_STEPS = 12;
/** Maximum length of a path as one string: its steps, and their brackets and quotes. */
const MAX_PATH = 4000;

export function text() {
  return z.preprocess(
    (given) => (typeof given === "number" || typeof given === "boolean" ? String(given) : given),
    z.string().trim().min(1).max(MAX_TEXT),
  );
}

/** A string that a header can carry. */
export function headerText() {
  return text().refine((given) => /^[ -~]*$/.test(given), "ASCII characters");
}

/** An integer: 20, or "20". */
export function count(min: number, max: number) {
  return z.preprocess(
    (given) => (typeof given === "string" && /^\s*-?\d+\s*$/.test(given) ? Number(given) : given),
    z.number().int().min(min).max(max),
  );
}

/** An array: [4, 11], or "4, 11", or 4. */
export function list<Shape extends z.ZodType>(shape: Shape, max: number) {
  return z.preprocess((given) => {
    if (typeof given === "number") return [given];
    if (typeof given !== "string") return given;
    return given
      .replaceAll(/[[\]]/g, "")
      .split(",")
      .filter((one) => one.trim() !== "");
  }, z.array(shape).max(max));
}

/** One of some words: "ts", " Python ". */
export function word<const Words extends readonly string[]>(words: Words) {
  return z.preprocess(
    (given) => (typeof given === "string" ? given.trim().toLowerCase() : given),
    z.enum(words),
  );
}

/** A JSON object, as it is or as a string. */
export function json<Shape extends z.ZodType>(shape: Shape) {
  return z.preprocess((given) => (typeof given === "string" ? parseJson(given) : given), shape);
}

/** A path into a value: ["content", "results"], 'content.results', or 'content["results"]'. */
export function steps() {
  return z.preprocess((given, { addIssue }) => {
    if (typeof given !== "string") return given;
    if (given.length <= MAX_PATH) return parsePath(given);
    addIssue(`a string of at most ${MAX_PATH} characters`);
    return z.NEVER;
  }, z.array(text()).max(MAX_STEPS));
}

/** A day or a month, as a string or as an object, as in requests. */
export function date() {
  return z.preprocess((given) => {
    if (typeof given !== "object" || given === null) return given;
    const { year, month, day } = given as Readonly<Record<string, unknown>>;
    return [year, month, day].filter((part) => part != null).join("-");
  }, text());
}

/** A place, as a string or as an object, as in requests. */
export function place() {
  return z.preprocess((given) => {
    if (typeof given !== "object" || given === null) return given;
    const { iata, entityId } = given as Readonly<Record<string, unknown>>;
    // A place without an airport code has an empty one.
    return iata || entityId;
  }, text());
}

/**
 * A step of a path, in brackets or not: ["a.b"], ['a.b'], [a.b], ["a", "b"], [0], a
 * Outside quotes, none reads past the next bracket: many unclosed brackets take linear time.
 */
const STEP = /[[,](?:\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*|([^[\],]*))(?=[\],])|[^.[\]]+/gs;

/** parsePath('$.legs["a.b"][0].id') → ["legs", "a.b", "0", "id"] */
function parsePath(path: string): unknown {
  const value = parseJson(path);
  if (Array.isArray(value)) return value;
  const steps = (typeof value === "string" ? value : path).replace(/^\$(?=[.[]|$)/, "");
  return [...steps.matchAll(STEP)]
    .map(([step, quoted, bare]) => (quoted === undefined ? (bare ?? step).trim() : unquote(quoted)))
    .filter((step) => step !== "");
}

/** Unquotes JSON, and strings of other languages: 'a\'b' → a'b */
function unquote(quoted: string): unknown {
  const value = parseJson(quoted);
  return value === quoted ? quoted.slice(1, -1).replace(/\\(.)/gs, "$1") : value;
}

function parseJson(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
