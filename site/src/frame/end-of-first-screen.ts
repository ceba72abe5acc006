/** Characters of text on a first screen, and some more: a heading is never far below. */
const FIRST_SCREEN = 1500;

const HEADING = /<h[23][^>]* id="([^"]+)"/g;

/**
 * The id of the first heading below a page's first screen; undefined if the page is not much
 * longer. Code counts like text: its lines are shorter, but smaller.
 */
export function endOfFirstScreen(inside: string): string | undefined {
  for (const { index, 1: id } of inside.matchAll(HEADING)) {
    if (lettersIn(inside.slice(0, index)) >= FIRST_SCREEN) return id;
  }
  return undefined;
}

function lettersIn(html: string): number {
  return html.replaceAll(/<[^>]*>/g, "").length;
}
