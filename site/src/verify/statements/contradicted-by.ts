import { addTo } from "../../../../contract/src/base/group-by.ts";
import { NUMBER_WORDS } from "../../../../contract/src/base/number-words.ts";
import { BOOKINGS } from "./bookings.ts";
import { ERRORS } from "./errors.ts";
import { type Exclusion, excludedWords, toExclusion } from "./exclusion.ts";
import { INDICATIVE } from "./indicative.ts";
import { type ParsedSentence, parseSentence } from "./parse-sentence.ts";
import { PLACES } from "./places.ts";
import { PROGRAMS } from "./programs.ts";
import { RESULTS } from "./results.ts";
import { SANDBOX } from "./sandbox.ts";
import { SEARCHES } from "./searches.ts";
import type { Statement } from "./statement.ts";
import {
  isOutOfOrder,
  placesIn,
  placesOfSteps,
  type Succession,
  toSuccession,
} from "./succession.ts";
import { VALUES } from "./values.ts";
import { VERSION_1 } from "./version-1.ts";

/** The texts by the name of their file. */
const BY_FILE = {
  searches: SEARCHES,
  results: RESULTS,
  bookings: BOOKINGS,
  indicative: INDICATIVE,
  places: PLACES,
  values: VALUES,
  errors: ERRORS,
  "version-1": VERSION_1,
  sandbox: SANDBOX,
  programs: PROGRAMS,
} as const;

/** In each file, the text starts below a one-line comment, so its first line is the second. */
const FIRST_LINE = 2;

const RULES = Object.entries(BY_FILE).flatMap(([name, text]) => {
  const file = `site/src/verify/statements/${name}.ts`;
  return text.split("\n").flatMap((line, index) => {
    const at = { file, line: index + FIRST_LINE };
    return line === "" ? [] : [toSuccession(line, at) ?? toExclusion(line, at)];
  });
});

/** Statements about an order. */
const SUCCESSIONS: readonly Succession[] = RULES.filter(
  (rule): rule is Succession => "steps" in rule,
);

/** Statements with words that texts about a subject must not have. */
const EXCLUSIONS: readonly Exclusion[] = RULES.filter(
  (rule): rule is Exclusion => !("steps" in rule),
);

/** Exclusions by each form of the rarest word of their subject. */
const BY_SUBJECT = groupBySubject(EXCLUSIONS);

/** A statement that a sentence contradicts. */
export interface Contradiction extends Statement {
  /** What the sentence must not say; undefined if its order is wrong. */
  readonly said?: string;
}

export function contradictedBy(written: string, about = ""): readonly Contradiction[] {
  if (NO_CLAIM.some((words) => words.test(written))) return [];
  const sentence = inPlainWords(withoutComparison(written));
  const spoken = parseSentence(sentence, about);
  const places = placesIn(sentence);
  return [
    ...exclusionsAbout(spoken).flatMap((exclusion) => {
      const said = excludedWords(exclusion, spoken);
      return said === undefined ? [] : [{ text: exclusion.text, at: exclusion.at, said }];
    }),
    ...(places ? SUCCESSIONS.filter((succession) => isOutOfOrder(succession, places)) : []),
  ];
}

/** stepsOutOfOrder(["Check `status`.", "Check `action`."]) → that the action comes first */
export function stepsOutOfOrder(steps: readonly string[]): readonly Contradiction[] {
  const places = placesOfSteps(steps);
  return SUCCESSIONS.filter((succession) => isOutOfOrder(succession, places));
}

