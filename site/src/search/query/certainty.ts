import { isProse } from "../records/record.ts";
import type { FoundRecord } from "./found-record.ts";
import { areaWeight, placeWeight, sandboxRowWeight } from "./place-weight.ts";
import type { Query } from "./read-query.ts";

/** The evidence for a record, each from 0: a full match is 1, of a name more. */
export interface MatchScores {
  readonly name: number;
  /** How well a synonym that leads to it matches. */
  readonly synonym: number;
  /** How similar the query is to a phrase with which readers look for it. */
  readonly ask: number;
}

/** The weight of a synonym or ask, in units of the best text score. */
const MEANT = 2.6;
/** The share that the other reasons add to the best one. */
const FURTHER = 0.1;
/**
 * A sentence like a recorded ask is strong evidence; for a few words, a synonym is about as good.
 */
const ASKED_IN_SENTENCE = 1.15;
const ASKED_IN_WORDS = 0.95;
/**
 * Similarities below this are noise. The others count to the power `FALL`, so that half a match is
 * worth less than half.
 */
const LEAST_ALIKE = 0.25;
const FALL = 1.5;
/** A sentence is best answered by a section, then by a page, then by an entry of a reference. */
const PAGE_IN_SENTENCE = 0.85;
const LINE_IN_SENTENCE = 0.6;

/** How certain it is that the query means a record. */
export function certaintyOf(record: FoundRecord, query: Query, reasons: MatchScores): number {
  // Headings in side areas (see `place-weight.ts`) have the same words as the main places.
  const ofPlace = isProse(record.kind) ? Math.min(1, placeWeight(record, query)) : 1;
  const sentenceWeight = query.isSentence ? worthInSentence(record) : 1;
  const meant = MEANT * sentenceWeight * sandboxRowWeight(record, query);
  const all = [
    reasons.name * ofPlace,
    reasons.synonym * meant,
    worthOfAsk(reasons.ask, query) * meant,
  ];
  const best = Math.max(...all);
  const further = FURTHER * (all.reduce((sum, one) => sum + one, 0) - best);
  return (best + further) * areaWeight(record, query);
}

function worthOfAsk(likeness: number, { isSentence }: Query): number {
  if (likeness < LEAST_ALIKE) return 0;
  return (isSentence ? ASKED_IN_SENTENCE : ASKED_IN_WORDS) * likeness ** FALL;
}

function worthInSentence({ kind }: FoundRecord): number {
  switch (kind) {
    case "section":
    case "error":
    case "scenario":
      return 1;
    case "page":
    case "category":
      return PAGE_IN_SENTENCE;
    default:
      return LINE_IN_SENTENCE;
  }
}
