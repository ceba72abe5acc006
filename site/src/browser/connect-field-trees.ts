/** Opens whatever hides the target of a link, and hands on what is pressed. */
import { decodeHash } from "./decode-hash.ts";
import type { PressFold } from "./page-folds.ts";

/** The element that the address names, once it has been revealed. */
const MARK = "data-marked";

/**
 * Reveals the target of the address on a page that has just been shown, and listens. Returns the
 * function that stops it.
 * @param press what a fold needs once a reader presses it
 */
export function connectFieldTrees(page: Element, window: Window, press: PressFold): () => void {
  const { location } = window;
  const reveal = () => revealTarget(page, location);
  reveal();

  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const pressed = target.closest("summary,[data-tree]");
    if (pressed) press(pressed);
    // The address stays as it is when its own link is followed again: no hashchange comes.
    const link = target.closest("a[href^='#']");
    if (link && link.getAttribute("href") === decodeHash(location)) reveal();
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
  const target = page.ownerDocument.getElementById(decodeHash(location).slice(1));
  if (!target || !page.contains(target)) return;
  target.setAttribute(MARK, "");
  // What it is given is for what a press loads: see `link-to.ts`.
  if (location.hash.includes("=")) target.click();
  const nextClosed = () => target.closest<HTMLDetailsElement>("details:not([open])");
  let closed = nextClosed();
  // The browser has scrolled to what it could see, and the reader may have moved on since.
  if (!closed) return;
  for (; closed; closed = nextClosed()) closed.open = true;
  target.scrollIntoView();
}
