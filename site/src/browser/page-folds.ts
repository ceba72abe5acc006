/**
 * Remembers which folds of each page stand open, and how far the reader had scrolled, for as long
 * as the session lasts. Loaded with the first press on a fold, or when there is something to restore.
 */
import type { KeyValues } from "./preferences.ts";

/** Acts on what was pressed, if anything was: a fold, or a button that opens or closes a tree. */
export type PressFold = (pressed?: Element) => void;

/** What is stored under this name says that there is something to restore. */
const FOLDS = "folds";

/** A live response stands in the place of this fold, and is gone when the page is. */
const BEHIND_LIVE = ".live-tab[open] + *";

/** @param root holds the page on view, and the next one once it is shown */
export function startPageFolds(root: Element, window: Window, session: KeyValues): PressFold {
  const { location, performance } = window;
  const folds = () =>
    Array.from(root.querySelectorAll<HTMLDetailsElement>("details:not(.live-tab, .live-tab *)"));
  // The address changes before the page does, while the next one is on its way.
  let shown = location.pathname;
  const keep = (key: string, value: string) => {
    try {
      session.setItem(`${FOLDS} ${key}`, value);
      session.setItem(FOLDS, shown);
    } catch {
      // Storage may be forbidden or full: folds then last as long as the page.
    }
  };
  const save = () =>
    keep(
      shown,
      folds()
        .map((fold) => (fold.open || fold.matches(BEHIND_LIVE) ? "1" : "0"))
        .join(""),
    );
  const restore = () => {
    const saved = session.getItem(`${FOLDS} ${shown}`) ?? "";
    const there = folds();
    // Another build may have other folds.
    if (saved.length !== there.length) return false;
    for (const [index, details] of there.entries()) {
      // What the address names has been revealed already, and stays so.
      details.open = saved[index] === "1" || details.querySelector("[data-marked]") !== null;
    }
    return true;
  };

  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isReturn = entry?.type === "back_forward" || entry?.type === "reload";
  const scrolled = session.getItem(`${FOLDS} ${shown} scrolled`);
  // The browser has scrolled back on the page as it came, with other folds open.
  if (restore() && isReturn && scrolled) window.scrollTo(0, Number(scrolled));

  root.addEventListener("toggle", save, true);
  window.addEventListener("pagehide", () => keep(`${shown} scrolled`, `${window.scrollY}`));
  // In time for the browser, which scrolls back once the page is there.
  new MutationObserver(() => {
    shown = location.pathname;
    restore();
  }).observe(root, { childList: true });

  return (pressed) => {
    if (!pressed?.isConnected) return;
    const choice = pressed.getAttribute("data-tree");
    const tree = choice && pressed.closest(".field-tree");
    // Those with a class are no part of the field: they say where it is explained.
    const parts = tree ? tree.querySelectorAll<HTMLDetailsElement>("details:not([class])") : [];
    for (const details of parts) details.open = choice === "expand";
    save();
  };
}
