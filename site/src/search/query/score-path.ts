import type { NameEntry } from "./name-entries.ts";
import type { RequestPath } from "./read-request.ts";

/** The start of a segment that a value replaces: "{locale}". */
const VALUE = /^\{/;
/** The last segment of a path that is shown shortened; anything may follow. */
const REST = "…";

/** In units of the best text score, like the scores of names: see `name-scores.ts`. */
const WORTH = { alone: 4.5, inSentence: 1.2 } as const;
/** The share that a segment loses that is missing or has a value, which an equal one doesn't. */
const LOSS = 0.05;
/** A single equal segment may be one of two alternatives: "markets/currencies". */
const LEAST_EQUAL = 2;

/** How certainly a path in the query is that of an operation. */
export function scorePath(paths: readonly RequestPath[], { segments }: NameEntry): number {
  if (segments.length === 0) return 0;
  const scores = paths.map(({ segments: typed, isAlone }) => {
    const unequal = matchPath(typed, segments);
    const worth = isAlone ? WORTH.alone : WORTH.inSentence;
    return unequal === undefined ? 0 : worth * (1 - LOSS * unequal);
  });
  return Math.max(0, ...scores);
}

/**
 * The number of segments that have a value or none, or undefined if the path doesn't match. A host
 * or a prefix may precede it, and it may lack its own first segments.
 */
function matchPath(typed: readonly string[], template: readonly string[]): number | undefined {
  const start = typed.indexOf(template[0] ?? "");
  if (start >= 0) return matchSegments(typed.slice(start), template);
  return template
    .map((_, at) => matchSegments(typed, template.slice(at)))
    .find((unequal) => unequal !== undefined);
}

function matchSegments(typed: readonly string[], template: readonly string[]): number | undefined {
  const hasRest = template.at(-1) === REST;
  const own = hasRest ? template.slice(0, -1) : template;
  if (typed.length > own.length && !hasRest) return undefined;
  const equal = own.filter((segment, at) => segment === typed[at]).length;
  const isMatch = own.every((segment, at) => segment === typed[at] || VALUE.test(segment));
  return isMatch && equal >= LEAST_EQUAL ? own.length - equal : undefined;
}
