import { isObject } from "../base/json-object.ts";
import type { Schema } from "../model.ts";

/**
 * The dangling keys of a response: strings that should be keys of a map (`x-key-of`) but aren't. An
 * empty string means no entry. The response is assumed to be valid.
 * @returns "content.results.itineraries.a.legIds[0]: \"x\" is not a key of legs."
 */
export function findDanglingKeys(schema: Schema, response: unknown): readonly string[] {
  const keys = new Map<string, Set<string>>();
  const uses: { readonly path: string; readonly key: string; readonly map: string }[] = [];
  visit({ schema, value: response, path: "", name: "" }, ({ schema: at, value, path, name }) => {
    if (at.kind === "map" && isObject(value)) {
      const mapKeys = keys.get(name) ?? new Set();
      keys.set(name, mapKeys);
      for (const key of Object.keys(value)) mapKeys.add(key);
    }
    const map = at.kind === "string" ? at.keyOf : undefined;
    if (map && typeof value === "string" && value !== "") uses.push({ path, key: value, map });
  });
  return uses
    .filter(({ map, key }) => !keys.get(map)?.has(key))
    .map(({ path, map, key }) => `${path}: "${key}" is not a key of ${map}.`);
}

interface Node {
  readonly schema: Schema;
  readonly value: unknown;
  /** "content.results.legs" */
  readonly path: string;
  /** The name of the field with this value: "legs"; empty for an item or an entry. */
  readonly name: string;
}

/** Visits nodes without collecting them: a response has tens of thousands. */
function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const child of childrenOf(node)) visit(child, look);
}

function childrenOf({ schema, value, path }: Node): readonly Node[] {
  if (schema.kind === "array" && Array.isArray(value)) {
    const { items } = schema;
    return value.map((item, index) => ({
      schema: items,
      value: item,
      path: `${path}[${index}]`,
      name: "",
    }));
  }
  if (!isObject(value)) return [];
  const below = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (schema.kind === "map") {
    const { values } = schema;
    return Object.entries(value).map(([key, entry]) => ({
      schema: values,
      value: entry,
      path: below(key),
      name: "",
    }));
  }
  if (schema.kind !== "object") return [];
  return schema.properties.map(({ name, schema: inner }) => ({
    schema: inner,
    value: value[name],
    path: below(name),
    name,
  }));
}
