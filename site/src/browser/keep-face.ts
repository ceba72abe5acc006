import { type Connection, mayPrefetch } from "./prefetch.ts";

/** Of what is kept in local storage, and of the attribute of `<html>`: the URL of the file. */
export const FACE = "face";

/** Where storage is forbidden, its mere name throws. */
interface Browser {
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, "ok" | "blob">>;
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
}

/**
 * Fetches the face of the text for the next document, whose head script reads what is kept here.
 * The text in view stays as it is: letters of another width would move it.
 *
 * @param url of the file, hashed: a new file is fetched again
 */
export async function keepFace(
  browser: Browser,
  url: string,
  connection: Connection | undefined,
): Promise<void> {
  try {
    if (!mayPrefetch(connection) || browser.localStorage.getItem(FACE) === url) return;
    const response = await browser.fetch(url, { priority: "low" });
    await response.blob();
    if (response.ok) browser.localStorage.setItem(FACE, url);
  } catch {
    // Neither the storage nor the network owes us anything: the text stays in the system's face.
  }
}
