/**
 * The sidebar and the table of contents are popovers on small screens. The browser opens and
 * closes them; this closes them too when a link inside was followed or when they become columns.
 */
export function startPopovers(document: Document, window: Window): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.closest("[popover]")) closePopovers(document);
  });
  for (const query of ["(min-width: 997px)", "(min-width: 1240px)"]) {
    window.matchMedia(query).addEventListener("change", () => closePopovers(document));
  }
}

function closePopovers(document: Document): void {
  for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
    open.hidePopover();
  }
}
