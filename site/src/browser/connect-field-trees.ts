/** Opens and closes what a field tree nests, and opens whatever hides the target of a link. */
import { decodeHash } from "./decode-hash.ts";
import type { KeyValues } from "./preferences.ts";

/** The element that the address names, once it has been revealed. */
const MARK = "data-marked";

/**
 * Wakes the trees of a page that has just been shown: applies what was chosen earlier in this
 * session, reveals the target of the address, and listens. Returns the function that stops it.
 * @param load what opens and closes whole trees, once a reader asks for it
 */
export function connectFieldTrees(
  page: Element,
  window: Window,
  session: KeyValues,
  load: () => Promise<typeof import("./field-tree-choice.ts")>,
): () => void {
  const { location } = window;
  revealTarget(page, location);
  try {
    if (session.getItem("fields")) {
      void load().then(({ restoreChoices }) => {
        restoreChoices(page, location, session);
        revealTarget(page, location);
      });
    }
  } catch {
    // Nothing can be read where nothing can be kept.
  }

  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest("button[data-tree]");
    if (button) {
      return void load().then(({ chooseForTree }) => chooseForTree(button, location, session));
    }
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
