import type { KeyValues } from "../../browser/preferences.ts";

export const SLASH_KEY = "search-key";

/** Whether "/" opens search; true if storage is not accessible. */
export function isSlashKeyOn(storage: KeyValues): boolean {
  try {
    return storage.getItem(SLASH_KEY) !== "off";
  } catch {
    return true;
  }
}
