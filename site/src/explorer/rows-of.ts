/** Steps from the body to a value in it. */
export type Path = readonly (string | number)[];

/** A value of a response as one line of a tree. */
export interface Row {
  /** Its path as text: unique, and the same for as long as the response is shown. */
  readonly id: string;
  readonly path: Path;
  readonly value: unknown;
  /** Counted from 1, as is the position, which is among the `size` members of the parent. */
  readonly level: number;
  readonly position: number;
  readonly size: number;
  /** How many members it has; undefined for a plain value. */
  readonly members?: number;
  /** Undefined where there is nothing to open. */
  readonly isOpen?: boolean;
}

/** The rows of a tree, as if there were room for all: members of open branches. */
export function rowsOf(body: unknown, open: ReadonlySet<string>): readonly Row[] {
  const rows: Row[] = [];
  const add = (value: unknown, path: Path) => {
    const members = membersOf(value);
    for (const [index, [key, member]] of members.entries()) {
      const below = [...path, key];
      const row = toRow(member, below, index + 1, members.length, open);
      rows.push(row);
      if (row.isOpen) add(member, below);
    }
  };
  add(body, []);
  return rows;
}

/** Branches that are open at first: the upper ones, if they are short. */
export function firstOpen(body: unknown): ReadonlySet<string> {
  const open = new Set<string>();
  const visit = (value: unknown, path: Path) => {
    for (const [key, member] of membersOf(value)) {
      const below = [...path, key];
      const count = membersOf(member).length;
      if (count === 0 || count > SHORT) continue;
      open.add(idOf(below));
      if (below.length < UPPER) visit(member, below);
    }
  };
  visit(body, []);
  return open;
}

const SHORT = 12;
const UPPER = 2;

export function idOf(path: Path): string {
  return JSON.stringify(path);
}

function toRow(
  value: unknown,
  path: Path,
  position: number,
  size: number,
  open: ReadonlySet<string>,
): Row {
  const id = idOf(path);
  const row = { id, path, value, level: path.length, position, size };
  if (typeof value !== "object" || value === null) return row;
  const members = Array.isArray(value) ? value.length : Object.keys(value).length;
  return members === 0 ? { ...row, members } : { ...row, members, isOpen: open.has(id) };
}

function membersOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
