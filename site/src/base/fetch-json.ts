import { ensureOk } from "./ensure-ok.ts";

/** Fetches a JSON file of the site. Rejects with a readable message if there is no such file. */
export async function fetchJson(window: Window, path: string) {
  return ensureOk(await window.fetch(path)).json();
}
