/** Opens and closes what a field tree nests, and opens whatever hides the target of a link. */
import { decodeHash } from "./decode-hash.ts";
import type { KeyValues } from "./preferences.ts";

/** The element that the address names, once it has been revealed. */
const MARK = "data-marked";

/**
 * Wakes the trees of a page that has just been shown: applies what was chosen earlier in this
 * session, reveals the target of the address, and listens. Returns the function that stops it.
 */
export function connectFieldTrees(page: Element, window: Window, session: KeyValues): () => void {
  const { location } = window;
  for (const tree of page.querySelectorAll(".field-tree")) restoreChoice(tree, location, session);
  revealTarget(page, location);

  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest("button[data-tree]");
    if (button) return chooseForTree(button, location, session);
    // The address stays as it is when its own link is followed again: no hashchange comes.
    const link = target.closest("a[href^='#']");
    if (link && link.getAttribute("href") === decodeHash(location)) revealTarget(page, location);
  };
  const onHashChange = () => revealTarget(page, location);
  page.addEventListener("click", onClick);
  window.addEventListener("hashchange", onHashChange);
  return () => {
    page.removeEventListener("click", onClick);
    window.removeEventListener("hashchange", onHashChange);
  };
}

function revealTarget(page: Element, location: Location): void {
  for (const marked of page.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  const target = page.ownerDocument.getElementById(decodeHash(location).slice(1));
  if (!target || !page.contains(target)) return;
  target.setAttribute(MARK, "");
  const closed = detailsAround(target).filter((details) => !details.open);
  for (const details of closed) details.open = true;
  // The browser has scrolled to what it could see, and the reader may have moved on since.
  if (closed.length > 0) target.scrollIntoView();
}

/** From the outermost to the target itself, when that is one. */
function detailsAround(target: Element): readonly HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = [];
  for (let at = target.closest("details"); at; at = at.parentElement?.closest("details") ?? null) {
    found.unshift(at);
  }
  return found;
}

function chooseForTree(button: Element, location: Location, session: KeyValues): void {
  const tree = button.closest(".field-tree");
  const choice = button.getAttribute("data-tree");
  if (!tree || !choice) return;
  setOpen(tree, choice);
  try {
    session.setItem(keyOf(tree, location), choice);
  } catch {
    // Storage may be forbidden or full: the choice then lasts as long as the page.
  }
}

function restoreChoice(tree: Element, location: Location, session: KeyValues): void {
  try {
    setOpen(tree, session.getItem(keyOf(tree, location)));
  } catch {
    // Nothing can be read where nothing can be kept.
  }
}

function setOpen(tree: Element, choice: string | null): void {
  const open = choice === "expand";
  if (!open && choice !== "collapse") return;
  // Those with a class are no part of the field: they say where it is explained.
  const parts = tree.querySelectorAll<HTMLDetailsElement>("details:not([class])");
  for (const details of parts) details.open = open;
}

function keyOf(tree: Element, location: Location): string {
  return `fields ${location.pathname}#${tree.id}`;
}
