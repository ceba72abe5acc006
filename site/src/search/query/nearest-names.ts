import { editDistance } from "../words/edit-distance.ts";
import type { Answer } from "./answer.ts";
import type { OpenIndex } from "./open-index.ts";
import type { Query } from "./read-query.ts";

const MAX_NAMES = 3;

/** The names spelled most similarly to a query, or that share a part with it. */
export function nearestNames(
  { names, records }: OpenIndex,
  { identifierForm }: Query,
): Answer["nearest"] {
  const { joined, parts } = identifierForm;
  const limit = Math.ceil(joined.length / 2);
  const near = names.flatMap(({ joined: other, parts: theirs, record, isName }) => {
    const found = records[record];
    if (!isName || found === undefined) return [];
    const shared = theirs.filter((part) => part.length > 2 && parts.includes(part)).length;
    const edits = editDistance(joined, other, limit);
    if (edits > limit && shared === 0) return [];
    return [{ found, distance: edits - 3 * shared }];
  });
  const seen = new Set<string>();
  return near
    .sort((a, b) => a.distance - b.distance)
    .filter(({ found: { title } }) => !seen.has(title) && seen.add(title))
    .slice(0, MAX_NAMES)
    .map(({ found: { title, page, anchor } }) => ({ name: title, href: `${page[0]}#${anchor}` }));
}
