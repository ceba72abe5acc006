import { hashText } from "../base/random.ts";

/** The same items in no order, and another one first. */
export function shuffled<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const hashed = items.map((item) => ({ item, hash: hashText(keyOf(item)) }));
  const [first, ...others] = hashed.sort((a, b) => a.hash - b.hash).map(({ item }) => item);
  if (first === undefined) return [];
  return first === items[0] ? [...others, first] : [first, ...others];
}

/** The same map with its entries in no order, under other ids and with other values if told. */
export function remade<Item>(
  map: Readonly<Record<string, Item>>,
  change: (item: Item, id: string) => Item,
  rename: (id: string) => string = (id) => id,
): Record<string, Item> {
  const ids = shuffled(Object.keys(map), (id) => id);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const item = map[id];
      return item === undefined ? [] : [[rename(id), change(item, id)]];
    }),
  );
}

/** True for about one of so many ids, always the same ones. */
export function isOneOf(count: number, id: string): boolean {
  return hashText(`one of ${count}: ${id}`) % count === 0;
}
