import { withoutSlash } from "./without-slash.ts";

/** `editedPath("/api/geo/")` is "/_edited/api/geo.json": what `npm run dev` shows after an edit. */
export function editedPath(pathname: string): string {
  return `/_edited${withoutSlash(pathname)}.json`;
}

/** What the server of the sources says to browsers when the text of a page has changed. */
export const EDITED = "farewind:edited";
