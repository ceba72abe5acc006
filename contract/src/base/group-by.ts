/** Groups items by key, in order of first appearance. (`Map.groupBy` is newer than Node 20.) */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** Adds items to the group of a key. */
export function addTo<Key, Item>(
  groups: Map<Key, Item[]>,
  key: Key,
  ...items: readonly Item[]
): void {
  const group = groups.get(key);
  if (group) group.push(...items);
  else groups.set(key, [...items]);
}
