import { isProse } from "../records/record.ts";
import type { Ranked } from "./rank.ts";
import type { Query } from "./read-query.ts";

const MAX_ROWS = 20;
/** The rows that a reader sees at a glance. */
const FIRST_ROWS = 3;
/** Maximum rows of one page, or of one name, before others have had their turn. */
const MAX_PER_PAGE = 2;

/**
 * The rows to show: no place twice, and neither a long page nor a common name fills the list. Rows
 * above the maximum come after the rest.
 */
export function pickRows({ contentWords }: Query, ranked: readonly Ranked[]): readonly Ranked[] {
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
    (turn <= MAX_PER_PAGE ? first : held).push(one);
    if (first.length === MAX_ROWS) break;
  }
  const rows = [...first, ...held].slice(0, MAX_ROWS);
  return contentWords.length > 1 ? withProse(rows) : rows;
}

/** Makes sure that one of the first rows is prose: a query in words asks for an explanation. */
function withProse(rows: readonly Ranked[]): readonly Ranked[] {
  const at = rows.findIndex(({ record }) => isProse(record.kind));
  const prose = rows[at];
  if (!prose || at < FIRST_ROWS) return rows;
  const others = rows.toSpliced(at, 1);
  return others.toSpliced(FIRST_ROWS - 1, 0, prose);
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
