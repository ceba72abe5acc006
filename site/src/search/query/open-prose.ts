import { readColumn, readHolders } from "../index/holders.ts";
import { BOOSTS, FIELDS } from "../index/indexed-text.ts";
import { lengthsOf, type ProseIndex } from "../index/prose-index.ts";
import { readTerms } from "../index/terms.ts";
import { type OpenAsks, openAsks } from "./open-asks.ts";

/** The scores of records, and the matched terms of the index. */
export interface TermScores {
  readonly scores: ReadonlyMap<number, number>;
  readonly terms: ReadonlySet<string>;
}

export interface Prose {
  /** Every term, sorted: those of pages and those of readers' phrases. */
  readonly terms: readonly string[];
  /** Whether a page contains a term. */
  readonly says: (term: string) => boolean;
  /** Finds records that contain a term, or with `prefix` any term that begins with it. */
  readonly find: (term: string, prefix: boolean) => TermScores;
  readonly asks: OpenAsks;
}

/** BM25+ parameters: saturation (k1), length normalisation (b), minimum per occurrence (delta). */
const SATURATION = 1.2;
const LENGTH = 0.7;
const LEAST = 0.5;
/** A word of readers' phrases, in however many, is worth half an occurrence in the text. */
const ASKED = (LEAST + 1) / 2;
/** A prefix match is worth less, and the less the longer the missing rest. */
const BEGUN = 0.375;
const TO_COME = 0.3;

export function openProse(
  { count, terms: written, holders, asked }: ProseIndex,
  silent: ReadonlySet<string>,
): Prose {
  const terms = readTerms(written);
  const fields = FIELDS.map((name, field) => {
    const lines = readColumn(holders[field] ?? "");
    const own = lengthsOf(lines);
    const average = [...own.values()].reduce((sum, length) => sum + length, 0) / count;
    return { boost: BOOSTS[name], lines, own, average };
  });
  const asks = openAsks(terms, asked, silent);

  const add = (at: number, weight: number, scores: Map<number, number>) => {
    for (const { boost, lines, own, average } of fields) {
      const holding = readHolders(lines[at] ?? "");
      const rarity = Math.log(1 + (count - holding.size + 0.5) / (holding.size + 0.5));
      for (const [id, often] of holding) {
        const length = 1 - LENGTH + (LENGTH * (own.get(id) ?? 0)) / average;
        const worth = LEAST + (often * (SATURATION + 1)) / (often + SATURATION * length);
        scores.set(id, (scores.get(id) ?? 0) + weight * boost * rarity * worth);
      }
    }
    const askers = asks.recordsAt(at);
    const rarity = Math.log(1 + (count - askers.size + 0.5) / (askers.size + 0.5));
    for (const id of askers) scores.set(id, (scores.get(id) ?? 0) + weight * rarity * ASKED);
  };

  return {
    terms,
    says: (term) => {
      const at = placeOf(term, terms);
      return terms[at] === term && fields.some(({ lines }) => lines[at]);
    },
    asks,
    find: (term, prefix) => {
      const scores = new Map<number, number>();
      const met = new Set<string>();
      for (let at = placeOf(term, terms); at < terms.length; at++) {
        const found = terms[at] ?? "";
        const rest = found.length - term.length;
        if (!found.startsWith(term) || (rest > 0 && !prefix)) break;
        met.add(found);
        add(at, rest === 0 ? 1 : (BEGUN * found.length) / (found.length + TO_COME * rest), scores);
      }
      return { scores, terms: met };
    },
  };
}

/** Binary search: the index of a term among sorted ones, or where it would be inserted. */
function placeOf(term: string, terms: readonly string[]): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
