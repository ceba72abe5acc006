/**
 * The sidebar and the table of contents are popovers on small screens. The browser opens and
 * closes them; this does what else a dialog owes: focus goes in, and what it leaves is closed. They
 * close too when a link inside was followed or when they become columns.
 */
export function startPopovers(document: Document, window: Window): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`${OPEN} a`)) closePopovers(document);
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

/** What opens on its own account, as a card beside a name does, closes so as well. */
const OPEN = "[popover=auto]:popover-open";
