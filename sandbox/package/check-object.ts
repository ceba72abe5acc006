import { nearestName } from "../../contract/src/problems/nearest-name.ts";

/** What is wrong with a value: "must be a function; received 5". */
export type Rule = (value: unknown) => string | undefined;
export type Rules<Options> = Readonly<Record<keyof Options, Rule>>;

/** @param show prints a wrong value; by default, with its text if it is a string */
export function mustBe(
  expected: string,
  isRight: (value: unknown) => boolean,
  show = describeValue,
): Rule {
  return (value) => (isRight(value) ? undefined : `must be ${expected}; received ${show(value)}`);
}

/**
 * Checks the names and values of an object that is passed to `createSandbox`.
 * @param path "keys.mine"; empty for the options themselves
 * @param required names of members that can't be left out
 * @throws {TypeError} naming the member, and the nearest one for an unknown name
 */
export function checkObject(
  path: string,
  value: unknown,
  rules: Readonly<Record<string, Rule>>,
  required: readonly string[] = [],
): void {
  const problem = mustBe("an object", isPlainObject)(value);
  if (problem) throw new TypeError(`createSandbox: ${path || "options"} ${problem}.`);
  const names = Object.keys(rules);
  const members: Readonly<Record<string, unknown>> = Object(value);
  for (const name of [...Object.keys(members), ...required]) {
    const option = path === "" ? name : `${path}.${name}`;
    const rule = names.includes(name) && rules[name];
    if (!rule) {
      const nearest = nearestName(name, names);
      const hint = nearest ? `Did you mean "${nearest}"?` : `The options are ${names.join(", ")}.`;
      throw new TypeError(`createSandbox: unknown option "${option}". ${hint}`);
    }
    const isLeftOut = members[name] === undefined && !required.includes(name);
    const wrong = isLeftOut ? undefined : rule(members[name]);
    if (wrong) throw new TypeError(`createSandbox: ${option} ${wrong}.`);
  }
}

/** A plain object, also of another realm, as test frameworks have. */
export function isPlainObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === "[object Object]";
}

export function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** describeValue("x") → '"x"', describeValue(5) → "5", describeValue(new Map()) → "[object Map]" */
export function describeValue(value: unknown): string {
  return isText(value) ? JSON.stringify(value) : describeType(value);
}

/** The same, without the text of a string. */
export function describeType(value: unknown): string {
  if (isText(value)) return "a string";
  if (isFunction(value)) return "a function";
  if (Array.isArray(value)) return "an array";
  // A text of its own could contain a secret, or not exist.
  if (typeof value === "object" && value !== null) return Object.prototype.toString.call(value);
  return String(value);
}
