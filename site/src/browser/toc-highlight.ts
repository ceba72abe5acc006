/** Marks the entry of the table of contents whose section is being read. */

export interface HeadingPosition {
  readonly id: string;
  /** Pixels from the top of the window. */
  readonly top: number;
}

/** A heading is being read once it has come this close to the top of the window. */
const READING_LINE = 140;

/** The last heading above the reading line; at the end of the page, the last one on it. */
export function currentHeading(
  headings: readonly HeadingPosition[],
  atEnd: boolean,
  line = READING_LINE,
): string | undefined {
  const last = headings.at(-1);
  if (atEnd && last && last.top > line) return last.id;
  return headings.findLast(({ top }) => top <= line)?.id;
}

/** Returns the function that stops it. */
export function startTocHighlight(page: Element, window: Window): () => void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>("#toc a")];
  if (links.length === 0) return () => {};
  let frame = 0;
  const mark = () => {
    frame = 0;
    const current = currentHeading(positionsOf(links, window.document), isAtEnd(window));
    for (const link of links) {
      if (idOf(link) === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  const schedule = () => {
    frame ||= window.requestAnimationFrame(mark);
  };
  schedule();
  window.addEventListener("scroll", schedule, { passive: true });
  return () => {
    window.cancelAnimationFrame(frame);
    window.removeEventListener("scroll", schedule);
  };
}

function positionsOf(links: readonly HTMLAnchorElement[], document: Document): HeadingPosition[] {
  return links.flatMap((link) => {
    const heading = document.getElementById(idOf(link));
    return heading ? [{ id: heading.id, top: heading.getBoundingClientRect().top }] : [];
  });
}

function idOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1));
}

function isAtEnd({ document, innerHeight, scrollY }: Window): boolean {
  return scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
}
