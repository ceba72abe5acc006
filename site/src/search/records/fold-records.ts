import type { SearchRecord } from "./record.ts";

/**
 * What the references repeat is one record: a field of a shared object, an error that every
 * operation returns. The first place stays, and knows how many more there are.
 */
export function foldRecords(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const places = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = keyOf(record);
    const same = places.get(key);
    if (same) same.push(record);
    else places.set(key, [record]);
  }
  return [...places.values()].flatMap(([first, ...others]) =>
    first ? [others.length > 0 ? { ...first, further: others.length } : first] : [],
  );
}

function keyOf({ kind, page, anchor, title, owner, badge }: SearchRecord): string {
  switch (kind) {
    case "error":
      return `error ${badge}`;
    case "field":
    case "value":
    case "type":
      return `${kind} ${owner}.${title}`;
    default:
      return `${kind} ${page.href}#${anchor} ${title}`;
  }
}
