/** Deeper than any response. */
const MAX_LEVELS = 12;

/**
 * A JSON value with long lists and maps cut, so that an assistant can read it. What was left out is
 * said in the place where it was.
 * @param entries that stay of each list, and of each map that is keyed by ids
 */
export function shorten(value: unknown, entries: number): unknown {
  if (Array.isArray(value)) {
    const shown = value.slice(0, entries).map((entry) => shorten(entry, entries));
    return value.length > entries ? [...shown, leftOut(value.length - entries)] : shown;
  }
  if (typeof value !== "object" || value === null) return value;
  const all = Object.entries(value).map(
    ([name, entry]) => [name, shorten(entry, entries)] as const,
  );
  // Objects of the contract have words for keys; what is keyed by ids is a map.
  const isMap = all.some(([name]) => /\W|\d/.test(name)) && all.length > entries;
  const shown = isMap ? [...all.slice(0, entries), ["…", leftOut(all.length - entries)]] : all;
  return Object.fromEntries(shown);
}

/**
 * A JSON value that fits into so many characters: fewer entries first, then fewer levels.
 * @param entries that stay of each list and map at most
 */
export function shortenTo(value: unknown, entries: number, characters: number): unknown {
  const fits = (one: unknown) => JSON.stringify(one, null, 1).length <= characters;
  for (let most = entries; most > 0; most -= 1) {
    const shown = shorten(value, most);
    if (fits(shown)) return shown;
  }
  const least = shorten(value, 1);
  for (let levels = MAX_LEVELS; levels > 1; levels -= 1) {
    const shown = flatten(least, levels);
    if (fits(shown)) return shown;
  }
  return flatten(least, 1);
}

/** What lies deeper is told by what it holds. */
function flatten(value: unknown, levels: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  const isList = Array.isArray(value);
  if (levels === 0) return isList ? "[…]" : `{${Object.keys(value).join(", ")}}`;
  if (isList) return value.map((entry) => flatten(entry, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, flatten(entry, levels - 1)]),
  );
}

function leftOut(count: number): string {
  return `… ${count} more`;
}

/** selectIn({ a: [{ b: 1 }] }, ["a", "0", "b"]) → { found: true, value: 1 } */
export function selectIn(
  value: unknown,
  path: readonly string[],
):
  | { readonly found: true; readonly value: unknown }
  | { readonly found: false; readonly at: string; readonly known: readonly string[] } {
  let current = value;
  for (const step of path) {
    const known = typeof current === "object" && current !== null ? Object.keys(current) : [];
    if (!known.includes(step)) return { found: false, at: step, known };
    current = (current as Readonly<Record<string, unknown>>)[step];
  }
  return { found: true, value: current };
}
