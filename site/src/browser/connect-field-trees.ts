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
  revealTarget(page, location);

  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const pressed = target.closest("summary,[data-tree]");
    if (pressed) press(pressed);
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
