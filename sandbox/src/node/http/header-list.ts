/**
 * Alternating names and values, as `writeHead` accepts them. Merging header objects by spreading
 * takes V8 ten times as long, and leaves garbage that only a full collection finds.
 */
export type HeaderList = (string | number)[];

type HeaderGroup = Readonly<Record<string, string | number>>;

/** The headers of all groups, one group after the other. */
export function headerList(...groups: readonly (HeaderGroup | undefined)[]): HeaderList {
  const list: HeaderList = [];
  for (const group of groups) {
    for (const name in group) list.push(name, group[name] ?? "");
  }
  return list;
}
