/**
 * Remembers for the session which folds of each page are open, and how far the reader has scrolled.
 * Loaded with the first press on a fold, or when there is something to restore.
 */
import type { KeyValues } from "./preferences.ts";

/** Handles a press, if there was one: on a fold, or a button that opens or closes a tree. */
export type PressFold = (pressed?: Element) => void;

/** Prefix of the storage keys; the bare key exists once there is something to restore. */
const FOLDS = "folds";

/** The fold that an open live response covers: it counts as open, for the response will be gone. */
const BEHIND_LIVE = ".live-tab[open] + *";

/** @param root holds the current page, and the next one once it is shown */
export function startPageFolds(root: Element, window: Window, session: KeyValues): PressFold {
  const { location, performance } = window;
  const folds = () =>
    Array.from(root.querySelectorAll<HTMLDetailsElement>("details:not(.live-tab, .live-tab *)"));
  // The address changes before the page does, while the next one is loading.
  let shown = location.pathname;
  const recall = (key: string) => {
    try {
      return session.getItem(`${FOLDS} ${key}`);
    } catch {
      return null;
    }
  };
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
    const saved = recall(shown) ?? "";
    const there = folds();
    // Another build may have other folds.
    if (saved.length !== there.length) return false;
    for (const [index, details] of there.entries()) {
      // What the address names is already revealed, and stays open.
      details.open = saved[index] === "1" || details.querySelector("[data-marked]") !== null;
    }
    return true;
  };

  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isReturn = entry?.type === "back_forward" || entry?.type === "reload";
  const scrolled = recall(`${shown} scrolled`);
  // The browser restored the scroll position on the page as loaded, with other folds open.
  if (restore() && isReturn && scrolled) window.scrollTo(0, Number(scrolled));

  root.addEventListener("toggle", save, true);
  window.addEventListener("pagehide", () => keep(`${shown} scrolled`, `${window.scrollY}`));
  const pageOnView = () => root.querySelector(":scope > .page");
  let page = pageOnView();
  // In time for the browser, which restores the scroll position once the page is there.
  new MutationObserver(() => {
    // A spinner is added to a page that stays on view.
    if (pageOnView() === page) return;
    page = pageOnView();
    shown = location.pathname;
    restore();
  }).observe(root, { childList: true });

  return (pressed) => {
    if (!pressed?.isConnected) return;
    const choice = pressed.getAttribute("data-tree");
    const tree = choice && pressed.closest(".field-tree");
    // Folds with a class are not part of the field: they say where it is explained.
    const parts = tree ? tree.querySelectorAll<HTMLDetailsElement>("details:not([class])") : [];
    for (const details of parts) details.open = choice === "expand";
    save();
  };
}
