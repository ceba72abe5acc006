import { groupBy } from "../../data/group-by.ts";

/** Something that somebody holds of what many want. */
export interface Held {
  readonly holder: string;
}

/**
 * All that is held by whoever holds most of it, and by those who hold as much, in the order in which
 * it was given. To take from it makes room for everybody who is content with less.
 * @param modest how many are too few to tell who holds most
 */
export function largestHolders<Item extends Held>(
  items: Iterable<Item>,
  modest = 0,
): readonly Item[] {
  const held = [...groupBy(items, ({ holder }) => holder).values()];
  const most = held.reduce((length, own) => Math.max(length, own.length), modest);
  return held.filter(({ length }) => length === most || most === modest).flat();
}
