import { isObject } from "../../contract/src/base/json-object.ts";
import type { CallSettings } from "./call.ts";
import { checkArgument, isFunction, isText, shown } from "./check-argument.ts";
import { isHeaders, withReusableHeaders } from "./headers.ts";
import { nearestOf } from "./nearest.ts";

type Rule = readonly [expected: string, isRight: (value: unknown) => boolean, isSecret?: boolean];
export type Rules = Readonly<Record<string, Rule>>;

export const A_URL = 'a URL with its scheme, such as "https://api.example.com"';

/** Rules are functions, so that a bundle leaves out those that it does not use. */
const ofSettings = (): Rules => ({
  headers: ["an object of names and texts, or Headers", isHeaders, true],
  timeout: countRule("milliseconds"),
  attempts: countRule("calls"),
  longestWait: countRule("milliseconds"),
  onRetry: functionRule(),
});

export const ofCall = (): Rules => ({
  ...ofSettings(),
  signal: ["an AbortSignal", (value) => value === null || "aborted" in Object(value)],
});

const ofAnySearch = (): Rules => ({
  ...ofCall(),
  pause: pauseRule(),
  longest: ["milliseconds above 0", isPositive],
  sessionToken: ["the token of a search, as a text", isText],
  content: ["the content of a search", isObject],
});

export const ofSearch = (): Rules => ({ ...ofAnySearch(), onResults: functionRule() });

export const ofLive = (): Rules => ({
  ...ofAnySearch(),
  onResults: ["passed to searchLive instead: iterate over live()", () => false],
});

export const ofClient = (): Rules => ({
  // A browser also takes a URL relative to its page.
  baseUrl: textRule(A_URL, /^($|\/|https?:\/\/[^/])/i),
  apiKey: keyRule("a text without spaces, in Latin-1", /^[!-ÿ]*$/),
  ...ofSettings(),
  fetch: functionRule(),
  wait: functionRule(),
  now: functionRule(),
  random: functionRule(),
});

export const textRule = (expected: string, pattern: RegExp): Rule => [expected, matches(pattern)];

export const keyRule = (expected: string, pattern: RegExp): Rule => [
  expected,
  matches(pattern),
  true,
];

const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(`${value}`);

export const functionRule = (): Rule => ["a function", isFunction];

/** `AbortSignal.timeout` and timers treat more than 2³¹ − 1 milliseconds as 1. */
export const countRule = (unit: string): Rule => [
  `whole ${unit} above 0`,
  (value) => Number(value) > 0 && (Number(value) | 0) === value,
];

export const pauseRule = (): Rule => [
  "milliseconds from 0",
  (value) => value === 0 || isPositive(value),
];

/** Checks the options of a call or a client, and returns them with headers that can be reread. */
export function readOptions<Options extends CallSettings>(
  place: string,
  options: Options,
  rules: Rules,
  required?: readonly string[],
): Options {
  const reusable = withReusableHeaders(options);
  checkOptions(place, reusable, rules, required);
  return reusable;
}

/**
 * Checks options when they are passed: a wrong one would show up much later, or never.
 * @throws {TypeError} naming the option, what was expected, and the nearest one for an unknown name
 */
export function checkOptions(
  place: string,
  options: object,
  rules: Rules,
  required: readonly string[] = [],
): void {
  const names = Object.keys(rules);
  const example = `an object, such as { ${names[0]} }`;
  checkArgument(isObject(options), `${place}: options`, example, options, true);
  for (const name of [...Object.keys(options), ...required]) {
    const rule = names.includes(name) ? rules[name] : undefined;
    if (!rule) throw new TypeError(`${place}: ${notOneOf(name, names)}`);
    const value: unknown = options[name as keyof typeof options];
    const isLeftOut = value === undefined && !required.includes(name);
    const [expected, isRight, isSecret] = rule;
    checkArgument(isLeftOut || isRight(value), `${place}: ${name}`, expected, value, isSecret);
  }
}

/**
 * notOneOf("timeOut", ["timeout", "pause"]) → 'there is no "timeOut"; try timeout.'
 * notOneOf("x", ["timeout", "pause"]) → 'there is no "x"; try timeout, pause.'
 */
export function notOneOf(name: unknown, names: readonly string[]): string {
  return `there is no ${shown(name)}; try ${nearestOf(String(name), names) ?? names.join(", ")}.`;
}

function isPositive(value: unknown): boolean {
  return typeof value === "number" && value > 0;
}
