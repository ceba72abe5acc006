/** Keeps the place on the page when a reader switches to another language. */
export function startLanguageChoice(document: Document): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a[data-alternate^='lang:']") : null;
    if (link instanceof HTMLAnchorElement) link.hash = document.location.hash;
  });
}
