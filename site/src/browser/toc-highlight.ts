/** Marks the entry of the table of contents whose section is being read. */

export interface HeadingPosition {
  readonly id: string;
  /** Pixels from the top of the window. */
  readonly top: number;
}

/** A heading is being read once it has come this close to the top of the window. */
const READING_LINE = 140;

/**
 * The last heading above the reading line; at the end of the page, the last one on it. Headings are
 * asked in the order of the page, and none after the first below the line: to say where it is, a
 * part that is not laid out yet would have to be.
 */
export function currentHeading(
  headings: Iterable<HeadingPosition>,
  atEnd: boolean,
  line = READING_LINE,
): string | undefined {
  let current: string | undefined;
  for (const { id, top } of headings) {
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
  const mark = () => {
    frame = 0;
    const atEnd = isAtEnd(window);
    const marked = lists.map((links) => {
      const current = currentHeading(positionsOf(links, window.document), atEnd);
      return markOne(links, current);
    });
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

function* positionsOf(
  links: readonly HTMLAnchorElement[],
  document: Document,
): Generator<HeadingPosition> {
  for (const link of links) {
    const heading = document.getElementById(idOf(link));
    if (!heading || isBeside(heading)) continue;
    yield { id: heading.id, top: heading.getBoundingClientRect().top };
  }
}

/** Samples that stand beside the text stay in sight: where they are says nothing. */
function isBeside(heading: Element): boolean {
  const samples = heading.closest(".operation-samples");
  return samples !== null && getComputedStyle(samples).position === "sticky";
}

function idOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1));
}

function isAtEnd({ document, innerHeight, scrollY }: Window): boolean {
  return scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
}
