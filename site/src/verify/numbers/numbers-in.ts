import { IN_WORDS, mayHaveNumber, numberIn } from "../../../../contract/src/base/number-words.ts";

/** A number that claims a limit, a time, money, a percentage or a count of something in the API. */
export interface WrittenNumber {
  /** In digits, with its unit in the singular: "4 day" for "four days", "5 call a minute". */
  readonly claim: string;
  /** As written: "four days". */
  readonly words: string;
  readonly start: number;
}

/** Units to check. Numbers of anything else, such as rows or ideas, are about the page itself. */
const UNITS = [
  "%|percent|kg|kilograms?|grams?|tonnes?|km|kilometres?|metres?|miles?",
  "ms|milliseconds?|s|seconds?|minutes?|hours?|days?|weeks?|months?|years?(?!-olds?\\b)",
  "times(?! (?:to|of|in|from)\\b)|attempts?|calls?|requests?|searches|polls?|tries",
  "characters?|letters?|digits?|decimals?|bytes|KB|KiB|MB|MiB|megabytes?|kilobytes?",
  "adults?|children|infants?|travellers?|seats?|legs?|stops|flights?|itineraries|options",
  "quotes?|places?|airports?|cities|countries|carriers?|airlines?|agents?|suppliers?|offers?",
  "suggestions?|languages?|locales?|currencies|markets?|results?|entries|fields?|pounds|euros|yen",
  "operations?|windows?|headers?|parameters?|keys|forms|kinds|units|versions|errors|scenarios|tokens",
  "and over|or later",
].join("|");

/** "One" and "a" are seldom a limit. */
const NUMBER = `-?\\d[\\d,]*(?:\\.\\d+)?|(?!one\\b(?! hundred| thousand))${IN_WORDS}`;
const CLAIM = new RegExp(
  `(?<![\\w.,/:#-])(?:(${NUMBER})(?: to | or |–)(?=(?:${NUMBER})\\b))?(?:([£€$¥])([\\d.,]*\\d)|(${NUMBER})\\b(?: ?(%)|[ -](?:more |about |other |such |[a-z]+est )?(${UNITS})\\b)?)((?: an? | per | every )(?:second|minute|hour|day)\\b)?`,
  "gi",
);

/**
 * Parts of a text that claim no number: "24-hour clock", the year of a full date, versions,
 * "the two", URLs, everything from a "Suppose" to the end, a clause that begins with
 * "If your", what must never be done at once, hypothetical things such as "a leg with two stops", and
 * entries, of which an example or a cache can have any number.
 */
const CUT =
  /\b(?:24|[Tt]wenty-four)-hour clock\b|(?<=\b\d{1,2} [A-Z][a-z]+ )20\d\d\b|\bV?\d+\.0\b|\b(?:its|their|whose|the|these|those) (?:two|three)\b|https?:\/\/\S+|\b(?:Suppose|Imagine)\b[\s\S]*$|\bIf your\b[^.,]*|\b[Nn]ever [a-z]+ (?:two|three) \w+(?= [a-z ]*\b(?:at once|at the same time|in parallel)\b)|\b[Aa]n? \w+ with (?:[a-z]+|\d+) \w+|\b(?:two|three) entries\b/g;

/** Whether the sentence around a number gives it only as an example. */
export function isExample(text: string, start: number): boolean {
  return /\bfor example\b|\bsuch as\b|, as in\b|, say,|\bif [^,]* (?:were\b|are \d+ and \d)|\bwhere [^,]* is \d/i.test(
    sentenceAround(text, start),
  );
}

function sentenceAround(text: string, start: number): string {
  const from = text.slice(0, start).search(/[^.!?]*(?:\.\d[^.!?]*)*$/);
  const [sentence = ""] = /^.*?(?:[.!?](?=\s|$)|$)/s.exec(text.slice(from)) ?? [];
  return sentence;
}

/**
 * Whether its sentence has the same number of something else, from which it is derived: "three
 * replicas make three times as many", "Two queries need two entries".
 */
export function isRepeated(text: string, claim: string, start: number): boolean {
  const [, number = "", counted = ""] = /^(\d) (\w+)$/.exec(claim) ?? [];
  const words =
    sentenceAround(text, start)
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? [];
  return words.some(
    (word, index) =>
      word !== "one" && inDigits(word) === number && singular(words[index + 1] ?? "") !== counted,
  );
}

