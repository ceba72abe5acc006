import { isObject } from "../../../contract/src/base/json-object.ts";
import { findName } from "./find-name.ts";
import { type ReadBody, valueAt } from "./read-body.ts";
import type { Path } from "./rows-of.ts";

/** Where an id in a response leads. */
export interface FoundEntry {
  /** Name of the map that the id is a key of: "places". */
  readonly map: string;
  /** Undefined where the map has no such key. */
  readonly path?: Path;
}

/** The entry that a string is the key of; undefined if it is empty or not a key. */
export function findEntry(read: ReadBody, path: Path, value: unknown): FoundEntry | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  const { names, schema, body, maps } = read;
  const map = names.keys[findName(names, schema, path, value)?.anchor ?? ""];
  if (map === undefined) return undefined;
  const label = map.slice(map.lastIndexOf(".") + 1);
  const at = maps.get(map);
  const entries = at && valueAt(body, at);
  if (!at || !isObject(entries) || !Object.hasOwn(entries, value)) return { map: label };
  return { map: label, path: [...at, value] };
}

/** The path of the map entry that a place is, or is within. */
export function entryAround({ maps }: ReadBody, path: Path): Path | undefined {
  const map = [...maps.values()].find(
    (one) => one.length < path.length && one.every((step, index) => step === path[index]),
  );
  return map && path.slice(0, map.length + 1);
}
