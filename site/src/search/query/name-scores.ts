import { allowedEdits, editDistance, letterMask, mayBeNear } from "../words/edit-distance.ts";
import { fold } from "../words/fold.ts";
import { joinName } from "../words/split-name.ts";
import type { NameEntry } from "./name-entries.ts";
import type { NameQuery } from "./read-query.ts";
import { scorePath } from "./score-path.ts";

/**
 * The scores of name matches, in units of the best text score: a matched name ranks above prose.
 * Between two matches of a kind, the one that covers more of the name is better.
 */
const WORTH = {
  asSpelled: 4.5,
  sameLetters: 4.25,
  singularOrPlural: 4,
  oneEdit: 2.4,
  twoEdits: 1.4,
  begun: 1,
  parts: 1,
  mostForShare: 0.9,
  inSentence: 1.2,
  alsoInSentence: 0.5,
  begunWithEdit: 0.9,
} as const;

/** Words of at least this length may be prefixes: "exclude carriers" → excludedCarriersIds. */
const SHORTEST_BEGUN = 4;
/** V1.0 names are searched for as names; a query in words means what exists now. */
const OLD_NAME_IN_WORDS = 0.55;
/** V1.0 took forms and query strings, 3.0 takes JSON. */
const OLD_NAME_WITH_VALUE = 1.15;

export interface NameScore {
  readonly entry: NameEntry;
  readonly score: number;
}

type Score = (asked: NameQuery, entry: NameEntry) => number;

/** The best match of each record whose name the query, or a word of it, could mean. */
export function scoreNames(
  asked: NameQuery,
  names: readonly NameEntry[],
): ReadonlyMap<number, NameScore> {
  if (asked.joined === "") return new Map();
  const best = scoreAll(asked, names, (query, entry) => {
    return scorePath(query.paths, entry) || scoreWhole(query, entry) || scoreInside(query, entry);
  });
  return best.size > 0 ? best : scoreAll(asked, names, scoreBegunWithEdit);
}

function scoreAll(asked: NameQuery, names: readonly NameEntry[], scoreOf: Score) {
  const best = new Map<number, NameScore>();
  for (const entry of names) {
    const weight = asked.joined === entry.joined ? entry.wholeWeight : entry.weight;
    const score = scoreOf(asked, entry) * weight * worthOfAge(asked, entry);
    if (score > (best.get(entry.record)?.score ?? 0)) best.set(entry.record, { entry, score });
  }
  return best;
}

function worthOfAge(asked: NameQuery, entry: NameEntry): number {
  if (!entry.isRetired) return 1;
  if (asked.isParameter) return OLD_NAME_WITH_VALUE;
  return isSaidInWords(asked, entry) ? OLD_NAME_IN_WORDS : 1;
}

/**
 * "infants" is a word, like "two stops"; "Infants" and "sessionkey" are names, also among words.
 */
function isSaidInWords(asked: NameQuery, { joined, parts, segments }: NameEntry): boolean {
  const { written, inside, triples, paths } = asked;
  if (paths.length > 0 && segments.length > 0) return false;
  if (parts.length > 1 && (inside.has(joined) || triples.has(joined))) return false;
  return /\s/.test(written) || (parts.length === 1 && /^\p{Ll}+$/u.test(written));
}

function scoreWhole(asked: NameQuery, entry: NameEntry): number {
  const { name, joined, letters, parts, isTitle } = entry;
  if (asked.joined === joined) {
    // Nobody types the capitals of a title.
    const isSpelled = isTitle ? fold(asked.written) === fold(name) : asked.written === name;
    if (isSpelled) return WORTH.asSpelled;
    return joinName(asked.written) === joinName(name) ? WORTH.sameLetters : WORTH.singularOrPlural;
  }
  if (asked.joined.length > 1 && joined.startsWith(asked.joined)) {
    return WORTH.begun + asked.joined.length / joined.length;
  }
  const share = shareOfParts(asked.parts, parts) || shareOfParts(asked.tellingParts, parts);
  if (share > 0) return WORTH.parts + WORTH.mostForShare * share;
  const limit = allowedEdits(asked.joined);
  if (limit === 0 || Math.abs(asked.joined.length - joined.length) > limit) return 0;
  if (!mayBeNear(asked.letters, letters, limit)) return 0;
  const edits = editDistance(asked.joined, joined, limit);
  if (edits > limit) return 0;
  return edits === 1 ? WORTH.oneEdit : WORTH.twoEdits;
}

/** A name of several parts is no ordinary word: if it occurs in a sentence, it is meant. */
function scoreInside(asked: NameQuery, { joined, parts, isName }: NameEntry): number {
  const { inside, pairs, triples } = asked;
  if (!isName) return 0;
  if (parts.length > 1 && (inside.has(joined) || triples.has(joined))) return WORTH.inSentence;
  const isStatus = /^\d+$/.test(joined) && inside.has(joined);
  return isStatus || pairs.has(joined) ? WORTH.alsoInSentence : 0;
}

function scoreBegunWithEdit({ joined, letters }: NameQuery, entry: NameEntry): number {
  const limit = allowedEdits(joined);
  if (limit === 0 || entry.joined.length <= joined.length) return 0;
  const begun = entry.joined.slice(0, joined.length);
  if (!mayBeNear(letters, letterMask(begun), limit)) return 0;
  return editDistance(joined, begun, limit) <= limit ? WORTH.begunWithEdit : 0;
}

/**
 * The share of a name that the query covers; 0 unless each word is a part of it or a prefix of one.
 */
function shareOfParts(asked: readonly string[], parts: readonly string[]): number {
  if (asked.length > parts.length) return 0;
  let letters = 0;
  for (const [index, word] of asked.entries()) {
    const isLast = index === asked.length - 1;
    const mayBeBegun = isLast || word.length >= SHORTEST_BEGUN;
    if (!parts.some((part) => (mayBeBegun ? part.startsWith(word) : part === word))) return 0;
    letters += word.length;
  }
  return Math.min(1, letters / parts.join("").length);
}
