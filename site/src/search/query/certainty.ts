import { isProse } from "../records/record.ts";
import type { FoundRecord } from "./found-record.ts";
import { placeWorth, worthAsMeant, worthAsRow } from "./place-worth.ts";
import type { Query } from "./read-query.ts";

/** What speaks for a record, each from 0 for nothing: a full match is 1, of a name more. */
export interface Reasons {
  readonly name: number;
  /** A synonym leads to it. */
  readonly synonym: number;
  /** Readers come to it with what was typed. */
  readonly ask: number;
}

/** What a synonym or an ask is worth, in units of the best text score. */
const MEANT = 2.6;
/** What the other reasons add to the best one. */
const FURTHER = 0.1;
/** A sentence that is asked of a place is meant for it; of a few words a synonym knows as much. */
const ASKED_IN_SENTENCE = 1.15;
const ASKED_IN_WORDS = 0.95;
/** Less alike than that is like much; and what is half alike is worth less than half. */
const LEAST_ALIKE = 0.25;
const FALL = 1.5;
/** Who asks in a sentence is told by a section first, then by its page, then by a line of a reference. */
const PAGE_IN_SENTENCE = 0.85;
const LINE_IN_SENTENCE = 0.6;

/** How surely a record is meant. */
export function certaintyOf(record: FoundRecord, query: Query, reasons: Reasons): number {
  // A heading of an aside is called like what it stands beside.
  const ofPlace = isProse(record.kind) ? Math.min(1, placeWorth(record, query)) : 1;
  const told = query.isSentence ? worthInSentence(record) : 1;
  const meant = MEANT * told * worthAsRow(record, query);
  const all = [
    reasons.name * ofPlace,
    reasons.synonym * meant,
    worthOfAsk(reasons.ask, query) * meant,
  ];
  const best = Math.max(...all);
  const further = FURTHER * (all.reduce((sum, one) => sum + one, 0) - best);
  return (best + further) * worthAsMeant(record, query);
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
