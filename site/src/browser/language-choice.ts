import { closest } from "./closest.ts";

/** Keeps the place on the page when a reader switches to another language. */
export function startLanguageChoice(document: Document): void {
  document.addEventListener("click", (event) => {
    const link = closest<HTMLAnchorElement>(event, "a[data-alternate^='lang:']");
    if (link) link.hash = document.location.hash;
  });
}
