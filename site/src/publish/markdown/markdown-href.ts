import { markdownPath, withoutSlash } from "../../base/paths.ts";

/** Maps a link target of a page to that in its Markdown version. */
export type MarkdownHref = (href: string) => string;

/**
 * Links in Markdown pages are paths, a third as long as URLs and valid in every file that includes the page.
 * Links to pages become links to their Markdown versions; links to files and within the page stay as they are.
 * @param pages the paths of all pages, in every locale
 */
export function createMarkdownHref(pages: Iterable<string>): MarkdownHref {
  const pagePaths = new Set(Array.from(pages, withoutSlash));
  return (href) => {
    if (!href.startsWith("/")) return href;
    const [path = "", anchor] = href.split("#", 2);
    const target = pagePaths.has(withoutSlash(path)) ? markdownPath(path) : path;
    return target + (anchor === undefined ? "" : `#${anchor}`);
  };
}
