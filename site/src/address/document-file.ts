import { NOT_FOUND_PATH } from "./not-found-path.ts";
import { withoutSlash } from "./without-slash.ts";

/**
 * The file that holds a page: documentFile("/api/geo/") → "api/geo/index.html".
 * Static hosts look for the not-found page in "404.html" and "es/404.html".
 */
export function documentFile(pathname: string): string {
  const path = withoutSlash(pathname).slice(1);
  if (pathname.endsWith(NOT_FOUND_PATH)) return `${path}.html`;
  return path === "" ? "index.html" : `${path}/index.html`;
}
