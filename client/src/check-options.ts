import { isObject } from "../../contract/src/base/json-object.ts";
import type { CallSettings } from "./call-settings.ts";
import { checkArgument, describeValue, isFunction, isString } from "./check-argument.ts";
import { findNearest } from "./find-nearest.ts";
import { isHeaders, withReusableHeaders } from "./headers.ts";

type Rule = readonly [expected: string, isValid: (value: unknown) => boolean, isSecret?: boolean];
export type Rules = Readonly<Record<string, Rule>>;

export const A_URL = 'a URL with its scheme, such as "https://api.example.com"';

/** Functions, so that bundlers can tree-shake unused rules. */
const callSettingRules = (): Rules => ({
  headers: ["an object of strings, or Headers", isHeaders, true],
  timeout: countRule("milliseconds"),
  attempts: countRule("calls"),
  longestWait: countRule("milliseconds"),
  onRetry: functionRule(),
});

export const callOptionRules = (): Rules => ({
  ...callSettingRules(),
  signal: ["an AbortSignal", (value) => value === null || "aborted" in Object(value)],
});

const anySearchOptionRules = (): Rules => ({
  ...callOptionRules(),
  pause: pauseRule(),
  longest: ["milliseconds above 0", isPositive],
  sessionToken: ["a string", isString],
  content: ["the content of a search", isObject],
});

export const searchOptionRules = (): Rules => ({
  ...anySearchOptionRules(),
  onResults: functionRule(),
});

export const liveOptionRules = (): Rules => ({
  ...anySearchOptionRules(),
  onResults: ["left out: iterate over live() instead", () => false],
});

export const clientOptionRules = (): Rules => ({
  // A browser also takes a URL relative to its page.
  baseUrl: stringRule(A_URL, /^($|\/|https?:\/\/[^/])/i),
  apiKey: stringRule("a Latin-1 string without whitespace", /^[!-~¡-ÿ]*$/, true),
  ...callSettingRules(),
  fetch: functionRule(),
  wait: functionRule(),
  now: functionRule(),
  random: functionRule(),
});

export const stringRule = (expected: string, pattern: RegExp, isSecret = false): Rule => [
  expected,
  (value) => isString(value) && pattern.test(value),
  isSecret,
];

export const functionRule = (): Rule => ["a function", isFunction];

/** `AbortSignal.timeout` and timers treat more than 2³¹ − 1 milliseconds as 1. */
export const countRule = (unit: string): Rule => [
  `a positive 32-bit integer (${unit})`,
  (value) => Number(value) > 0 && (Number(value) | 0) === value,
];

export const pauseRule = (): Rule => [
  "0 or more milliseconds",
  (value) => value === 0 || isPositive(value),
];

/** Checks the options of a call or a client, and returns them with headers that can be reread. */
export function readOptions<Options extends CallSettings>(
  functionName: string,
  options: Options,
  rules: Rules,
  required?: readonly string[],
): Options {
  const reusable = withReusableHeaders(options);
  checkOptions(functionName, reusable, rules, required);
  return reusable;
}

/**
 * Checks options when they are passed: a wrong one would show up much later, or never.
 * @throws {TypeError} naming the option, what was expected, and the nearest one for an unknown name
 */
export function checkOptions(
  functionName: string,
  options: object,
  rules: Rules,
  required: readonly string[] = [],
): void {
  const names = Object.keys(rules);
  const example = `an object, such as { ${names[0]} }`;
  checkArgument(isObject(options), `${functionName}: options`, example, options, true);
  for (const name of [...Object.keys(options), ...required]) {
    const rule = names.includes(name) ? rules[name] : undefined;
    if (!rule) throw unknownNameError(functionName, "option", name, names);
    const [expected, isValid, isSecret] = rule;
    const value: unknown = options[name as keyof typeof options];
    const isOmitted = value === undefined && !required.includes(name);
    const argument = `${functionName}: ${name}`;
    checkArgument(isOmitted || isValid(value), argument, expected, value, isSecret);
  }
}

/** The message ends with 'Did you mean "timeout"?', or with all names if none is near. */
export function unknownNameError(
  functionName: string,
  kind: string,
  name: unknown,
  names: readonly string[],
): TypeError {
  const nearest = findNearest(String(name), names);
  const advice = nearest ? `Did you mean "${nearest}"?` : `Expected ${names.join(", ")}.`;
  return new TypeError(`${functionName}: unknown ${kind} ${describeValue(name)}. ${advice}`);
}

function isPositive(value: unknown): boolean {
  return typeof value === "number" && value > 0;
}
