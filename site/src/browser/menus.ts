import { closest } from "./closest.ts";

/** Closes the navbar's menus on Escape, on a click elsewhere, and when the reader moves on. */
export function startMenus(document: Document): void {
  const leave = (event: Event) => {
    for (const menu of openMenus(document)) {
      const isLink = event.type === "click" && closest(event, "a");
      if (isLink || !menu.contains(event.target as Node)) menu.open = false;
    }
  };
  document.addEventListener("click", leave);
  document.addEventListener("focusin", leave);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of openMenus(document)) {
      menu.open = false;
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    }
  });
}

function openMenus(document: Document): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>("details.menu[open]");
}
