/** Marks the entry of the table of contents whose section is being read. */

import { idInHash } from "./id-in-hash.ts";

/** Pixels from the top of the window: a heading above this line is being read. */
const READING_LINE = 140;

/**
 * The last heading above the reading line; at the end of the page, the last one on it. Headings are
 * measured in page order, and none after the first below the line: measuring a part that is not
 * laid out yet would force its layout.
 * @param topOf pixels from a heading to the top of the window; undefined if it says nothing about
 * where the reader is
 */
export function currentHeading(
  ids: readonly string[],
  topOf: (id: string) => number | undefined,
  atEnd: boolean,
  line = READING_LINE,
): string | undefined {
  let current: string | undefined;
  for (const id of ids) {
    const top = topOf(id);
    if (top === undefined) continue;
    if (top > line && !atEnd) break;
    current = id;
  }
  return current;
}

/**
 * Marks the section being read, in the table of contents and in the sidebar, each by its own links,
 * and names it in the bar of a reference. Returns the function that stops it.
 */
export function startTocHighlight(page: Element, window: Window): () => void {
  const toc = [...page.querySelectorAll<HTMLAnchorElement>("#toc a")];
  const sidebar = linksIntoPage(window);
  const lists = [toc, sidebar].filter((links) => links.length > 0);
  if (lists.length === 0) return () => {};
  const bar = page.querySelector("[data-reading]");
  const start = bar?.textContent ?? "";
  let frame = 0;
  const topOf = (id: string) => topOfHeading(window.document.getElementById(id));
  const mark = () => {
    frame = 0;
    const atEnd = isAtEnd(window);
    const marked = lists.map((links) =>
      markOne(links, currentHeading(links.map(idInHash), topOf, atEnd)),
    );
    if (bar) bar.textContent = marked[0]?.textContent ?? start;
  };
  const schedule = () => {
    frame ||= window.requestAnimationFrame(mark);
  };
  schedule();
  window.addEventListener("scroll", schedule, { passive: true });
  return () => {
    window.cancelAnimationFrame(frame);
    window.removeEventListener("scroll", schedule);
    // The sidebar stays when the page goes.
    markOne(sidebar, undefined);
  };
}

function linksIntoPage({ document, location }: Window): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#sidebar .sidebar-list a[href*="#"]');
  return [...links].filter(({ pathname }) => pathname === location.pathname);
}

/** Marks the link to the current heading, and no other; returns it. */
function markOne(links: readonly HTMLAnchorElement[], current: string | undefined) {
  const found = links.find((link) => idInHash(link) === current);
  for (const link of links) {
    if (link === found) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  return found;
}

/** Undefined for samples beside the text: they stay in view, so their position says nothing. */
function topOfHeading(heading: Element | null): number | undefined {
  const samples = heading?.closest(".operation-samples");
  const isBeside = samples && getComputedStyle(samples).position === "sticky";
  return isBeside ? undefined : heading?.getBoundingClientRect().top;
}

function isAtEnd({ document, innerHeight, scrollY }: Window): boolean {
  return scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
}
