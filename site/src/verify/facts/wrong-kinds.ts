import type { Schema } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";
import type { Members } from "./members.ts";

type Kind = Schema["kind"];

/** The schema kinds that each word for a type of value stands for. */
const KINDS: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^(?:decimals?|floats?|fractions?)$/, ["number"]],
  [/^(?:numbers?|integers?|count)$/, ["integer", "number"]],
  [/^(?:strings?|texts?)$/, ["string", "enum"]],
  [/^(?:lists?|arrays?)$/, ["array"]],
  [/^maps?$/, ["map"]],
  [/^objects?$/, ["object", "map"]],
  [/^(?:booleans?|flags?)$/, ["boolean"]],
];
const FORMS =
  "strings?|texts?|integers?|numbers?|decimals?|floats?|count|lists?|arrays?|maps?|objects?|booleans?|flags?";
const FORM = `(?:(?:an?|one|two|three|a single|the same|plain|whole|big|JSON|ISO|flat|short|decimal|still|now|numeric|each) )*(${FORMS})\\b(?! (?:of|for) (?:legs|places|adults|children|passengers|stops|calls|the)\\b)`;
const BETWEEN =
  "(?: (?:is|are|remains?|stays?|becomes?|comes?))?(?: (?:still|now|written|sent|given|also))?";
const SAYS = new RegExp(
  `^(?:, (?=an? )|(?:${BETWEEN}| arrives?| travels?) as|(?: (?:is|are|remains?|stays?|becomes?)(?: (?:still|now))?)) ${FORM}`,
);
/** ", currencies and suggestions": what is said of the last item of a list applies to each. */
const LISTED =
  /^(?:, [a-z][\w ]{2,25}?)*,? and [a-z][\w ]{2,25}?(?= (?:is|are|come|comes|remain|stay|arrive|travel)\b)/;
const ANY_FORM = new RegExp(`\\b(?:${FORMS})\\b`, "i");

/** Words for values that aren't names of fields, with their kinds. */
const THINGS: Readonly<Record<string, readonly Kind[]>> = {
  date: ["object", "integer"],
  dates: ["object", "integer"],
  "dates and times": ["object", "integer"],
  price: ["object", "string"],
  prices: ["object", "string"],
  results: ["map", "object"],
  "geo places": ["map"],
  coordinates: ["object", "number"],
  ages: ["array", "integer"],
  age: ["integer"],
  "entity id": ["string"],
  "entity ids": ["string"],
  "iata code": ["string"],
  "iata codes": ["string"],
  ids: ["string"],
};
const THING = new RegExp(
  `(?<![\\w.-])(?:${Object.keys(THINGS).toReversed().join("|")})(?![\\w-])`,
  "gi",
);

const ELSEWHERE =
  /\b(?:V1\.0|whether|if|query string|sandbox|client)\b|\b(?:not|never|no)\b|n['’]t\b|\?/i;

/** "…, not strings" */
const DENIED = /,? (?:not|never|instead of|rather than) [^.;:|]*/g;

/** Finds types that a sentence wrongly gives to a field: "Dates are strings" */
export function wrongKinds(sentence: string, about: string, members: Members): readonly Fault[] {
  const claim = sentence.replace(DENIED, "");
  const isOfV1 = /\bV1\.0\b/.test(about);
  if (isOfV1 || !ANY_FORM.test(sentence) || ELSEWHERE.test(claim)) return [];
  const matches = [...claim.matchAll(members.phrase), ...claim.matchAll(THING)];
  const byIndex = new Map(matches.map((one) => [one.index, one]));
  return [...byIndex.values()].flatMap(({ 0: name, index }) => {
    const following = claim.slice(index + name.length);
    const statement = SAYS.exec(following) ?? SAYS.exec(following.replace(LISTED, ""));
    return statement ? faultOf(name, statement, members, claim) : [];
  });
}

function faultOf(
  name: string,
  [statement, form = ""]: RegExpExecArray,
  members: Members,
  text: string,
): readonly Fault[] {
  const kinds = THINGS[name.toLowerCase()] ?? members.of(name).map(({ schema }) => schema.kind);
  const formKinds = KINDS.find(([word]) => word.test(form.toLowerCase()))?.[1] ?? [];
  const claimedKinds = /decimal/.test(statement) ? ["number"] : formKinds;
  if (kinds.length === 0 || kinds.some((kind) => claimedKinds.includes(kind))) return [];
  // Both are right: "a price is a whole number and its unit", "in millionths, it's a whole number".
  if (/ and (?:its|a|the) unit\b|\bmillionths\b/i.test(text) && !/decimal/.test(text)) return [];
  return [{ quote: `${name} … ${statement.trim()}`, right: [...new Set(kinds)].join(", ") }];
}
