import type { NameCards } from "../browser/name-card.ts";
import { findName } from "./find-name.ts";
import { indexNames, type NameIndex } from "./name-index.ts";
import type { Path } from "./rows-of.ts";

/** A body with what the contract knows of it. */
export interface ReadBody {
  readonly body: unknown;
  /** Name of its schema: "LiveSearchResponse". */
  readonly schema: string;
  readonly names: NameIndex;
  /** Where each map stands that ids lead to, by its anchor; those that are not there are left out. */
  readonly maps: ReadonlyMap<string, Path>;
}

export function readBody(cards: NameCards, schema: string, body: unknown): ReadBody {
  const names = indexNames(cards);
  return { body, schema, names, maps: mapsOf(names, schema, body) };
}

/** Maps stand in objects alone: "LiveResults.legs" → content, results, legs. */
function mapsOf(names: NameIndex, schema: string, body: unknown): ReadonlyMap<string, Path> {
  const sought = new Set(Object.values(names.keys));
  const found = new Map<string, Path>();
  const below: Path[] = [[]];
  for (const path of below) {
    const members = valueAt(body, path);
    if (!isMembers(members)) continue;
    for (const [key, member] of Object.entries(members)) {
      const next = [...path, key];
      const anchor = findName(names, schema, next, undefined)?.anchor;
      if (anchor !== undefined && sought.has(anchor) && isMembers(member)) found.set(anchor, next);
      // An entry of a map has no map of the whole response in it.
      else if (anchor !== undefined && isMembers(member) && next.length <= DEEPEST)
        below.push(next);
    }
  }
  return found;
}

/** Maps of a response stand in its content, or in what that groups. */
const DEEPEST = 2;

export function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step)
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    body,
  );
}

export function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * What is read of a body as its schema describes it; an empty text is none. A body that
 * breaks its schema has nothing to read there: its values are shown as they came.
 */
export function asDescribed<T>(read: () => T | undefined): T | undefined {
  try {
    return read() || undefined;
  } catch {
    return undefined;
  }
}