/** numbersIn("Four to six days, 5 calls a minute.") → "4 to 6 day", "5 call a minute" */
export function numbersIn(text: string): readonly WrittenNumber[] {
  const rest = text.replace(CUT, (cut) => " ".repeat(cut.length));
  const found = claimsIn(rest).flatMap((match) => {
    const [, from, sign = "", money, number = "", percent, unit = "", rate = ""] = match;
    const counted = percent ?? singular(unit.toLowerCase());
    if (!money && counted === "" && (!from || (isStatus(inDigits(from)) && isStatus(number))))
      return [];
    // "A £0 flight" means that there is no price.
    if (money === "0") return [];
    if (!from && rate === "" && isSmall(number) && !isTime(counted)) {
      if (!LIMITING.test(rest.slice(0, match.index))) return [];
    }
    const value = money ? sign + money : inDigits(number);
    const range = from ? `${inDigits(from)} to ` : "";
    const claim = `${range}${value} ${counted}${rate}`.trim();
    return [{ claim, words: match[0], start: match.index }];
  });
  return [...found, ...aboutOne(rest)];
}

function claimsIn(text: string): readonly RegExpExecArray[] {
  return mayHaveNumber(text) ? [...text.matchAll(CLAIM)] : [];
}

/**
 * "half a minute", "a tenth of a second", "every second or two", "a full hour", "one megabyte",
 * "until midnight", and "the next seven", without a unit
 */
function aboutOne(text: string): readonly WrittenNumber[] {
  if (!MAY_BE_ABOUT_ONE.test(text)) return [];
  return Array.from(text.matchAll(ABOUT_ONE), ({ 0: words, index, groups = {} }) => {
    const { part = "", ofOne = "", orTwo, full = "", single = full, after, ending } = groups;
    if (after) return { claim: inDigits(after), words, start: index };
    if (ending) return { claim: ending.toLowerCase(), words, start: index };
    const fraction = FRACTIONS[part.replace(/ .*/, "").toLowerCase()];
    if (fraction) return { claim: `${fraction} ${singular(ofOne)}`, words, start: index };
    const claim = orTwo ? `1 to 2 ${singular(orTwo)}` : `1 ${singular(single)}`;
    return { claim, words, start: index };
  });
}

/** Two or three of a thing are no claim unless a limit: "Never run two polls at the same time". */
function isSmall(number: string): boolean {
  return ["two", "three"].includes(number.toLowerCase());
}

function isTime(unit: string): boolean {
  return ["ms", "millisecond", "s", "minute", "hour", "day", "week", "month", "year"].includes(
    unit,
  );
}

/** Words that make the number after them a limit, with at most one word in between. */
const LIMITING =
  /\b(?:to|most|least|than|only|exactly|within|maximum|minimum|limit|every|each|all|has|have|takes?|sends?|needs?|tries|try|are|is|in|after|for|an?)(?: [\w-]+)? $/i;

const TIME = "(?:second|minute|hour|day|week|month|year)";
const FRACTIONS: Readonly<Record<string, string>> = {
  half: "0.5",
  third: "0.33",
  quarter: "0.25",
  fifth: "0.2",
  tenth: "0.1",
  hundredth: "0.01",
  thousandth: "0.001",
};
const MAY_BE_ABOUT_ONE = new RegExp(`${TIME}|byte|[KM]i?B|next|midnight`, "i");
const ABOUT_ONE = new RegExp(
  [
    `\\b(?<part>half (?:an? )?|(?:${Object.keys(FRACTIONS).join("|")}) of an? )(?<ofOne>${TIME})\\b`,
    `\\b(?<orTwo>${TIME}) or two\\b`,
    // "One day" and "one month" are also what a traveller searches.
    "\\b(?:an? (?:full|whole|entire)|one(?: full| whole| entire|(?! day\\b))) (?<full>second|minute|hour|day|week|year|(?:mega|kilo)?byte|[KM]i?B)\\b",
    "\\b(?:up to|at most|no more than|as large as) an? (?<single>(?:mega|kilo)byte|[KM]i?B|hour|day|week|year)\\b",
    `\\bnext (?<after>(?!two|three)(?:${NUMBER}))(?=[,;]|\\.?$)`,
    "\\b(?:until|till|by) (?<ending>midnight|(?:the )?(?:end of the|next|following) (?:minute|hour|day|week|month|year))\\b",
  ].join("|"),
  "gi",
);

function inDigits(number: string): string {
  return String(numberIn(number) ?? number.replaceAll(",", ""));
}

function singular(unit: string): string {
  if (unit === "percent") return "%";
  if (unit === "seconds" || unit === "second") return "s";
  return unit.length > 2
    ? unit
        .replace(/ies$/, "y")
        .replace(/(ch)es$/, "$1")
        .replace(/s$/, "")
    : unit;
}

/** "400 or 404": statuses are checked elsewhere, against the contract. */
function isStatus(number: string): boolean {
  return /^\d{3}$/.test(number);
}
