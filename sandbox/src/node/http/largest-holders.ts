import { groupBy } from "../../../../contract/src/base/group-by.ts";

/** A unit of a shared, limited resource, with its holder. */
export interface HeldResource {
  readonly holder: string;
}

/**
 * The items of the largest holder, or of all holders tied for largest, each holder's in the given
 * order. Taking one of them makes room for everyone who holds less.
 * @param exemptUpTo if no holder has more than this, all of them count as largest
 */
export function largestHolders<Item extends HeldResource>(
  items: Iterable<Item>,
  exemptUpTo = 0,
): readonly Item[] {
  const groups = [...groupBy(items, ({ holder }) => holder).values()];
  const most = groups.reduce((length, own) => Math.max(length, own.length), exemptUpTo);
  return groups.filter(({ length }) => length === most || most === exemptUpTo).flat();
}
