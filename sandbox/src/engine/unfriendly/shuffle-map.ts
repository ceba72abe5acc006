import { shuffled } from "./shuffled.ts";

/** Shuffles a map's entries, passing each value through `change` and each id through `rename`. */
export function shuffleMap<Item>(
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
