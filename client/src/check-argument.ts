import { isObject } from "../../contract/src/base/json-object.ts";

/**
 * Checks an argument when it is passed: a wrong one would show up much later, or as nonsense.
 * @param argument name of the argument, with its function: "formatPrice: currency"
 * @throws {TypeError} naming the argument, what was expected and what was received
 */
export function checkArgument(
  isRight: boolean,
  argument: string,
  expected: string,
  received: unknown,
  display = shown(received),
): void {
  if (!isRight) throw new TypeError(`${argument} must be ${expected}; received ${display}.`);
}

/** Shows the property names of objects only: their values can be long, or contain a key. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (isText(value)) return JSON.stringify(value);
  if (isFunction(value)) return "a function";
  if (Array.isArray(value)) return "an array";
  return isObject(value) ? `{${Object.keys(value).slice(0, 9).join(", ")}}` : String(value);
}

/** Shows no more than the type of a value that may be secret. */
export function shownType(value: unknown): string {
  const isShown = value === undefined || typeof value === "object";
  return isShown ? shown(value) : `a ${typeof value}`;
}

export function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

export function isText(value: unknown): boolean {
  return typeof value === "string";
}
