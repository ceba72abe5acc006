/** Marks the entry of the table of contents whose section is being read. */

/** A heading is being read once it has come this close to the top of the window. */
const READING_LINE = 140;

/**
 * The last heading above the reading line; at the end of the page, the last one on it. Headings are
 * asked in the order of the page, and none after the first below the line: to say where it is, a
 * part that is not laid out yet would have to be.
 * @param topOf pixels from the top of the window, of a heading that says where the reader is
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
 * Marks in the table of contents and in the sidebar, each by the places that it leads to, and names
 * the place in the bar of a reference. Returns the function that stops it.
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
      markOne(links, currentHeading(links.map(idOf), topOf, atEnd)),
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

/** Returns the one that is marked. */
function markOne(links: readonly HTMLAnchorElement[], current: string | undefined) {
  const found = links.find((link) => idOf(link) === current);
  for (const link of links) {
    if (link === found) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  return found;
}

/** Samples that stand beside the text stay in sight: where they are says nothing. */
function topOfHeading(heading: Element | null): number | undefined {
  const samples = heading?.closest(".operation-samples");
  const isBeside = samples && getComputedStyle(samples).position === "sticky";
  return isBeside ? undefined : heading?.getBoundingClientRect().top;
}

function idOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1));
}

function isAtEnd({ document, innerHeight, scrollY }: Window): boolean {
  return scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
}
