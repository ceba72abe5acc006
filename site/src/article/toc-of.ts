import { plainText } from "../markdown/plain-text.ts";
import type { TocEntry } from "../plan/page-model.ts";

const ANCHOR = /<a class="anchor".*?<\/a>/gs;

/** The h2 and h3 of rendered HTML that have an id, with their text and without what is for machines. */
export function tocOf(html: string): readonly TocEntry[] {
  const headings = html.matchAll(/<h([23])[^>]*? id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs);
  return Array.from(headings, ([, depth, id = "", inner = ""]) => ({
    id,
    text: plainText(inner.replace(ANCHOR, "")),
    depth: depth === "2" ? 2 : 3,
  }));
}
