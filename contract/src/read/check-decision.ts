import { isObject } from "../base/json-object.ts";
import { IN_WORDS, NUMBER_WORDS, numberIn } from "../base/number-words.ts";
import type { Problem } from "../problems/problem.ts";
import { problem } from "../problems/problem.ts";
import { type SourceNode, sourceOf } from "./follow-reference.ts";
import { listOf } from "./parse-yaml.ts";

/**
 * Splits a decision at "read" into what is given before it and how we read it: "We read market and
 * locale as required, and the grouping as optional."
 */
const READINGS = /(.*?)\bread (.*)/s;
const MARKED = /(.*?)\bas (required|optional)\b/gs;
const WHOLE = /^(?:both|all(?: of (?:them|its fields))?)$/;
const ONE_OF = new RegExp(`\\bone of the (zero|${IN_WORDS}|\\d+)\\b`);

/** Reports where an object's decision contradicts its `required` or its `oneOf`. */
export function checkDecision(at: SourceNode): readonly Problem[] {
  const decision = String(at.node["x-decision"] ?? "").replaceAll(/\s+/g, " ");
  const [, preamble = "", reading] = READINGS.exec(decision) ?? [];
  // A misspelt keyword is reported elsewhere.
  const isShaped = "required" in at.node || "oneOf" in at.node;
  if (reading === undefined || !isShaped) return [];
  const names = isObject(at.node.properties) ? Object.keys(at.node.properties) : [];
  const required = names.filter((name) => listOf(at.node.required).includes(name));
  const optional = names.filter((name) => !required.includes(name));
  const namedBefore = names.filter((name) => isNamed(name, preamble, names));
  const whole = namedBefore.length > 0 ? namedBefore : names;
  const parts = Array.from(reading.matchAll(MARKED), ([, phrase = "", mark]) => {
    const actual = mark === "required" ? required : optional;
    const words = phrase.replace(/^,? and /, "").trim();
    const named = names.filter((name) => isNamed(name, phrase, names));
    return { mark, actual, named: WHOLE.test(words) ? whole : named };
  });
  const wrong = parts.flatMap(({ mark, actual, named }) =>
    named.filter((name) => !actual.includes(name)).map((name) => `${name} is not ${mark}`),
  );
  const listed = parts.filter(({ mark }) => mark === "required").flatMap(({ named }) => named);
  const missing = listed.length > 0 ? required.filter((name) => !listed.includes(name)) : [];
  const choices = listOf(at.node.oneOf).length;
  const isVague = choices > 0 && !/\bexactly one\b/.test(reading);
  const [, count] = ONE_OF.exec(reading) ?? [];
  const isMiscounted = count !== undefined && numberIn(count) !== choices;
  return [
    ...wrong,
    ...missing.map((name) => `${name} is required, too`),
    ...(isVague ? ['it must say "exactly one"'] : []),
    ...(choices > 0 && isMiscounted ? [`it has ${inWords(choices)} forms`] : []),
  ].map((fault) =>
    problem(sourceOf(at, "x-decision"), `The decision contradicts the schema: ${fault}.`),
  );
}

/** Up to twelve; larger numbers are in digits. */
function inWords(count: number): string {
  return (count <= 12 && NUMBER_WORDS[count]) || String(count);
}

/** "queryLegs" is named by "query leg", "cabinClass" by "cabin", "originPlace" by "both places". */
function isNamed(name: string, text: string, names: readonly string[]): boolean {
  if (text.includes(name)) return true;
  const words = splitWords(name);
  const [first = ""] = words;
  const isOnly = names.filter((one) => splitWords(one)[0] === first).length === 1;
  const forms = [words.join(" "), ...(isOnly ? [first] : [])].map((form) => `${form}s?`);
  const both = `(?:both|all) ${words.at(-1)}s`;
  return new RegExp(`\\b(?:${[...forms, both].join("|")})\\b`).test(text.toLowerCase());
}

function splitWords(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/s$/, "")
    .split(" ");
}
