import { letterMask } from "../words/edit-distance.ts";
import { joinName, looksLikeName, splitName } from "../words/split-name.ts";
import { splitWords } from "../words/split-words.ts";
import type { Words } from "../words/words.ts";
import { type RequestPath, readRequest } from "./read-request.ts";

export interface QueryWord {
  readonly written: string;
  readonly term: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
}

/** What a reader typed, split into words. */
export interface Query {
  readonly words: readonly QueryWord[];
  /** The words that are no stop words: none in "what is it". A single word always counts as one. */
  readonly contentWords: readonly QueryWord[];
  /** Those of them that are numbers before another word: "5 adults", "one airline". */
  readonly quantities: ReadonlySet<QueryWord>;
  readonly identifierForm: NameQuery;
  /** Whether it has more than three words, of which some are no stop words and none is a name. */
  readonly isSentence: boolean;
  /** Whether it is a piece of an error body. */
  readonly isErrorBody: boolean;
}

/** The query read as a name. */
export interface NameQuery {
  readonly written: string;
  /** All of it as one name: "minprice". */
  readonly joined: string;
  readonly letters: number;
  /** "min", "price" */
  readonly parts: readonly string[];
  /** The same without stop words. */
  readonly tellingParts: readonly string[];
  /** Words, and pairs of words, that may be a name inside a sentence. */
  readonly inside: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  /** Runs of three words: if they form a name, that is no coincidence. */
  readonly triples: ReadonlySet<string>;
  /** Whether it had a value: "stops=0". */
  readonly isParameter: boolean;
  /** The paths in it, which may be those of operations. */
  readonly paths: readonly RequestPath[];
}

/** Up to two digits: three are a status, or a limit to look up. */
const QUANTITY = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine)$/i;

const SHORTEST_INSIDE = 3;
const SHORTEST_SENTENCE = 3;

/** Keys that identify an error body but do not tell which error. */
const BODY_KEY = /"(?:message|details)"\s*:/g;

/** "stops=0", or a query string that begins with it: the reader looks for the name. */
const PARAMETER = /^[?&\s]*(\p{L}[\w.-]*)=[^\s=]*(?:&\S*)?\s*$/u;

/** The start of a response's status line, before the status. */
const STATUS_LINE = /\bHTTP\/\d(?:\.\d)?\s+(?=\d{3}\b)/gi;

/** A pasted response says what it is about at its start; the patterns take long for a long one. */
const MAX_LENGTH = 2_000;

export function readQuery(typed: string, words: Words): Query {
  const start = typed.slice(0, MAX_LENGTH);
  const message = start.replaceAll(BODY_KEY, " ");
  const { text, paths } = readRequest(message.replaceAll(STATUS_LINE, ""), words);
  const written = splitWords(text);
  const isOpen = !/[\s.?!]$/.test(text);
  const all = written.map(
    (word, index): QueryWord => ({
      written: word,
      term: words.term(word),
      isLast: isOpen && index === written.length - 1,
    }),
  );
  const contentWords = all.filter((word) => !words.isStopWord(word.written));
  const parameter = PARAMETER.exec(text)?.[1];
  return {
    words: all,
    contentWords: all.length === 1 ? all : contentWords,
    quantities: new Set(
      contentWords.filter(({ written }, at) => QUANTITY.test(written) && contentWords[at + 1]),
    ),
    identifierForm: {
      ...readName(parameter ?? text, contentWords, words),
      isParameter: parameter !== undefined,
      paths,
    },
    isSentence: isSentence(all, contentWords),
    isErrorBody: message !== start || /"code"\s*:/.test(start),
  };
}

function isSentence(all: readonly QueryWord[], telling: readonly QueryWord[]): boolean {
  const isLong = telling.length > 0 && all.length > SHORTEST_SENTENCE;
  return isLong && !all.some(({ written }) => looksLikeName(written));
}

function readName(
  text: string,
  telling: readonly QueryWord[],
  words: Words,
): Omit<NameQuery, "isParameter" | "paths"> {
  const joined = words.term(joinName(text));
  const isAlone = !/\S\s+\S/.test(text);
  const inside = telling.filter(({ written }) => !isAlone && written.length >= SHORTEST_INSIDE);
  const runsOf = (length: number) =>
    telling.slice(length - 1).map((_, at) => {
      const run = telling.slice(at, at + length);
      return words.term(run.map(({ written }) => written).join(""));
    });
  return {
    written: text.trim(),
    joined,
    letters: letterMask(joined),
    parts: splitName(text).map(words.stem),
    tellingParts: telling.flatMap(({ written }) => words.parts(written)),
    inside: new Set(inside.map(({ term }) => term)),
    pairs: new Set(runsOf(2)),
    triples: new Set(runsOf(3)),
  };
}
