import { withoutSlash } from "./without-slash.ts";

/** The Markdown twin of a page: twinPath("/api/geo/") → "/api/geo.md", twinPath("/") → "/index.md". */
export function twinPath(pathname: string): string {
  const path = withoutSlash(pathname);
  return path === "/" ? "/index.md" : `${path}.md`;
}
