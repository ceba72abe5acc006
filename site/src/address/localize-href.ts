/** Where pages are; everything else that begins with a slash is a file. */
const PAGE = /^\/(docs|api|404)(\/|$|[#?])/;

/**
 * Puts a locale's prefix in front of links to pages; files, anchors and other hosts stay.
 * localizeHref("/docs/intro#a", "/es") → "/es/docs/intro#a"; ("/openapi/geo.json", "/es") → same.
 */
export function localizeHref(href: string, prefix: string): string {
  if (href === "/") return prefix === "" ? "/" : prefix;
  return PAGE.test(href) ? prefix + href : href;
}
