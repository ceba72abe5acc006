/** Opens or closes all of a field tree, and remembers which for as long as the session lasts. */
import type { KeyValues } from "./preferences.ts";

export function chooseForTree(button: Element, { pathname }: Location, session: KeyValues): void {
  const tree = button.closest(".field-tree");
  const choice = button.getAttribute("data-tree");
  if (!tree || !choice) return;
  setOpen(tree, choice);
  try {
    session.setItem(keyOf(tree, pathname), choice);
    // That there is something to restore, so that this file is not loaded to find out.
    session.setItem("fields", choice);
  } catch {
    // Storage may be forbidden or full: the choice then lasts as long as the page.
  }
}

export function restoreChoices(page: Element, { pathname }: Location, session: KeyValues): void {
  for (const tree of page.querySelectorAll(".field-tree")) {
    setOpen(tree, session.getItem(keyOf(tree, pathname)));
  }
}

function setOpen(tree: Element, choice: string | null): void {
  const open = choice === "expand";
  if (!open && choice !== "collapse") return;
  // Those with a class are no part of the field: they say where it is explained.
  const parts = tree.querySelectorAll<HTMLDetailsElement>("details:not([class])");
  for (const details of parts) details.open = open;
}

function keyOf(tree: Element, pathname: string): string {
  return `fields ${pathname}#${tree.id}`;
}