/** Sentences that claim nothing: warnings, questions, about what went wrong or is left open. */
const NO_CLAIM = [
  /^(?:How|What|When|Whether|Which) [^,;:|]* (?:isn't|is not) (?:known|specified)\.?$/,
  /^(?:\w+ \w+, )?[Yy]our (?:page|site|app|code|program|client) (?:\w+s\b.* (?:without|instead of)\b|\w+ed\b)/,
  /^(?:[\w ]+: )?[Yy]ou (?:show|read) .* without\b/,
  /^If you [^,]* instead, /,
  /^(?:Code|A (?:program|client|page|loop)) that [^.]*\b(?:keeps?|shows?|loses?|misses|breaks)\b/,
  /^Instead of [^,]+, (?:the|your) \w+ \w+ed\b/,
  /^(?:Suppose|Imagine)\b/,
  /^(?:With|By) [^,]* alone, .*(?:['’]d\b|\bwould\b|n['’]t\b|\bcannot\b)/,
  /^(?!Then\b)[A-Z][a-z]+ (?!again\b)[^,;:]*, and (?:the|your|you) [^,;:]*\b(?:(?:what|that|which) [^,;:]*\b(?:can['’]t|cannot)|loses?|misses|(?:is|are) wrong)\b/,
  /^(?:Counted|Read|Taken|Treated|Sent|Used) [^,]+, .*\bwould\b/,
  /^[^|]*\?$/,
];

/**
 * Normalises a sentence: drops comparisons and examples, and turns "half an hour" into "30
 * minutes", and "no call works without a key" into "every call works with a key".
 */
function inPlainWords(text: string): string {
  return text
    .replace(
      /^(?:Like|Unlike|As (?:in|with)|In contrast (?:to|with)|Compared (?:to|with)|With the exception of|Except for|Apart from) [^,]+(?:, which [^,]+)?, /,
      "",
    )
    .replace(/\bthan [^,;]+, where [^.;]+/, "")
    .replace(/,? (?:and |but )?unlike [^,.;:]+(?:,(?= it\b)|(?=\.?$))/, "")
    .replace(/, (?:not that|which (?:doesn't|does not) mean) [^,.;:|]+/, "")
    .replace(/,? (?:such as|for example) (?:[^,.;:|]|\.(?=\d))+(?=[,.;:|]|$)/, "")
    .replace(/\b(\w+) or more\b/gi, (all, count) => moreThanBefore(count) ?? all)
    .replace(/\bno ((?:other )?\w+(?: (?:of|in) [\w ]+?)? \w+) without\b/i, "every $1 with")
    .replace(/\bno (\w+) lacks\b/i, "every $1 has")
    .replace(/\b(every|all) (\w+) (?:but|except) (?:this|that)(?: one)?\b/i, "$1 other $2")
    .replace(WITHOUT_IS_WRONG, "$1 needs $2")
    .replace(NEVER_WITHOUT, "$1 needs $2")
    .replace(/\bfindNearest(?=Culture\b|Places\b)/g, "nearest ")
    .replace(/\bmost recent\b/gi, "latest")
    .replace(/\b(?:60|sixty) seconds\b/gi, "a minute")
    .replace(/\bhalf an hour\b/gi, "30 minutes")
    .replace(/\bhalf a minute\b/gi, "30 seconds");
}

/** "longitude first, as in V1.0" is a claim about 3.0, too. */
export function withoutComparison(sentence: string): string {
  return sentence.replace(/,? (?:just )?as (?:it (?:did|was|had) )?(?:in|with) V1\.0\b/i, "");
}

/** "A leg without a date isn't valid" says that it needs one. */
const WITHOUT_IS_WRONG =
  /\b((?:an?|the|every|each) [\w ]+?) without ((?:an?|the|its) [\w ]+?) (?:is(?:n['’]t| not| never) (?:valid|allowed|accepted|possible|a \w+)|is (?:invalid|rejected|refused)|fails)\b/i;

/** "Don't send a leg without a date" says that it needs one. */
const NEVER_WITHOUT =
  /\b(?:[Dd]on['’]t|[Nn]ever|[Dd]o not|you can(?:['’]t|not)) \w+ ((?:an?|the|any|your) [\w ]+?) without ((?:an?|the|its|their) \w+)/;

/** moreThanBefore("three") → "more than two" */
function moreThanBefore(count: string): string | undefined {
  const before = NUMBER_WORDS[NUMBER_WORDS.indexOf(count.toLowerCase()) - 1];
  return before && `more than ${before}`;
}

/** Candidates whose subject may be named. Comparing all its parts rules out six of seven. */
function exclusionsAbout({ all, about }: ParsedSentence): readonly Exclusion[] {
  const heard = new Set([...all.set, ...about.set]);
  const isHeard = (word: string) => heard.has(word);
  const found = new Set<Exclusion>();
  for (const word of heard) {
    for (const { exclusion, others } of BY_SUBJECT.get(word) ?? []) {
      if (others.every((first) => first.some(isHeard))) found.add(exclusion);
    }
  }
  return [...found];
}

/** An exclusion indexed by one word of its subject, with the first words of the other parts. */
interface IndexedExclusion {
  readonly exclusion: Exclusion;
  readonly others: readonly (readonly string[])[];
}

function groupBySubject(
  exclusions: readonly Exclusion[],
): ReadonlyMap<string, readonly IndexedExclusion[]> {
  const firstsOf = ({ subject }: Exclusion) => subject.map(({ words: [first = []] }) => first);
  const counts = countEach(exclusions.flatMap((one) => firstsOf(one).flat()));
  const frequency = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  const groups = new Map<string, IndexedExclusion[]>();
  for (const exclusion of exclusions) {
    const firsts = firstsOf(exclusion).toSorted((a, b) => frequency(a) - frequency(b));
    const [rarest = [], ...others] = firsts;
    for (const word of rarest) addTo(groups, word, { exclusion, others });
  }
  return groups;
}

function countEach(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
