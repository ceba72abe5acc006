import { findSynonyms } from "./find-synonyms.ts";
import type { OpenIndex, Synonym } from "./open-index.ts";
import type { TermScores } from "./open-prose.ts";
import type { Query, QueryWord } from "./read-query.ts";
import { merge, scoreTerm, scoreWord } from "./score-word.ts";

/** The weight of a synonym's words in prose, relative to the words typed. */
const SYNONYM = 0.5;
/** A synonym's places are in order of relevance: each further one is worth less. */
const LATER = 0.15;
const MIN_WEIGHT = 0.55;
/** The weight of a quantity, which is hardly ever what is searched for. */
const QUANTITY = 0.2;
/** The exponent by which the score falls with the share of the query that a record covers. */
const COVERAGE = 3;

/** Words of a query that are looked up together, with their synonym if they have one. */
interface Unit {
  readonly words: readonly QueryWord[];
  readonly synonym?: Synonym;
}

export interface TextScores extends TermScores {
  /** Records that synonyms lead to, with the share of the query that the synonym covers. */
  readonly meant: ReadonlyMap<number, number>;
}

/**
 * Scores prose word by word. A record with all words ranks far above one with half of them, and a
 * rare word counts more than a common one. A synonym also stands for the words it covers, in prose
 * and at the places it leads to; the better of both matches counts.
 */
export function scoreText(index: OpenIndex, query: Query): TextScores {
  const units = readUnits(query, index).map((unit) => ({ unit, ...scoreUnit(index, unit) }));
  const most = Math.max(...units.flatMap(({ best }) => [...best.values()].map(scoreOf)), 0);
  const sums = new Map<number, UnitScore>();
  const add = (id: number, { score, met }: UnitScore) => {
    const sum = sums.get(id) ?? { score: 0, met: 0 };
    sums.set(id, { score: sum.score + score, met: sum.met + met });
  };
  const meant = new Map<number, number>();
  const weights = units.map(({ unit, best }) => {
    const isKnown = best.size > 0 || unit.synonym;
    const rarity = Math.log(1 + index.records.length / Math.max(holdersOfAll(unit, best), 1));
    return isKnown ? unit.words.length * rarity * worthOf(unit, query) : 0;
  });
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [number, { unit, best }] of units.entries()) {
    const { length } = unit.words;
    const weight = weights[number] ?? 0;
    const places = unit.synonym?.records ?? [];
    for (const [id, { score, met }] of best) {
      if (places.includes(id)) continue;
      add(id, { score: score * worthOf(unit, query), met: (weight * met) / length });
    }
    for (const [place, id] of places.entries()) {
      const worth = Math.max(1 - LATER * place, MIN_WEIGHT);
      add(id, { score: Math.max(best.get(id)?.score ?? 0, most * worth), met: weight });
      meant.set(id, Math.max(meant.get(id) ?? 0, (weight / totalWeight) ** 2 * worth));
    }
  }
  const scores = new Map<number, number>();
  for (const [id, { score, met }] of sums) scores.set(id, score * (met / totalWeight) ** COVERAGE);
  return { scores, terms: new Set(units.flatMap(({ terms }) => [...terms])), meant };
}

interface UnitScore {
  readonly score: number;
  /** The number of matched words of the unit. */
  readonly met: number;
}

interface UnitScores {
  readonly best: ReadonlyMap<number, UnitScore>;
  readonly terms: ReadonlySet<string>;
}

/**
 * The number of records with the whole phrase, which is its rarity however common its words are.
 */
function holdersOfAll({ words }: Unit, best: ReadonlyMap<number, UnitScore>): number {
  return [...best.values()].filter(({ met }) => met === words.length).length;
}

function worthOf({ words, synonym }: Unit, { quantities }: Query): number {
  return !synonym && words.every((word) => quantities.has(word)) ? QUANTITY : 1;
}

function scoreOf({ score }: UnitScore): number {
  return score;
}

function scoreUnit(index: OpenIndex, { words, synonym }: Unit): UnitScores {
  const best = new Map<number, UnitScore>();
  const terms = new Set<string>();
  for (const scored of words.map((word) => scoreWord(index, word))) {
    for (const term of scored.terms) terms.add(term);
    for (const [id, score] of scored.scores) {
      const sum = best.get(id) ?? { score: 0, met: 0 };
      best.set(id, { score: sum.score + score, met: sum.met + 1 });
    }
  }
  for (const phrase of synonym?.meant ?? []) {
    const scored = merge(phrase.map((term) => scoreTerm(index, term)));
    for (const term of scored.terms) terms.add(term);
    for (const [id, score] of scored.scores) {
      const own = best.get(id);
      const isBetter = !own || own.met < words.length || own.score < score * SYNONYM;
      if (isBetter) best.set(id, { score: score * SYNONYM, met: words.length });
    }
  }
  return { best, terms };
}

/** Synonyms first, then each remaining word. Stop words count only inside a synonym. */
function readUnits({ words, contentWords }: Query, index: OpenIndex): readonly Unit[] {
  const synonyms = findSynonyms(index, words).map(({ synonym, words }): Unit => {
    const content = words.filter((word) => contentWords.includes(word));
    return { words: content.length > 0 ? content : words, synonym };
  });
  const covered = new Set(synonyms.flatMap((unit) => unit.words));
  const single = contentWords.filter((word) => !covered.has(word));
  return [...synonyms, ...single.map((word) => ({ words: [word] }))];
}
