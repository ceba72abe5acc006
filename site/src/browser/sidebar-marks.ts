import type { Alternate } from "../plan/page-model.ts";

/** Moves the marks of the static sidebar to the page now on view and opens what holds it. */
export function markSidebar(sidebar: Element, path: string): void {
  sidebar.querySelector('.sidebar-list a[aria-current="page"]')?.removeAttribute("aria-current");
  const link = [...sidebar.querySelectorAll<HTMLAnchorElement>(".sidebar-list a")].find(
    (candidate) => candidate.getAttribute("href") === path,
  );
  if (!link) return;
  link.setAttribute("aria-current", "page");
  const own = link.parentElement?.querySelector<HTMLDetailsElement>(":scope > details");
  for (let details = own ?? link.closest("details"); details; details = outer(details)) {
    details.open = true;
  }
}

/** Points the language and version links of the mobile menu at the page now on view. */
export function pointAlternates(
  sidebar: Element,
  kind: string,
  alternates: readonly Alternate<string>[],
) {
  for (const { id, href } of alternates) {
    sidebar.querySelector(`[data-alternate="${kind}:${id}"]`)?.setAttribute("href", href);
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
