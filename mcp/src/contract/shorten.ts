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
