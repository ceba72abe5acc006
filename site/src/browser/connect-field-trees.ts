/** Opens whatever hides the target of a link, and reports presses on folds. */
import { closest } from "./closest.ts";
import { idInHash } from "./id-in-hash.ts";
import type { PressFold } from "./page-folds.ts";

/** Attribute of the element that the address names, once it has been revealed. */
const MARK = "data-marked";

/**
 * Reveals the target of the address on a page that has just been shown, and again whenever the hash
 * changes or the link of the current address is followed. Returns the function that stops it.
 * @param press called with the fold, or the button of a tree, that a reader presses
 */
export function connectFieldTrees(page: Element, window: Window, press: PressFold): () => void {
  const { location } = window;
  const reveal = () => revealTarget(page, location);
  reveal();

  const onClick = (event: Event) => {
    const pressed = closest(event, "summary,[data-tree]");
    if (pressed) press(pressed);
    // Following the link of the current address again fires no hashchange.
    const link = closest<HTMLAnchorElement>(event, "a[href^='#']");
    if (link && idInHash(link) === idInHash(location)) reveal();
  };
  page.addEventListener("click", onClick);
  window.addEventListener("hashchange", reveal);
  return () => {
    page.removeEventListener("click", onClick);
    window.removeEventListener("hashchange", reveal);
  };
}

function revealTarget(page: Element, location: Location): void {
  for (const marked of page.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  const target = page.ownerDocument.getElementById(idInHash(location));
  if (!target || !page.contains(target)) return;
  target.setAttribute(MARK, "");
  // The data in the hash is for the part that a press loads: see `link-to.ts`.
  if (location.hash.includes("=")) target.click();
  const nextClosed = () => target.closest<HTMLDetailsElement>("details:not([open])");
  let closed = nextClosed();
  // The browser has scrolled to a visible target itself, and the reader may have moved on since.
  if (!closed) return;
  for (; closed; closed = nextClosed()) closed.open = true;
  target.scrollIntoView();
}
