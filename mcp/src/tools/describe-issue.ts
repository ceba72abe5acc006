import type { z } from "zod";
import { truncate } from "../../../contract/src/base/truncate.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { Tool } from "./tool.ts";

/** Maximum number of characters that an error quotes of a name or a value. */
export const MAX_SHOWN = 100;

interface InvalidArgument {
  /** "`adults`: expected a number of at least 1; received 0." */
  readonly text: string;
  readonly nearest: readonly string[];
}

/** Why an argument is invalid: its name, what was expected, and what was received. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  { input }: Tool,
  values: unknown,
): InvalidArgument {
  // Of an entry whose name is invalid, the name is what was received.
  const isName = issue.code === "invalid_key";
  const path = isName ? issue.path.slice(0, -1) : issue.path;
  // A string has no parts, so it is quoted whole.
  const received = isName
    ? issue.path.at(-1)
    : path.reduce<unknown>((value, step) => (isIndexable(value) ? value[step] : value), values);
  const [name] = path;
  const about = path.length === 1 ? input.shape[String(name)]?.description : undefined;
  const expected = `${expectation(issue)}${about === undefined ? "" : ` (${about})`}`;
  const display = received === undefined ? "nothing" : (JSON.stringify(received) ?? "nothing");
  const words = issue.code === "invalid_value" ? issue.values.map(String) : [];
  const nearest = typeof received === "string" ? nearestName(received, words) : undefined;
  return {
    text: `\`${path.map(String).join(".")}\`: expected ${expected}; received ${truncate(display, MAX_SHOWN)}.`,
    nearest: nearest === undefined ? [] : [nearest],
  };
}

export function isIndexable(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === "object" && value !== null;
}

const KINDS: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  int: "an integer",
  array: "an array",
  object: "an object",
  record: "an object",
};

/** The expectation in our words: the validator's messages are for developers. */
function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return KINDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return issue.origin === "string"
        ? "a non-empty string"
        : `a number of at least ${issue.minimum}`;
    case "too_big":
      return limitWords(issue.origin, issue.maximum);
    case "invalid_key": {
      const [wrong] = issue.issues;
      return wrong
        ? expectation(wrong).replace(/^a (?:non-empty )?string/, "a name")
        : "another name";
    }
    default:
      return issue.message;
  }
}

function limitWords(origin: string, maximum: number | bigint): string {
  if (origin === "string") return `a string of at most ${maximum} characters`;
  if (origin === "array") return `an array of at most ${maximum} items`;
  return `a number of at most ${maximum}`;
}
