import type { KeyValues } from "../../browser/preferences.ts";
import type { Row } from "../query/answer.ts";

/** A previously chosen place. */
export type RecentPlace = Pick<Row, "kind" | "href" | "where"> & { readonly title: string };

const KEY = "search-recent";
const MAX_PLACES = 4;

/** The places chosen last, the latest first; none if storage is empty, inaccessible or corrupt. */
export function readRecent(storage: KeyValues): readonly RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

export function keepRecent(storage: KeyValues, place: RecentPlace): void {
  const others = readRecent(storage).filter(({ href }) => href !== place.href);
  try {
    storage.setItem(KEY, JSON.stringify([place, ...others].slice(0, MAX_PLACES)));
  } catch {
    // Without storage, nothing is remembered.
  }
}

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== "object" || value === null) return false;
  const { kind, href, where, title } = value as Readonly<Record<string, unknown>>;
  return [kind, href, where, title].every((one) => typeof one === "string");
}
