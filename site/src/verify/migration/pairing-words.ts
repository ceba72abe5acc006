import type { Pair } from "../../../../contract/src/migrations/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";

/** Finds words of a row that contradict its place, or how its value is converted. */
export function pairingWords(pair: Pair): readonly Problem[] {
  return [...otherPresence(pair), ...otherChange(pair), ...otherNumber(pair)];
}

const ALWAYS = /\balways (?:filled|there|present|set|given)\b|\bnever (?:empty|missing|absent)\b/i;
const SOMETIMES = /\bempty\b|\bmissing\b|\bcan be null\b/i;

/** Finds "Always filled" for a place that can be empty. */
function otherPresence({ to, how, source }: Pair): readonly Problem[] {
  const [said] = ALWAYS.exec(how) ?? [];
  const place = to.find(({ description }) => SOMETIMES.test(description));
  if (said === undefined || !place) return [];
  return [problem(source, `${place.label} is not "${said}": "${how}"`, "may be empty")];
}

/** What a value becomes, by the conversion that follows from the types on both sides. */
const CHANGES: Readonly<Partial<Record<NonNullable<Pair["conversion"]>, string>>> = {
  "list-to-map": "a map",
  "list-to-count": "a number",
  "list-to-one": "one of them",
  "text-to-list": "a list",
  "text-to-date": "an object",
  "text-to-date-time": "an object",
  "text-to-month": "an object",
  "number-to-price": "an object with its unit",
  "number-to-text": "text",
  "numbers-to-texts": "texts",
};
const KEPT =
  /\b(?:unchanged|(?:is|are|in) the same|the same (?:IDs?|numbers?|values?|text|format|form|list|string)|still an?|stays an?|remains an?)\b/i;

/** Finds "Still a number" for a value that is now a text. */
function otherChange({ to: [place], how, conversion, source }: Pair): readonly Problem[] {
  const [said] = KEPT.exec(how) ?? [];
  const change = conversion && CHANGES[conversion];
  if (said === undefined || change === undefined || /n['’]t\b|\bnot\b/i.test(how)) return [];
  return [problem(source, `${place?.label} is not "${said}": "${how}"`, change)];
}

/** Finds "A count" or another single value for a list or a map. */
function otherNumber({ to: [place, ...more], how, source }: Pair): readonly Problem[] {
  const [said] =
    /^(?:(?:still|now) )?(?:an?|one|the) (?:single )?(?:count|number|string|value)(?=[.,;]|$| of\b| with\b)/i.exec(
      how,
    ) ?? [];
  const kind = place?.schema?.kind;
  const isMany = kind === "array" || kind === "map";
  if (said === undefined || !isMany || more.length > 0) return [];
  return [problem(source, `${place?.label} is not "${said}": "${how}"`, kind)];
}
