import { withoutSlash } from "./without-slash.ts";

/** `pageDataPath("/api/geo/")` is "/_page/api/geo.json": what navigation fetches. */
export function pageDataPath(pathname: string): string {
  return `/_page${withoutSlash(pathname)}.json`;
}
