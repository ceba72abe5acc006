/** Deeper than any response. */
const MAX_LEVELS = 12;

/**
 * Shortens the long lists and maps of a JSON value so that an assistant can read it, with a note in
 * place of the entries left out.
 * @param entries to keep of each list, and of each map keyed by ids
 */
export function shorten(value: unknown, entries: number): unknown {
  if (Array.isArray(value)) {
    const most = shownOf(value.length, entries);
    const shown = value.slice(0, most).map((entry) => shorten(entry, entries));
    return value.length > most ? [...shown, leftOut(value.length - most)] : shown;
  }
  if (typeof value !== "object" || value === null) return value;
  const all = Object.entries(value).map(
    ([name, entry]) => [name, shorten(entry, entries)] as const,
  );
  // Keys of the contract's objects are plain words; an object keyed by ids is a map.
  const most = shownOf(all.length, entries);
  const isMap = all.some(([name]) => /\W|\d/.test(name)) && all.length > most;
  const shown = isMap ? [...all.slice(0, most), ["…", leftOut(all.length - most)]] : all;
  return Object.fromEntries(shown);
}

/** Keeps a single surplus entry, since a note about it would be as long. */
function shownOf(count: number, entries: number): number {
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
  const least = shorten(value, 1);
  for (let levels = MAX_LEVELS; levels > 1; levels -= 1) {
    const shown = flatten(least, levels);
    if (fits(shown)) return shown;
  }
  return flatten(least, 1);
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

function leftOut(count: number): string {
  return `… ${count} more`;
}

/** Fields that identify the objects of an array. */
const ID_FIELDS = ["code", "id", "iata", "entityId", "name"];

type Selection =
  | { readonly found: true; readonly value: unknown }
  | { readonly found: false; readonly at: string; readonly known: readonly string[] };

/**
 * selectIn({ a: [{ b: 1 }] }, ["a", "0", "b"]) → { found: true, value: 1 }
 * An object of an array is selected by its index, or by its code, id or name.
 */
export function selectIn(value: unknown, path: readonly string[]): Selection {
  const [step] = path;
  if (step === undefined) return { found: true, value };
  const isParent = typeof value === "object" && value !== null;
  const members = new Map<string, unknown>(isParent ? Object.entries(value) : []);
  // A key can have dots, at which the path may have been split.
  for (let steps = path.length; steps > 0; steps -= 1) {
    const key = path.slice(0, steps).join(".");
    if (members.has(key)) return selectIn(members.get(key), path.slice(steps));
  }
  const ids = Array.isArray(value) ? value.map(idsOf) : [];
  const index = ids.findIndex((all) => all.some((id) => id.toLowerCase() === step.toLowerCase()));
  if (index >= 0) return selectIn(members.get(String(index)), path.slice(1));
  const known = ids.flatMap(([id]) => (id === undefined ? [] : [id]));
  return { found: false, at: step, known: known.length > 0 ? known : [...members.keys()] };
}

function idsOf(entry: unknown): readonly string[] {
  if (typeof entry !== "object" || entry === null) return [];
  const values = Object.entries(entry).filter(([name]) => ID_FIELDS.includes(name));
  return values.map(([, value]) => String(value));
}
