/** Deeper than any response. */
const MAX_LEVELS = 12;

/**
 * Shortens the long lists and maps of a JSON value so that an assistant can read it, with a note in
 * place of the entries left out.
 * @param entries to keep of each list, and of each map keyed by ids
 */
export function shorten(value: unknown, entries: number): unknown {
  if (Array.isArray(value)) {
    const most = countShown(value.length, entries);
    const shown = value.slice(0, most).map((entry) => shorten(entry, entries));
    return value.length > most ? [...shown, omittedNote(value.length - most)] : shown;
  }
  if (typeof value !== "object" || value === null) return value;
  const all = Object.entries(value).map(
    ([name, entry]) => [name, shorten(entry, entries)] as const,
  );
  // Keys of the contract's objects are plain words; an object keyed by ids is a map.
  const most = countShown(all.length, entries);
  const isMap = all.some(([name]) => /\W|\d/.test(name)) && all.length > most;
  const shown = isMap ? [...all.slice(0, most), ["…", omittedNote(all.length - most)]] : all;
  return Object.fromEntries(shown);
}

/** Keeps a single surplus entry, since a note about it would be as long. */
function countShown(count: number, entries: number): number {
  return count === entries + 1 ? count : entries;
}

/**
 * Shortens a JSON value to a number of characters: with fewer entries first, then fewer levels.
 * @param entries to keep of each list and map at most
 */
export function shortenTo(value: unknown, entries: number, characters: number): unknown {
  const fits = (one: unknown) => JSON.stringify(one, null, 1).length <= characters;
  for (let most = entries; most > 0; most -= 1) {
    const shown = shorten(value, most);
    if (fits(shown)) return shown;
  }
  const shortest = shorten(value, 1);
  for (let levels = MAX_LEVELS; levels > 1; levels -= 1) {
    const shown = flatten(shortest, levels);
    if (fits(shown)) return shown;
  }
  return flatten(shortest, 1);
}

/** Replaces objects below the last level by their keys, and lists by "[…]". */
function flatten(value: unknown, levels: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  const isList = Array.isArray(value);
  if (levels === 0) return isList ? "[…]" : `{${Object.keys(value).join(", ")}}`;
  if (isList) return value.map((entry) => flatten(entry, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, flatten(entry, levels - 1)]),
  );
}

function omittedNote(count: number): string {
  return `… ${count} more`;
}
