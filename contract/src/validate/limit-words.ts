import type { Limits } from "../model.ts";

/** The words for each limit in a violation: "query.adults must be at least 1." */
export const LIMIT_WORDS: { readonly [K in keyof Limits]-?: (limit: unknown) => string } = {
  format: (format) => `a valid ${format}`,
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  multipleOf: (step) => `a multiple of ${step}`,
  minLength: (length) => `a text of at least ${characters(length)}`,
  maxLength: (length) => `a text of at most ${characters(length)}`,
  pattern: (pattern) => `a text that matches ${pattern}`,
  minItems: (count) => `a list of at least ${count}`,
  maxItems: (count) => `a list of at most ${count}`,
  uniqueItems: () => "a list without repetition",
};

function characters(count: unknown): string {
  return count === 1 ? "1 character" : `${count} characters`;
}
