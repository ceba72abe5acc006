import type { Fault } from "./fault.ts";
import { PLACE_LEVELS } from "./opposite.ts";

const LEVEL = `(${PLACE_LEVELS.join("|")})`;

/** "an airport's parent is a city, a city's a country" */
const PARENT = new RegExp(
  `\\b${LEVEL}['’]s(?: parent)?(?: is| are|,)? (?:an?|its|the|always an?) (\\w+)`,
  "gi",
);

/** "Airports have no parent": only the last level has none. */
const NO_PARENT = /\b(airports?|cit(?:y|ies)|countr(?:y|ies)) (?:have|has|needs?) no parent\b/gi;

/** "The parent of an airport that serves several cities is their country" */
const PARENT_OF = new RegExp(
  `\\bparent of (?:the|an?|each|every|its) ${LEVEL}(?: (?:that|which|with|in)\\b[^,.;:|]*?)? is (?:the|an?|its|their|always an?) (\\w+)`,
  "gi",
);

/** "from airport to city to country" */
const WAY = new RegExp(
  `\\bfrom (?:the |an? |its )?${LEVEL}((?: to (?:the |an? |its )?${LEVEL})+)`,
  "gi",
);

/** Finds wrong parents of place levels in a sentence: each level's parent is the next. */
export function wrongLevels(sentence: string): readonly Fault[] {
  if (!/\bparent/i.test(sentence)) return [];
  const parents = [PARENT, PARENT_OF]
    .flatMap((pattern) => [...sentence.matchAll(pattern)])
    .flatMap(([quote, child = "", parent = ""]) =>
      follows(child, parent) ? [] : [{ quote, right: nextOf(child) }],
    );
  const orphans = Array.from(sentence.matchAll(NO_PARENT), ([quote, level = ""]) => ({
    quote,
    right: nextOf(level.replace(/ies$/, "y").replace(/s$/, "")),
  }));
  const ways = Array.from(sentence.matchAll(WAY)).flatMap(([quote]) => {
    const levels = quote.toLowerCase().match(new RegExp(LEVEL, "g")) ?? [];
    const isUpward = levels.every((level, at) => at === 0 || follows(levels[at - 1] ?? "", level));
    return isUpward ? [] : [{ quote, right: PLACE_LEVELS.join(", ") }];
  });
  return [...parents, ...orphans, ...ways];
}

function follows(child: string, parent: string): boolean {
  // A plural is below it: "a country's cities".
  return parent.endsWith("s") || nextOf(child) === parent.toLowerCase();
}

function nextOf(level: string): string {
  return PLACE_LEVELS[PLACE_LEVELS.indexOf(level.toLowerCase()) + 1] ?? "no parent";
}
