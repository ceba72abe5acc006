import { groupBy } from "./group-by.ts";

/** The items that occur more than once, each once, in order of first appearance. */
export function repeatedItems<Item>(items: Iterable<Item>): readonly Item[] {
  const groups = groupBy(items, (item) => item);
  return [...groups].filter(([, { length }]) => length > 1).map(([item]) => item);
}
