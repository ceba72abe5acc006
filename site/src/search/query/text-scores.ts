import { findSynonyms } from "./find-synonyms.ts";
import type { OpenIndex, Synonym } from "./open-index.ts";
import type { TermScores } from "./open-prose.ts";
import type { Query, QueryWord } from "./read-query.ts";
import { merge, scoreTerm, scoreWord } from "./score-word.ts";

/** What a page says in our words for those that were typed: half as likely as in theirs. */
const SYNONYM = 0.5;
/** What a synonym means first is shown first: each further place is worth less. */
const LATER = 0.15;
const MIN_WEIGHT = 0.55;
/** How many of something there are is said beside what it is, and hardly ever looked for. */
const QUANTITY = 0.2;
/** How fast a record falls that has less than all that was asked for. */
const COVERAGE = 3;

/** Words of a query that are looked up together, in each way that readers may mean them. */
interface Unit {
  readonly words: readonly QueryWord[];
  readonly synonym?: Synonym;
}

export interface TextScores extends TermScores {
  /** Records that a synonym leads to, by how much of the query it stands for. */
  readonly meant: ReadonlyMap<number, number>;
}

/**
 * Scores prose word by word. A record that has all that was asked for stands far above one that
 * has half of it, and a rare word counts for more than a common one. A synonym speaks for the words
 * it stands for, in prose and at the places that it means.
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
  const asked = weights.reduce((sum, weight) => sum + weight, 0);
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
      meant.set(id, Math.max(meant.get(id) ?? 0, (weight / asked) ** 2 * worth));
    }
  }
  const scores = new Map<number, number>();
  for (const [id, { score, met }] of sums) scores.set(id, score * (met / asked) ** COVERAGE);
  return { scores, terms: new Set(units.flatMap(({ terms }) => [...terms])), meant };
}

interface UnitScore {
  readonly score: number;
  /** How many words of the unit, at most all of them. */
  readonly met: number;
}

interface UnitScores {
  readonly best: ReadonlyMap<number, UnitScore>;
  readonly terms: ReadonlySet<string>;
}

/** A phrase is as rare as the records that hold all of it, however common each of its words is. */
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

/** Synonyms first, then each word by itself. Words that say nothing count only inside a synonym. */
function readUnits({ words, contentWords }: Query, index: OpenIndex): readonly Unit[] {
  const synonyms = findSynonyms(index, words).map(({ synonym, words }): Unit => {
    const looked = words.filter((word) => contentWords.includes(word));
    return { words: looked.length > 0 ? looked : words, synonym };
  });
  const spoken = new Set(synonyms.flatMap((unit) => unit.words));
  const single = contentWords.filter((word) => !spoken.has(word));
  return [...synonyms, ...single.map((word) => ({ words: [word] }))];
}
