import { isObject } from "../base/json-object.ts";

const KEPT = /^\$(\w+)$/;

/** A value with every `$name` in it replaced. */
export function replaceKept(value: unknown, replace: (name: string) => unknown): unknown {
  if (typeof value === "string") {
    const name = KEPT.exec(value)?.[1];
    return name === undefined ? value : replace(name);
  }
  if (Array.isArray(value)) return value.map((item) => replaceKept(item, replace));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, replaceKept(item, replace)]);
  return Object.fromEntries(entries);
}

/** The `name` of every `$name` in a value. */
export function placeholdersIn(value: unknown): readonly string[] {
  const names = new Set<string>();
  replaceKept(value, (name) => names.add(name));
  return [...names];
}
