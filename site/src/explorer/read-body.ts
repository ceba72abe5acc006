import { isObject } from "../../../contract/src/base/json-object.ts";
import type { NameCards } from "../browser/name-card.ts";
import { findName } from "./find-name.ts";
import { indexNames, type NameIndex } from "./name-index.ts";
import type { Path } from "./rows-of.ts";

/** A body with what the contract knows about it. */
export interface ReadBody {
  readonly body: unknown;
  /** Name of its schema: "LiveSearchResponse". */
  readonly schema: string;
  readonly names: NameIndex;
  /** Paths of the maps that ids lead to, by anchor; those missing from the body are left out. */
  readonly maps: ReadonlyMap<string, Path>;
}

export function readBody(cards: NameCards, schema: string, body: unknown): ReadBody {
  const names = indexNames(cards);
  return { body, schema, names, maps: mapsOf(names, schema, body) };
}

/** Searches objects only, never lists: "LiveResults.legs" → content, results, legs. */
function mapsOf(names: NameIndex, schema: string, body: unknown): ReadonlyMap<string, Path> {
  const sought = new Set(Object.values(names.keys));
  const found = new Map<string, Path>();
  const below: Path[] = [[]];
  for (const path of below) {
    const members = valueAt(body, path);
    if (!isObject(members)) continue;
    for (const [key, member] of Object.entries(members)) {
      const next = [...path, key];
      const anchor = findName(names, schema, next, undefined)?.anchor;
      if (anchor !== undefined && sought.has(anchor) && isObject(member)) found.set(anchor, next);
      // The entries of a map contain no further map that ids lead to.
      else if (anchor !== undefined && isObject(member) && next.length <= DEEPEST) below.push(next);
    }
  }
  return found;
}

/** The deepest level to search: maps stand in a response's content, or in an object of that. */
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

/**
 * Reads what a schema describes from a body. Undefined for an empty text, and for a body that
 * breaks its schema: its values are then shown as they came.
 */
export function asDescribed<T>(read: () => T | undefined): T | undefined {
  try {
    return read() || undefined;
  } catch {
    return undefined;
  }
}
