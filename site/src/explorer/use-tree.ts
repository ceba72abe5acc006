import { type RefObject, useRef, useState } from "react";
import type { TreeMove } from "./move-in-tree.ts";
import { firstOpen, idOf, type Path, type Row, rowsOf } from "./rows-of.ts";

/** A response as a tree with one selected row, whichever views show it. */
export interface Tree {
  readonly rows: readonly Row[];
  /** Index of the selected row. */
  readonly at: number;
  readonly row: Row | undefined;
  readonly move: (move: TreeMove) => void;
  /** Selects a place, and opens the branches around it. */
  readonly take: (path: Path) => void;
  /** The same, from a row that leads there: the tree gets the focus, and there is a way back. */
  readonly goTo: (path: Path) => void;
  readonly goBack: (() => void) | undefined;
  /** Whether the tree takes the focus as soon as it is rendered. */
  readonly takesFocus: RefObject<boolean>;
}

export function useTree(body: unknown): Tree {
  const [open, setOpen] = useState(() => firstOpen(body));
  const [selectedId, setSelectedId] = useState("");
  /** Id of the row that led to the selected one. */
  const [origin, setOrigin] = useState<string>();
  const takesFocus = useRef(false);
  const rows = rowsOf(body, open);
  // If a row is gone, with its branch or with the previous response, the first one is selected.
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === selectedId),
  );
  const row = rows[at];
  const toggle = (ids: readonly string[], isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isOpen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  const take = (path: Path) => {
    toggle(
      path.slice(0, -1).map((_, end) => idOf(path.slice(0, end + 1))),
      true,
    );
    setSelectedId(idOf(path));
    setOrigin(undefined);
  };
  return {
    rows,
    at,
    row,
    take,
    takesFocus,
    move: (next) => {
      if (next.kind !== "go") return toggle(next.ids, next.kind === "open");
      setOrigin(undefined);
      setSelectedId(rows[next.to]?.id ?? "");
    },
    goTo: (path) => {
      take(path);
      toggle([idOf(path)], true);
      setOrigin(row?.id);
      takesFocus.current = true;
    },
    goBack:
      origin === undefined
        ? undefined
        : () => {
            setSelectedId(origin);
            setOrigin(undefined);
            takesFocus.current = true;
          },
  };
}
