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
  /** Whether this is the rest of a group whose best rows are further up. */
  readonly isMore: boolean;
  readonly rows: readonly Row[];
}

/** The number of rows that stay at the top whatever their group. */
const BEST = 3;

/**
 * Groups rows by kind, the group of the best row first. The three best rows stay at the top: while
 * another of them is still to come, a group shows only those of the three, and its rest goes to the
 * end.
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
