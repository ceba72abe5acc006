import { nearestOf } from "./nearest.ts";

type Rule = readonly [expected: string, isRight: (value: unknown) => boolean];
type Rules = Readonly<Record<string, Rule>>;

/** Rules are functions: what a bundle does not use of them is left out of it. */
const ofCall = (): Rules => ({
  headers: ["an object of names and texts", isHeaders],
  timeout: ["milliseconds above 0", isPositive],
  attempts: ["a whole number from 1", (value) => isPositive(value) && Number.isInteger(value)],
  onRetry: ["a function", isFunction],
});

export const ofSearch = (): Rules => ({
  ...ofCall(),
  signal: ["an AbortSignal", (value) => typeof value === "object"],
  onResults: ["a function", isFunction],
  pause: ["milliseconds from 0", (value) => value === 0 || isPositive(value)],
  longest: ["milliseconds above 0", isPositive],
  sessionToken: ["the token of a search, as a text", isText],
});

export const ofClient = (): Rules => ({
  ...ofCall(),
  baseUrl: ['a URL with its scheme, such as "https://api.example.com"', isBaseUrl],
  apiKey: ["a text without spaces", (value) => isText(value) && !/\s/.test(String(value))],
  fetch: ["a function", isFunction],
  wait: ["a function", isFunction],
  now: ["a function", isFunction],
  random: ["a function", isFunction],
});

/**
 * Options are checked where they are given: a wrong one would show much later, or never.
 * @throws {TypeError} naming the option, what was expected, and the nearest one for an unknown name
 */
export function checkOptions(place: string, options: object, rules: Rules = ofCall()): void {
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) throw new TypeError(`${place}: ${notOneOf(name, Object.keys(rules))}`);
    if (value === undefined || rule[1](value)) continue;
    throw new TypeError(`${place}: ${name} must be ${rule[0]}; received ${shown(value)}.`);
  }
}

/** notOneOf("timeOut", ["timeout"]) → 'there is no "timeOut"; the nearest is timeout.' */
export function notOneOf(name: string, names: readonly string[]): string {
  return `there is no ${shown(name)}; the nearest is ${nearestOf(name, names)}.`;
}

export function shown(value: unknown): string {
  return typeof value === "bigint" || typeof value === "function"
    ? String(value)
    : (JSON.stringify(value) ?? "nothing");
}

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isPositive(value: unknown): boolean {
  return typeof value === "number" && value > 0;
}

/** A browser also takes what is relative to its page. */
function isBaseUrl(value: unknown): boolean {
  return isText(value) && /^($|\/|https?:\/\/[^/])/i.test(String(value));
}

function isHeaders(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.values(value).every(isText);
}
