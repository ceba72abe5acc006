import { isObject, type JsonObject } from "../base/json-object.ts";
import { listOf } from "../read/parse-yaml.ts";

export type Change = (node: JsonObject) => JsonObject;

/** Keys of example data: an object in it is never a schema. */
const DATA = ["example", "examples", "default"];
/** The keys below it are names, even one such as "example". */
const NAMED = "properties";

/** Maps every object of an OpenAPI document, innermost first. */
export function mapObjects(node: JsonObject, change: Change): JsonObject {
  return change(
    mapValues(node, (value, key) => {
      if (key === NAMED && isObject(value)) return mapValues(value, (own) => visit(own, change));
      return DATA.includes(key) ? value : visit(value, change);
    }),
  );
}

function visit(value: unknown, change: Change): unknown {
  if (isObject(value)) return mapObjects(value, change);
  return Array.isArray(value) ? listOf(value).map((item) => visit(item, change)) : value;
}

function mapValues(node: JsonObject, map: (value: unknown, key: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value, key)]));
}
