import { twinPath, withoutSlash } from "../../base/paths.ts";

/** Where a link of a page leads to in its twin. */
export type TwinHref = (href: string) => string;

/**
 * Links of twins are paths of the site, which cost a third of what URLs cost and hold in every file
 * that a twin is part of: to the twins of pages, and to files as they are. A link inside a page stays
 * one.
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
