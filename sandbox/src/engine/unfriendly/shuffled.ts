import { hashText } from "../base/random.ts";

/** The items in a fixed random order, with a different item first. */
export function shuffled<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const hashed = items.map((item) => ({ item, hash: hashText(keyOf(item)) }));
  const [first, ...others] = hashed.sort((a, b) => a.hash - b.hash).map(({ item }) => item);
  if (first === undefined) return [];
  return first === items[0] ? [...others, first] : [first, ...others];
}
