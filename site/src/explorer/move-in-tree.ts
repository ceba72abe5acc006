import { idOf, type Row } from "./rows-of.ts";

/** What a key does in a tree: it selects another row, or opens or closes branches. */
export type TreeMove =
  | { readonly kind: "go"; readonly to: number }
  | { readonly kind: "open" | "close"; readonly ids: readonly string[] };

/**
 * @param at index of the selected row
 * @param page how many rows are in view
 */
export function moveInTree(
  rows: readonly Row[],
  at: number,
  key: string,
  page: number,
): TreeMove | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const to = moveInList(rows.length, at, key, page);
  if (to !== undefined) return { kind: "go", to };
  switch (key) {
    case "ArrowRight":
      if (row.isOpen === false) return { kind: "open", ids: [row.id] };
      return row.isOpen ? { kind: "go", to: at + 1 } : undefined;
    case "ArrowLeft":
      return row.isOpen ? { kind: "close", ids: [row.id] } : goToParent(rows, row);
    case "Enter":
    case " ":
      if (row.isOpen === undefined) return undefined;
      return { kind: row.isOpen ? "close" : "open", ids: [row.id] };
    case "*":
      return { kind: "open", ids: siblings(rows, row) };
    default:
      return undefined;
  }
}

/**
 * The index that a key leads to in a non-empty list of `count` items; undefined for a key that does
 * not move.
 * @param at -1 if nothing is selected
 */
export function moveInList(
  count: number,
  at: number,
  key: string,
  page: number,
): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const to = targets[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}

/**
 * The next row whose name begins with what was typed, from the selected row on, then from the top.
 */
export function typeAhead(rows: readonly Row[], at: number, typed: string): number | undefined {
  const sought = typed.toLowerCase();
  // Another letter may still match the selected row; a first letter looks for another row.
  const first = typed.length === 1 ? at + 1 : at;
  for (let step = 0; step < rows.length; step++) {
    const index = (first + step) % rows.length;
    const name = String(rows[index]?.path.at(-1)).toLowerCase();
    if (name.startsWith(sought)) return index;
  }
  return undefined;
}

function goToParent(rows: readonly Row[], { path }: Row): TreeMove | undefined {
  const parent = idOf(path.slice(0, -1));
  const to = rows.findIndex(({ id }) => id === parent);
  return to < 0 ? undefined : { kind: "go", to };
}

function siblings(rows: readonly Row[], { path }: Row): readonly string[] {
  const parent = idOf(path.slice(0, -1));
  return rows
    .filter((one) => one.isOpen === false && idOf(one.path.slice(0, -1)) === parent)
    .map(({ id }) => id);
}
