import { isName, type Rival, rivalsOf, stemOf } from "./rivals.ts";

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

export interface Heard {
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

/** "If you merge them, offers that are gone stay" warns of what it names; it tells nobody to do it. */
export const WARNING = /^if you \w+ [^,]+, (?!\w+ (?:it|them|all|the|what|every)\b)/i;

/** "All three are GETs" counts what is named before, and not what there is; "the third" counts nothing. */
function isCounted(word: string, before = ""): boolean {
  if (/^(?:all|these|those)$/.test(before)) return false;
  return before !== "the" || !/^(?:third|quarter|fifth|tenth)$/.test(word);
}

/** read("Poll `a.b`, and go on") → its words; code spans are words like others */
export function read(sentence: string, about = ""): Read {
  const clauses = sentence.split(/[,;:|](?!\d)/).map(wordsOf);
  const words = clauses.flat();
  const heard = clauses.flatMap((clause, index) =>
    clause.map((word, place) => ({
      stems: formsOf(word),
      rivals: isCounted(word, clause[place - 1]) ? rivalsOf(word) : [],
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

/** limitsOf("nothing") → "not" and "only" */
export function limitsOf(word: string): readonly string[] {
  // "on unless you turned it off" is "on where you didn't turn it off".
  if (word === "unless") return Object.keys(LIMITS);
  return Object.keys(LIMITS).filter((limit) => LIMITS[limit]?.test(word));
}

export function wordsOf(text: string): readonly string[] {
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
