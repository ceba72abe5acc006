import { readColumn, readHolders } from "../index/holders.ts";
import type { ProseIndex } from "../index/prose-index.ts";
import { familyOf } from "../words/family.ts";

/** Phrases with which readers look for places. */
export interface OpenAsks {
  /** The record that each phrase leads to. */
  readonly leadsTo: readonly number[];
  /** The total weight of each phrase's words. */
  readonly weights: readonly number[];
  /** The phrases with a word of the term's family. */
  readonly phrasesWith: (term: string) => readonly number[];
  /** The weight of a term: higher the fewer phrases contain it. */
  readonly weightOf: (term: string) => number;
  /** The records that the term with this index leads to. */
  readonly recordsAt: (at: number) => ReadonlySet<number>;
}

/** The weight factor of stop words: "get a key" is not "send a key", but both are about keys. */
const STOP_WORD = 0.4;

export function openAsks(
  terms: readonly string[],
  { holders, phrases }: ProseIndex["asked"],
  silent: ReadonlySet<string>,
): OpenAsks {
  const leadsTo = phrases.flatMap((count, record) => Array<number>(count).fill(record));
  const lines = readColumn(holders);
  const phrasesAt = (at: number) => [...readHolders(lines[at] ?? "").keys()];
  const families = new Map<string, Set<number>>();
  for (const [at, term] of terms.entries()) {
    const family = familyOf(term);
    for (const phrase of phrasesAt(at)) {
      const siblings = families.get(family) ?? new Set();
      families.set(family, siblings.add(phrase));
    }
  }
  const silentFamilies = new Set([...silent].map(familyOf));
  const worthOf = (family: string, often: number) =>
    Math.log(1 + leadsTo.length / Math.max(often, 1)) *
    (silentFamilies.has(family) ? STOP_WORD : 1);
  const weights = leadsTo.map(() => 0);
  for (const [family, held] of families) {
    const worth = worthOf(family, held.size);
    for (const phrase of held) weights[phrase] = (weights[phrase] ?? 0) + worth;
  }
  return {
    leadsTo,
    weights,
    phrasesWith: (term) => [...(families.get(familyOf(term)) ?? [])],
    weightOf: (term) => {
      const family = familyOf(term);
      return worthOf(family, families.get(family)?.size ?? 0);
    },
    recordsAt: (at) => new Set(phrasesAt(at).map((phrase) => leadsTo[phrase] ?? -1)),
  };
}
