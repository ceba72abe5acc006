import { isObject } from "../../contract/src/base/json-object.ts";

/**
 * Checks an argument when it is passed: a wrong one would show up much later, or as nonsense.
 * @param argument name of the argument, with its function: "formatPrice: currency"
 * @param isSecret whether the received value can contain a key, which no message may show
 * @throws {TypeError} naming the argument, what was expected and what was received
 */
export function checkArgument(
  isValid: boolean,
  argument: string,
  expected: string,
  received: unknown,
  isSecret = false,
): void {
  if (isValid) return;
  throw new TypeError(
    `${argument} must be ${expected}; received ${describeValue(received, isSecret)}.`,
  );
}

/** Prints the property names of objects only: their values can be long, or contain a key. */
export function describeValue(value: unknown, isSecret = false): string {
  if (value === undefined) return "nothing";
  if (isFunction(value)) return "a function";
  if (Array.isArray(value)) return "an array";
  if (isObject(value)) return `{${Object.keys(value).slice(0, 9).join(", ")}}`;
  if (isSecret && value !== null) return `a ${typeof value}`;
  return isString(value) ? JSON.stringify(value) : String(value);
}

export function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

export function isString(value: unknown): value is string {
  return typeof value === "string";
}
