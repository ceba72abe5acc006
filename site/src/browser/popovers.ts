import { closest } from "./closest.ts";

/**
 * The sidebar and the table of contents are popovers on small screens. The browser opens and closes
 * them; this adds what else a dialog needs. Focus moves in, and a popover closes when focus leaves
 * it, when a link inside is followed, or when it becomes a column.
 */
export function startPopovers(document: Document, window: Window): void {
  document.addEventListener("click", (event) => {
    if (closest(event, `${OPEN} a`)) closePopovers(document);
  });
  const focusInside = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(OPEN))) return;
    target.querySelector<HTMLElement>("button")?.focus();
  };
  document.addEventListener("toggle", focusInside, true);
  document.addEventListener("focusin", ({ target }) => {
    for (const open of openPopovers(document)) {
      if (!open.contains(target as Node)) open.hidePopover();
    }
  });
  for (const em of [62.25, 77.5]) {
    window.matchMedia(`(width>${em}em)`).addEventListener("change", () => closePopovers(document));
  }
}

function closePopovers(document: Document): void {
  for (const open of openPopovers(document)) open.hidePopover();
}

function openPopovers(document: Document): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(OPEN);
}

/** Not `manual` ones, such as the card beside a name: these open and close by themselves. */
const OPEN = "[popover=auto]:popover-open";
