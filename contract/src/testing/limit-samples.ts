import { FORMATS } from "../keywords.ts";
import type { Limits } from "../model.ts";

/** A limit, a value that meets it, one that violates it, and the words for the violation. */
export interface LimitSample {
  readonly type: "string" | "integer" | "number" | "array";
  readonly limit: Limits;
  readonly good: unknown;
  readonly bad: unknown;
  /** "must be …" */
  readonly expected: string;
}

/** Samples for each keyword of the table, and for each format that is enforced. */
export const LIMIT_SAMPLES: { readonly [K in keyof Limits]-?: readonly LimitSample[] } = {
  minimum: [sample("integer", { minimum: 5 }, 5, 4, "at least 5")],
  maximum: [sample("number", { maximum: 2.5 }, 2.5, 2.6, "at most 2.5")],
  exclusiveMinimum: [sample("number", { exclusiveMinimum: 0 }, 0.1, 0, "more than 0")],
  exclusiveMaximum: [sample("integer", { exclusiveMaximum: 9 }, 8, 9, "less than 9")],
  multipleOf: [sample("integer", { multipleOf: 5 }, 10, 12, "a multiple of 5")],
  minLength: [sample("string", { minLength: 2 }, "東京", "✈", "a text of at least 2 characters")],
  maxLength: [sample("string", { maxLength: 1 }, "😀", "ab", "a text of at most 1 character")],
  pattern: [
    sample("string", { pattern: "^[A-Z]+$" }, "LHR", "lhr", "a text that matches ^[A-Z]+$"),
  ],
  minItems: [sample("array", { minItems: 1 }, [1], [], "a list of at least 1")],
  maxItems: [sample("array", { maxItems: 2 }, [1, 2], [1, 2, 3], "a list of at most 2")],
  uniqueItems: [
    sample("array", { uniqueItems: true }, [1, 2], [1, 1], "a list without repetition"),
  ],
  format: [
    sample("integer", { format: "int32" }, 2 ** 31 - 1, 2 ** 31, "at most 2147483647"),
    textOf("date", "2027-05-14", "2027-02-30"),
    textOf("date-time", "2027-05-14T10:30:00Z", "2027-05-14"),
    textOf("email", "a@example.com", "a at example.com"),
    textOf("ipv4", "203.0.113.7", "203.0.113.256"),
    textOf("ipv6", "2001:db8::1", "2001:db8:::1"),
    textOf("uri", "https://example.com/a", "example com"),
    textOf("uuid", "123e4567-e89b-12d3-a456-426614174000", "123e4567"),
  ],
};

/** Formats that only describe a number's width, without a limit. */
export const UNENFORCED_FORMATS = Object.keys(FORMATS).filter(
  (format) => Object.keys(FORMATS[format]?.enforce ?? {}).length === 0,
);

function sample(
  type: LimitSample["type"],
  limit: Limits,
  good: unknown,
  bad: unknown,
  expected: string,
): LimitSample {
  return { type, limit, good, bad, expected };
}

function textOf(format: string, good: string, bad: string): LimitSample {
  return sample("string", { format }, good, bad, `a valid ${format}`);
}

/** A sample's schema on one line of YAML. */
export function written({ type, limit }: LimitSample): string {
  const items = type === "array" && { items: { type: "integer" } };
  return JSON.stringify({ type, ...limit, ...items });
}
