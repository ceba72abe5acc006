import { isName, type Rival, rivalsOf, stemOf } from "./rivals.ts";

/**
 * Something that is true, as a short sentence. A text that speaks of the same and has another word in
 * place of one that decides, or lacks its "not" or its "only", contradicts it.
 */
export interface Statement {
  readonly text: string;
  /** What a sentence has to hold, or stand under, to be about the same. */
  readonly anchors: readonly string[];
  readonly decisive: readonly Decisive[];
  /** What a true sentence has as well, one of each: "not", or "not" and "only" for "nothing". */
  readonly limits: readonly (readonly string[])[];
  /** All its words as they follow each other. */
  readonly order: readonly string[];
}

interface Decisive {
  readonly stem: string;
  readonly rivals: readonly Rival[];
}

/** A sentence taken apart, and what it stands under. */
export interface Read {
  readonly words: readonly Heard[];
  readonly stems: ReadonlySet<string>;
  /** Of the rivals among the words. */
  readonly kinds: ReadonlySet<string>;
  /** Of which it lists three or more: "a market, a locale and a currency" says nothing of one of them. */
  readonly listed: ReadonlySet<string>;
  readonly about: ReadonlySet<string>;
  readonly limits: ReadonlySet<string>;
}

interface Heard {
  readonly stems: readonly string[];
  readonly rivals: readonly Rival[];
  readonly clause: number;
  /** "not", "never" */
  readonly denies: boolean;
}

