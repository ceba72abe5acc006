import { type Connection, mayPrefetch } from "./prefetch.ts";

/** Name of the key in local storage, and of the attribute of `<html>`: both hold the file's URL. */
export const FONT_KEY = "face";

/** Where storage is forbidden, even reading the property throws. */
interface Browser {
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, "ok" | "blob">>;
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
}

/**
 * Fetches the font of the text for the next document, whose head script reads the key stored here.
 * The text in view keeps its font: letters of another width would move it.
 *
 * @param url URL of the file, with a hash: a new file is fetched again
 */
export async function prefetchFont(
  browser: Browser,
  url: string,
  connection: Connection | undefined,
): Promise<void> {
  try {
    if (!mayPrefetch(connection) || browser.localStorage.getItem(FONT_KEY) === url) return;
    const response = await browser.fetch(url, { priority: "low" });
    await response.blob();
    if (response.ok) browser.localStorage.setItem(FONT_KEY, url);
  } catch {
    // Storage and network may both fail: the text then stays in the system's font.
  }
}
