import type { Hrefs } from "../content/page-model.ts";

/** Moves the mark in the static sidebar to a page, and opens the groups around it. */
export function markSidebar(sidebar: Element, path: string): void {
  const links = sidebar.querySelectorAll<HTMLAnchorElement>(".sidebar-list a");
  const link = markLinks(links, path);
  if (!link) return;
  const own = link.parentElement?.querySelector<HTMLDetailsElement>(":scope > details");
  for (let details = own ?? link.closest("details"); details; details = outer(details)) {
    details.open = true;
  }
}

/** Marks the link to a page, and no other; returns it. */
export function markLinks(
  links: Iterable<HTMLAnchorElement>,
  path: string,
): HTMLAnchorElement | undefined {
  const all = [...links];
  const found = all.find((link) => link.getAttribute("href") === path);
  for (const link of all) {
    if (link === found) link.setAttribute("aria-current", "page");
    else if (link.getAttribute("aria-current") === "page") link.removeAttribute("aria-current");
  }
  return found;
}

/** Points the links to other languages and versions, in menus and sidebar, at the current page. */
export function pointAlternates(
  document: Document,
  kind: "lang" | "version",
  hrefs: Hrefs<string>,
) {
  for (const [id, href] of Object.entries(hrefs)) {
    for (const link of document.querySelectorAll(`[data-alternate="${kind}:${id}"]`)) {
      link.setAttribute("href", href);
    }
  }
}

/** Scrolls the sidebar, and nothing else, to the current page. */
export function revealCurrent(sidebar: HTMLElement): void {
  const link = sidebar.querySelector<HTMLElement>('.sidebar-list a[aria-current="page"]');
  if (!link || sidebar.scrollHeight <= sidebar.clientHeight) return;
  const top = link.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
  if (top > sidebar.clientHeight * 0.8 || top < 0) {
    sidebar.scrollTop += top - sidebar.clientHeight / 3;
  }
}

function outer(details: HTMLDetailsElement): HTMLDetailsElement | null {
  return details.parentElement?.closest("details") ?? null;
}
