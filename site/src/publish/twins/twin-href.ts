import { twinPath, withoutSlash } from "../../base/paths.ts";

/** Maps a link target of a page to that in its twin. */
export type TwinHref = (href: string) => string;

/**
 * Links in twins are paths, a third as long as URLs and valid in every file that includes the twin.
 * Links to pages become links to their twins; links to files and within the page stay as they are.
 * @param pages the paths of all pages, in every locale
 */
export function createTwinHref(pages: Iterable<string>): TwinHref {
  const known = new Set(Array.from(pages, withoutSlash));
  return (href) => {
    if (!href.startsWith("/")) return href;
    const [path = "", anchor] = href.split("#", 2);
    const target = known.has(withoutSlash(path)) ? twinPath(path) : path;
    return target + (anchor === undefined ? "" : `#${anchor}`);
  };
}
