import type { Row } from "../query/answer.ts";
import type { RecordKind } from "../records/record.ts";

export type GroupName = "names" | "pages" | "operations" | "errors" | "retired" | "sandbox";

const GROUPS: Readonly<Record<RecordKind, GroupName>> = {
  page: "pages",
  section: "pages",
  category: "pages",
  operation: "operations",
  field: "names",
  parameter: "names",
  value: "names",
  type: "names",
  error: "errors",
  retired: "retired",
  scenario: "sandbox",
};

export interface Group {
  readonly name: GroupName;
  /** Its best rows stand further up already. */
  readonly isMore: boolean;
  readonly rows: readonly Row[];
}

/** So many rows are at the top whatever they are. */
const BEST = 3;

/**
 * Rows by what they are, the group of the best row first. The three best rows of all stay at the
 * top: where another of them is still to come, a group shows its best alone, and the rest of it
 * stands at the end.
 */
export function groupRows(rows: readonly Row[]): readonly Group[] {
  const names = [...new Set(rows.map(({ kind }) => GROUPS[kind]))];
  const best = rows.slice(0, BEST);
  const lastOfBest = Math.max(...best.map(({ kind }) => names.indexOf(GROUPS[kind])));
  const first: Group[] = [];
  const more: Group[] = [];
  for (const [place, name] of names.entries()) {
    const own = rows.filter(({ kind }) => GROUPS[kind] === name);
    const shown = place < lastOfBest ? own.filter((row) => best.includes(row)) : own;
    const rest = own.filter((row) => !shown.includes(row));
    first.push({ name, isMore: false, rows: shown });
    if (rest.length > 0) more.push({ name, isMore: true, rows: rest });
  }
  return [...first, ...more];
}
