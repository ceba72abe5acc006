/** Closes the navbar's menus on Escape, on a click elsewhere, and when the reader moves on. */
export function startMenus(document: Document): void {
  document.addEventListener("click", (event) => {
    for (const menu of openMenus(document)) {
      const isInside = event.target instanceof Node && menu.contains(event.target);
      const isLink = event.target instanceof Element && event.target.closest("a") !== null;
      if (!isInside || isLink) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of openMenus(document)) {
      menu.open = false;
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    }
  });
  document.addEventListener("focusin", (event) => {
    for (const menu of openMenus(document)) {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    }
  });
}

function openMenus(document: Document): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>("details.menu[open]");
}
