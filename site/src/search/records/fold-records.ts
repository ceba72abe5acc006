import type { SearchRecord } from "./record.ts";

/**
 * Merges records of the same thing in references and guides: a field of a shared object, an error
 * that every operation returns, a name of V1.0. Keeps the first place, with the number of further
 * ones.
 */
export function foldRecords(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const places = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = record.same ?? `${record.page.href}#${record.anchor}`;
    const same = places.get(key);
    if (same) same.push(record);
    else places.set(key, [record]);
  }
  return [...places.values()].flatMap(([first, ...others]) =>
    first ? [others.length > 0 ? { ...first, further: others.length } : first] : [],
  );
}
