/**
 * Arguments are checked where they are given: a wrong one would show much later, or as nonsense.
 * @param argument with its function: "formatPrice: currency"
 * @throws {TypeError} naming the argument, what was expected and what came
 */
export function checkArgument(
  isRight: boolean,
  argument: string,
  expected: string,
  received: unknown,
  told = shown(received),
): void {
  if (!isRight) throw new TypeError(`${argument} must be ${expected}; received ${told}.`);
}

/** Objects are shown by their names alone: they can be long, and hold a key. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (isText(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return "a list";
  return isObject(value) ? `{${Object.keys(value).slice(0, 9).join(", ")}}` : String(value);
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

export function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

export function isText(value: unknown): boolean {
  return typeof value === "string";
}