const LIMITS: Readonly<Record<string, RegExp>> = {
  not: /^(not|never|no|none|neither|nor|without|nothing|nobody|cannot|nowhere|instead|[a-z]+n't)$/,
  only: /^(only|nothing|alone|except|solely|else|just|exclusively|unless|always|until)$/,
};

const STOP_WORDS = new Set(
  "a an the of in to is are and or it its that this these those with for as be by at you your they them their i has have had do does can may will was were what which who how than then so if when where here also too on into out about each-other one's own get gets more-or-less not never no none neither nor without nothing nobody cannot only until unless except alone".split(
    " ",
  ),
);

/** "If you merge them, offers that are gone stay" warns of what it names; it tells nobody to do it. */
export const WARNING = /^if you \w+ [^,]+, (?!\w+ (?:it|them|all|the|what|every)\b)/i;

/** read("Poll `a.b`, and go on") → its words; code spans are words like others */
export function read(sentence: string, about = ""): Read {
  const clauses = sentence.split(/[,;:|](?!\d)/).map(wordsOf);
  const words = clauses.flat();
  const heard = clauses.flatMap((clause, index) =>
    clause.map((word) => ({
      stems: formsOf(word),
      rivals: rivalsOf(word),
      clause: index,
      denies: LIMITS.not?.test(word) ?? false,
    })),
  );
  return {
    words: heard,
    stems: new Set(heard.flatMap(({ stems }) => stems)),
    kinds: new Set(heard.flatMap(({ rivals }) => rivals.map(({ kind }) => kind))),
    listed: listedIn(heard.flatMap(({ rivals }) => rivals)),
    about: new Set(wordsOf(about).flatMap(formsOf)),
    limits: new Set([...words.flatMap(limitsOf), ...(WARNING.test(sentence) ? ["not"] : [])]),
  };
}

function listedIn(rivals: readonly Rival[]): ReadonlySet<string> {
  const values = new Map<string, Set<string>>();
  for (const { kind, value } of rivals)
    values.set(kind, (values.get(kind) ?? new Set()).add(value));
  const isOfWords = (kind: string) => /^\d+$/.test(kind);
  const listed = [...values].filter(([kind, said]) => isOfWords(kind) && said.size > 2);
  return new Set(listed.map(([kind]) => kind));
}

export function toStatement(text: string): Statement {
  const words = wordsOf(text);
  const content = words.filter((word) => !STOP_WORDS.has(word));
  const decisive = content.flatMap((word) => {
    const rivals = rivalsOf(word);
    return rivals.length > 0 ? [{ stem: stemOf(word), rivals }] : [];
  });
  return {
    text,
    anchors: content.filter((word) => rivalsOf(word).length === 0).map(stemOf),
    decisive,
    limits: words.map(limitsOf).filter((limits) => limits.length > 0),
    order: content.map(stemOf),
  };
}

/**
 * Whether a sentence is about the same as a statement, and says something else.
 * @param spokenFor rivals that another statement explains, which the sentence says in full
 */
export function contradicts(
  statement: Statement,
  given: Read,
  spokenFor: ReadonlySet<string> = new Set(),
): boolean {
  const found = match(statement, given);
  if (!found || found.said < 2) return false;
  if (found.missing.length === 0) {
    return (
      (found.said > 2 && !isLimited(statement, given)) ||
      isSwapped(statement, given) ||
      isCrossed(statement, found) ||
      isDenied(statement, found)
    );
  }
  if (found.said < found.missing.length) return false;
  const isListed = ({ rivals }: Decisive) => rivals.some(({ kind }) => given.listed.has(kind));
  const listed = statement.decisive.filter((one) => isListed(one) && !found.missing.includes(one));
  if (listed.length > 1 && found.said - listed.length < 2) return false;
  const own = new Set(statement.decisive.flatMap(({ rivals }) => rivals.map(toKey)));
  return found.missing.every(({ rivals }) =>
    rivals.some(({ kind }) =>
      found.around.some(
        (rival) => rival.kind === kind && !own.has(toKey(rival)) && !spokenFor.has(toKey(rival)),
      ),
    ),
  );
}

/** Whether a sentence says a statement. */
export function tells(statement: Statement, given: Read): boolean {
  const found = match(statement, given);
  if (!found || found.missing.length > 0) return false;
  if (isSwapped(statement, given) || isCrossed(statement, found)) return false;
  return isLimited(statement, given);
}

function isLimited({ limits }: Statement, given: Read): boolean {
  return limits.every((any) => any.some((limit) => given.limits.has(limit)));
}

/**
 * Whether two words of one kind have changed places while the others stayed: "put the old one first
 * and keep the new one behind it".
 */
function isSwapped({ order, decisive }: Statement, { words }: Read): boolean {
  const twins = decisive.filter((one) => decisive.some((other) => areRivals(one, other)));
  if (twins.length !== 2 || order.length < 3) return false;
  const placeOf = (stem: string) => words.findIndex(({ stems }) => stems.includes(stem));
  const stems = new Set(twins.map(({ stem }) => stem));
  const placed = order.map((stem) => ({ stem, place: placeOf(stem) }));
  if (stems.size !== 2 || placed.some(({ place }) => place < 0)) return false;
  const heard = placed.toSorted((a, b) => a.place - b.place).map(({ stem }) => stem);
  const others = (list: readonly string[]) => list.map((stem) => (stems.has(stem) ? "?" : stem));
  const isSameFrame = others(heard).join(" ") === others(order).join(" ");
  return isSameFrame && heard.join(" ") !== order.join(" ");
}

/** Whether what is said stands further apart than what contradicts it: "there in B, back in A". */
function isCrossed({ decisive }: Statement, { within }: Match): boolean {
  const own = new Set(decisive.flatMap(({ rivals }) => rivals.map(toKey)));
  const crossed = new Set(
    decisive.flatMap(({ stem, rivals }) => {
      const isAgainst = ({ kind, value }: Rival) =>
        rivals.some((rival) => rival.kind === kind && rival.value !== value) &&
        !own.has(toKey({ kind, value }));
      return within.some(isAgainst) ? [stem] : [];
    }),
  );
  return crossed.size > 1;
}

/** Whether a "never" stands among three words or more of a statement that has none. */
function isDenied({ limits, text }: Statement, { denied, width }: Match): boolean {
  return denied > 2 && width <= wordsOf(text).length + 1 && !limits.flat().includes("not");
}

function areRivals(one: Decisive, other: Decisive): boolean {
  return (
    one.stem !== other.stem &&
    one.rivals.some(({ kind, value }) =>
      other.rivals.some((rival) => rival.kind === kind && rival.value !== value),
    )
  );
}

interface Match {
  /** How many words of the statement the sentence itself has. */
  readonly said: number;
  readonly missing: readonly Decisive[];
  /** What could stand for a missing word: the rivals among and beside the words that are said. */
  readonly around: readonly Rival[];
  /** The rivals between the first and the last of them. */
  readonly within: readonly Rival[];
  /** How many of them stand in one clause with a "not" between them. */
  readonly denied: number;
  /** How many words there are from the first to the last of them. */
  readonly width: number;
}

/** Undefined where the sentence is about something else. */
function match({ anchors, decisive }: Statement, given: Read): Match | undefined {
  const { words, stems, about } = given;
  if (!anchors.every((stem) => stems.has(stem) || about.has(stem))) return undefined;
  const isPossible = ({ stem, rivals }: Decisive) =>
    stems.has(stem) || rivals.some(({ kind }) => given.kinds.has(kind));
  if (!decisive.every(isPossible)) return undefined;
  const placesOf = (says: (heard: Heard) => boolean) =>
    words.flatMap((heard, index) => (says(heard) ? [index] : []));
  const places: (readonly number[])[] = [];
  for (const stem of anchors) {
    const own = placesOf((heard) => heard.stems.includes(stem));
    if (own.length > 0) places.push(own);
  }
  const missing: Decisive[] = [];
  for (const [index, word] of decisive.entries()) {
    const own = placesOf((heard) => isSaid(word, heard));
    // What a statement says twice, a sentence says twice.
    const before = decisive.slice(0, index).filter(({ stem }) => stem === word.stem).length;
    if (own.length > before) places.push(own);
    else missing.push(word);
  }
  const [from, to] = narrowest(places);
  const denials = words.slice(from, to + 1).filter(({ denies }) => denies);
  const countIn = ({ clause }: Heard) =>
    places.filter((own) => own.some((place) => words[place]?.clause === clause)).length;
  const around = words.slice(Math.max(0, from - BESIDE), to + BESIDE + 1);
  return {
    said: places.length,
    missing,
    around: around.flatMap(({ rivals }) => rivals),
    within: words.slice(from, to + 1).flatMap(({ rivals }) => rivals),
    denied: Math.max(0, ...denials.map(countIn)),
    width: to - from + 1,
  };
}

/** How many words away from the others a rival may stand. */
const BESIDE = 4;

/** The narrowest stretch that has one of each. */
function narrowest(places: readonly (readonly number[])[]): readonly [number, number] {
  let best: readonly [number, number] = [0, -1];
  for (const start of places.flat()) {
    const ends = places.map((own) => own.find((place) => place >= start) ?? Number.NaN);
    const end = Math.max(...ends);
    if (Number.isNaN(end)) continue;
    if (best[1] < 0 || end - start < best[1] - best[0]) best = [start, end];
  }
  return best;
}

function isSaid({ stem, rivals }: Decisive, heard: Heard): boolean {
  if (heard.stems.includes(stem)) return true;
  return heard.rivals.some(({ kind, value }) =>
    rivals.some((rival) => rival.kind === kind && rival.value === value),
  );
}

/** limitsOf("nothing") → "not" and "only" */
function limitsOf(word: string): readonly string[] {
  return Object.keys(LIMITS).filter((limit) => LIMITS[limit]?.test(word));
}

export function toKey({ kind, value }: Rival): string {
  return `${kind} ${value}`;
}

function wordsOf(text: string): readonly string[] {
  const found = text.match(/\d[\d.,_]*\dn?|\d|[A-Za-z][\w.'-]*\w|[A-Za-z]/g) ?? [];
  return found.flatMap((word) => {
    if (isName(word)) return [word];
    return word.toLowerCase().split("-");
  });
}

/** A name counts with its last part as well: "LiveQuery.market" is "market", too. */
function formsOf(word: string): readonly string[] {
  if (!isName(word)) return [stemOf(word)];
  return [word, ...word.split(".").map(stemOf)];
}
