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
/** "one list for the whole quote, in", "all of them, in", before a field that holds a single value. */
const HELD =
  /\b(lists?|arrays?|maps?|all of (?:them|its|the)|each of them|every one of them|one after (?:the other|another))\b(?:(?!\b(?:and|or|is|are|has|have|but)\b)[^.;|:]){0,40} in (?:its |the |your )?`?(?:\w+\.)*$/i;
const ALL_OF = /\b(?:all|each|every one) of\b|\bone after\b/;
const MANY = new Set<Kind>(["array", "map", "object"]);
const ANY_FORM = new RegExp(`\\b(?:${FORMS})\\b`, "i");
const BEGINS = new RegExp(`^${FORM}`, "i");

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
  const inOne = sentence
    .split(" | ")
    .slice(1)
    .flatMap((cell) => heldIn(cell, members));
  if (inOne.length > 0) return inOne;
  if (!ANY_FORM.test(sentence)) return ALL_OF.test(sentence) ? heldIn(sentence, members) : [];
  const cells = sentence.split(" | ");
  const isOfBoth = /\bV1\.0\b/.test(about) && cells.length > 1;
  if (/\bV1\.0\b/.test(about) && !isOfBoth) return [];
  if (cells.length > 1 && isOfBoth) {
    if (!/3\.0\b/.test(about)) return [];
    return inCell(cells[0] ?? "", cells.at(-1) ?? "", members);
  }
  if (cells.length === 2) return inCell(cells[0] ?? "", cells[1] ?? "", members);
  const told = sentence.replace(DENIED, "");
  if (ELSEWHERE.test(told)) return [];
  const field = /^(\w+): (.*)$/s.exec(sentence);
  const own = field ? inCell(field[1] ?? "", field[2] ?? "", members) : [];
  return [...own, ...inSentence(told, members)];
}

function inSentence(sentence: string, members: Members): readonly Fault[] {
  const found = [...sentence.matchAll(members.phrase), ...sentence.matchAll(THING)];
  const named = new Map(found.map((one) => [one.index, one]));
  return [...named.values()].flatMap(({ 0: name, index }) => {
    const rest = sentence.slice(index + name.length);
    const said = SAYS.exec(rest) ?? SAYS.exec(rest.replace(LISTED, ""));
    if (said) return faultOf(name, said, members, sentence);
    const held = HELD.exec(sentence.slice(0, index));
    const isPlain = members.of(name).every(({ schema }) => !MANY.has(schema.kind));
    return held && isPlain ? faultOf(name, held, members, sentence) : [];
  });
}

/** Checks what a text says to be in a named field: "all of them, in QuoteLeg.marketingCarrierId" */
function heldIn(text: string, members: Members): readonly Fault[] {
  if (ELSEWHERE.test(text)) return [];
  return [...text.matchAll(members.phrase)].flatMap(({ 0: name, index }) => {
    const held = /[A-Z]/.test(name) ? HELD.exec(text.slice(0, index)) : undefined;
    const own = members.of(name);
    const isPlain = own.length > 0 && own.every(({ schema }) => !MANY.has(schema.kind));
    return held && isPlain ? faultOf(name, held, members, text) : [];
  });
}

/** Checks what a cell says of the name beside it: "Dates | strings" */
function inCell(name: string, cell: string, members: Members): readonly Fault[] {
  const said = BEGINS.exec(cell);
  return said ? faultOf(name, said, members, cell) : [];
}

function faultOf(
  name: string,
  [said, form = ""]: RegExpExecArray,
  members: Members,
  text: string,
): readonly Fault[] {
  const known = THINGS[name.toLowerCase()] ?? members.of(name).map(({ schema }) => schema.kind);
  const meant = KINDS.find(([word]) => word.test(form.toLowerCase()))?.[1] ?? [];
  const exact = /decimal/.test(said) ? ["number"] : meant;
  if (known.length === 0 || known.some((kind) => exact.includes(kind))) return [];
  // Both are right: "a price is a whole number and its unit", "in millionths, it's a whole number".
  if (/ and (?:its|a|the) unit\b|\bmillionths\b/i.test(text) && !/decimal/.test(text)) return [];
  return [{ said: `${name} … ${said.trim()}`, right: [...new Set(known)].join(", ") }];
}
