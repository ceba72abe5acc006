import { NUMBER_WORDS } from "../../../../contract/src/base/number-words.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { isStopStem } from "./is-stop-word.ts";
import { stemOf } from "./stem-of.ts";

/** A sentence as words, and as clauses with and without what they negate. */
export interface ParsedSentence {
  readonly all: Words;
  readonly clauses: readonly Clause[];
  readonly about: Words;
  /** Whether it is a table row, whose first cell names the subject of the others. */
  readonly isRow: boolean;
}

export interface Clause {
  readonly words: Words;
  readonly said: Words;
  /** Without its condition, "if the count is zero", which claims nothing. */
  readonly main: Words;
  /** The same, without what it negates. */
  readonly claimed: Words;
  /** Index of its side of a contrast: "A is a list, whereas B is a map" has two. */
  readonly side: number;
  /** Index of its part, between semicolons and clauses after "and", within the side. */
  readonly part: number;
}

export interface Words {
  readonly list: readonly string[];
  readonly set: ReadonlySet<string>;
}

export function parseSentence(sentence: string, about = ""): ParsedSentence {
  const plain = inLowerCase(sentence.replaceAll(/[`*]/g, ""))
    .replaceAll(/\bmore than one\b/g, "several")
    .replaceAll(OF_THOSE, "$1")
    .replaceAll(DENIED_LIST, (list) => list.replaceAll(",", " or"));
  return {
    all: stemsIn(plain),
    clauses: sidesOf(plain.replace(WARNING, "")).flatMap((text, side) =>
      text.split(PART).flatMap((part, index) =>
        joinLeads(part.split(/[,|](?!\d)|: (?=(?:with|for|in|when|if)\b)/)).map((clauses) => ({
          ...clauseOf(clauses),
          side,
          part: index,
        })),
      ),
    ),
    about: stemsIn(about),
    isRow: /\w \| /.test(sentence),
  };
}

/** Verbs after an "and" whose subject is that of the clause before. */
const SHARES_SUBJECT =
  "means|comes|is|are|has|have|holds|says|tells|returns|needs|takes|works|must|can";

/** What ends a part of a sentence: a semicolon, or a clause of its own after "and". */
const PART = new RegExp(
  `;(?!\\d)|(?=, (?:but|so|and(?! (?:${SHARES_SUBJECT})\\b)) (?:[\\w'-]+ ){3})`,
);

/** The condition of a warning, not advice: "If you merge them, offers that are gone stay" */
const WARNING = /^if you \w+ [^,]+, (?!\w+ (?:it|them|all|the|what|every)\b)/i;

const CONDITION = /^\s*(?:and |but )?(?:if|when|once)\b/;

function clauseOf(texts: readonly string[]): Omit<Clause, "side" | "part"> {
  const [lead = "", ...rest] = texts;
  const hasLead = rest.length > 0 && CONDITION.test(lead);
  const all = texts.join(" ");
  const words = stemsIn(all.replace(MENTIONED, "$1$2"));
  const affirmed = (parts: readonly string[]) => {
    const left = parts
      .map((text) =>
        [HARMFUL, FRUITLESS, OPEN, REMOVED, LACKING, DENIED].reduce(
          (rest, no) => rest.replace(no, ""),
          text,
        ),
      )
      .join(" ");
    return left === all ? words : stemsIn(left);
  };
  const said = affirmed(texts);
  const own = hasLead ? rest : texts;
  const main = stemsIn(own.join(" ").replace(MENTIONED, "$1$2"));
  return { words, said, main, claimed: hasLead ? affirmed(rest) : said };
}

/** "All three are GETs", "between two polls": it doesn't say how many exist. */
const OF_THOSE = /\b(all|these|those|between) (?:two|three|four|five|six)\b/g;

/** "it mustn't be decoded, shortened or rebuilt": the negation applies to the whole list. */
const DENIED_LIST =
  /\b(?:not|never|[a-z]+n't)\b[^,;:]*(?:(?:, [a-z-]+)+,? or [a-z-]+|, or (?:as|at|by|for|from|in|on|to|with)\b)/g;

/** The start of a clause that says when, why or for what the next one holds. */
const LEAD =
  /^\s*(?:and |but )?(?:with|for|in|when|if|once|after|because|where|until|on|by default)\b/;

/** "With BY_DATE, there's one group per day, and with BY_MONTH, one per month" → two clauses */
function joinLeads(clauses: readonly string[]): readonly (readonly string[])[] {
  const joined: string[][] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (last?.length === 1 && LEAD.test(last[0] ?? "")) last.push(clause);
    else joined.push([clause]);
  }
  return joined;
}

const SIDE = /, (?:whereas|while) | whereas |(?:;|, where) (?=(?:in )?(?:3\.0|v1\.0)\b)/;

/**
 * Splits a contrast into its sides. A "but" has two if they share a verb, "A comes as a list, but B
 * comes as a map", or the second has none: "for A, but not for B".
 */
function sidesOf(sentence: string): readonly string[] {
  const sides = sentence.split(SIDE);
  return sides.flatMap((side) => {
    const [one = "", other] = side.split(/, but /);
    if (other === undefined) return [side];
    if (other.startsWith("not ")) return [one, `but ${other}`];
    const said = new Set(stemsIn(one).list.filter((stem) => !isStopStem(stem)));
    return stemsIn(other)
      .list.slice(1)
      .some((word) => said.has(word))
      ? [one, other]
      : [side];
  });
}

/**
 * From a negation to the end of its clause or a colon, because a sentence doesn't claim what it negates.
 * "Never more than a day" is a claim.
 */
const DENIED =
  /\b(?!(?:not|never|no) (?:more|less|fewer|later|earlier|longer|older) than\b)(?:not|never|no|none|nor|neither|without|nothing|nobody|cannot|instead of|rather than|avoid|stop (?:send|us|add|stor|build)ing|refuses? to|unless|[a-z]+n't)\b(?!-)(?:(?!: (?!true|false|null)).)*/g;

/** "A group without itineraries is left out" denies only that it has some. */
const LACKING =
  /\b(?:without|that ha(?:s|ve) no) (?:(?:an?|the|any|its|your) )?[\w-]+(?= (?:is|are|was|were|gets?|comes?|counts?|means?|returns?|stays?|costs?) )/g;

/** "Remove the code that reads the Location header" says nothing of what is removed. */
const REMOVED =
  /\b(?:remove|delete|drop) (?:the|any|all|your) (?:code|lines?|branch|part) (?:that|which|for)\b.*/;

/** What is denied as a whole: a 404 "doesn't mean that there are no flights", 'not "no price"' */
const MENTIONED =
  /\b((?:doesn't|does not|don't|do not|nor do(?:es)? [^,;]+) mean\b|(?:don't|do not|never|can't|cannot|must not|mustn't) (?:be (?:read|taken|understood) as|assume|believe|expect|(?:bank|count|rely) on)\b).*|\b((?:not|never|instead of|rather than|[a-z]+n't)(?: \w+)?) "[^"]*"/;

/** "polling more often doesn't make it faster" is not advice to poll more often. */
const FRUITLESS =
  /(?:^|: )\s*(?:and |but |so |since |because )?[a-z]+ing\b.*\b(?:(?:doesn't|don't|won't|never|rarely) (?:make|help|bring|get|chang|speed|give)\w*|(?:changes|fixes|gains) nothing|(?:isn't|aren't|is not|is no)|would (?:go|be) wrong|(?:may|can) work)\b.*/;

/** "A loop that goes on without a pause uses up your calls" is a warning. */
const HARMFUL =
  /^.*\b(?:makes? \w+ worse|(?:tells?|says?) (?:you )?nothing|would then|uses? up|wastes?|breaks? (?:it|links?|the link)|(?:is|are|it's|would be) (?:a mistake|wrong)|(?:isn't|aren't|is not) (?:enough|a way|safer|better|faster)|(?:is|are) no (?:guarantee|proof|substitute|protection|defence|help|excuse)|would (?:go wrong|break|mislead|mistake|take .* for)|doesn't (?:undo|save|prove)|(?:is|are) (?:fine|safe|enough) (?:as long as|provided))\b.*/;

/** "Check whether the logs have it" leaves open whether they do; what a field tells is claimed. */
const OPEN = /(?<=\w )(?<!\b(?:tells?|says?|shows?)(?: you)? )whether\b.*/;

/**
 * Stems of a text. A compound counts as a whole and in parts: "retry-after", "retry", "after". In
 * the set, an "isn't" is also a "not".
 */
function stemsIn(text: string): Words {
  const words = plainOf(text).match(WORD) ?? [];
  const list = words.flatMap((word) => {
    const parts = SCENARIO_NAMES.has(word) ? [joined(word)] : word.split(/[-.](?=[a-z])/);
    return (parts.length > 1 ? [joined(word), ...parts] : parts).map(plainStem);
  });
  return {
    list,
    set: new Set(list.some((word) => word.endsWith("n't")) ? [...list, "not"] : list),
  };
}

/** Names, whose parts are not words of the sentence: "never-completes" */
const SCENARIO_NAMES: ReadonlySet<string> = new Set(SCENARIOS.map(({ name }) => name));

/** A word. A colon also counts as one, because it separates what precedes from what follows. */
const WORD = /\d[\d.,_]*\dn?|\d|[a-z][\w.'-]*\w|[a-z]|:(?=\s)/g;

export function formsOf(word: string): readonly string[] {
  return word.split("|").map((form) => plainStem(joined(form)));
}

function plainStem(word: string): string {
  const stem = stemOf(word);
  return SAME.get(stem) ?? stem;
}

/** A GET stays another word than the verb: "a poll with it gets a 404". */
function inLowerCase(text: string): string {
  return text.replaceAll(/\bGETs?\b/g, "httpget").toLowerCase();
}

export function plainOf(text: string): string {
  return inLowerCase(text)
    .replaceAll(/'s\b/g, "")
    .replaceAll(/\binto\b/g, "in");
}

/** Synonyms → the word that represents them; digits → the number's word. */
const SAME = new Map(
  [
    ["each", "every"],
    ["can", "may", "might", "could"],
    ["start", "begin"],
    ["response", "answer", "reply"],
    ...NUMBER_WORDS.map((word, value) => [`${value}`, word]).slice(2, 11),
  ].flatMap(([first = "", ...others]) => others.map((word) => [stemOf(word), stemOf(first)])),
);

export const DENIALS = new Set(
  "not never no none neither nor without nothing nobody cannot only unless".split(" ").map(stemOf),
);

function joined(word: string): string {
  return word[0] + word.slice(1).replaceAll(/[-.](?=[a-z])/g, "");
}
