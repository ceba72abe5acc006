import type { Ranked } from "./rank.ts";

const MOST_ROWS = 20;
/** So many rows of one page, or of one name, before others have had their turn. */
const MOST_OF_ONE = 2;

/**
 * The rows to show: no place twice, and neither a long page nor a common name fills the list.
 * What is held back comes after the rest.
 */
export function pickRows(ranked: readonly Ranked[]): readonly Ranked[] {
  const places = new Set<string>();
  const turns = new Map<string, number>();
  const first: Ranked[] = [];
  const held: Ranked[] = [];
  for (const one of ranked) {
    const { page, anchor } = one.record;
    const place = `${page[0]}#${anchor}`;
    if (places.has(place)) continue;
    places.add(place);
    const group = groupOf(one);
    const turn = (turns.get(group) ?? 0) + 1;
    turns.set(group, turn);
    (turn <= MOST_OF_ONE ? first : held).push(one);
    if (first.length === MOST_ROWS) break;
  }
  return [...first, ...held].slice(0, MOST_ROWS);
}

function groupOf({ record: { kind, page, anchor, title, owner } }: Ranked): string {
  switch (kind) {
    case "page":
    case "section":
      return page[0];
    case "field":
    case "parameter":
    case "retired":
      return `${kind} ${title}`;
    case "value":
      return `values of ${owner}`;
    default:
      return `${page[0]}#${anchor}`;
  }
}
