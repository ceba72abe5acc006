import type { RecordKind } from "../records/record.ts";
import { joinName } from "../words/split-name.ts";
import { certaintyOf } from "./certainty.ts";
import type { FoundRecord } from "./found-record.ts";
import type { NameEntry } from "./name-entries.ts";
import type { NameScore } from "./name-scores.ts";
import type { OpenIndex } from "./open-index.ts";
import { placeWeight } from "./place-weight.ts";
import type { Query } from "./read-query.ts";
import { scoreAsks } from "./score-asks.ts";
import { scoreTerm } from "./score-word.ts";
import type { TextScores } from "./text-scores.ts";

/** The weight of each kind for equal matches: whole pages before single entries. */
const PRIORS: Readonly<Record<RecordKind, number>> = {
  page: 1.35,
  section: 1,
  category: 0.7,
  operation: 1.4,
  field: 1,
  parameter: 1,
  value: 1,
  type: 1,
  error: 1.3,
  retired: 1,
  scenario: 1.2,
};

/**
 * A sentence asks about one thing, which a section answers better than a page; and sentences are
 * full of words that also name operations: "poll", "search", "create".
 */
const IN_SENTENCES: Partial<Record<RecordKind, number>> = { page: 1, operation: 0.7 };

/** The weight of `…_UNSPECIFIED`: every enum has one, and it is hardly ever meant. */
const UNSPECIFIED = 0.3;

/** A name that matches at least this well is also searched for in prose, to find its mentions. */
const SURE_NAME = 1.4;
/** The weight of errors if the query is a pasted error body. */
const PASTED = 3;
const MAX_MENTIONED = 3;
const MENTION = 0.8;
const DEEPER = 0.02;

export interface Ranked {
  readonly id: number;
  readonly record: FoundRecord;
  /** The weight of its prose score: lower the more certain it is by name. */
  readonly prose: number;
  readonly score: number;
}

export interface Ranking {
  readonly ranked: readonly Ranked[];
  /** The terms of the index that matched in prose. */
  readonly terms: ReadonlySet<string>;
}

/** Ranks records, best first: names above prose, prose by how well it matches. */
export function rank(
  index: OpenIndex,
  query: Query,
  names: ReadonlyMap<number, NameScore>,
  text: TextScores,
): Ranking {
  const mentioned = sureNames(index, names);
  const prose = withMentions(index, mentioned, text.scores);
  const most = Math.max(...prose.values(), Number.MIN_VALUE);
  const asks = scoreAsks(index, query);
  // Pages with the same title are in the order of the sidebar, however often they contain its words.
  const isTitled = (id: number) => {
    const entry = names.get(id)?.entry;
    return entry?.isTitle && entry.joined === query.identifierForm.joined;
  };
  const ids = new Set([...names.keys(), ...prose.keys(), ...text.meant.keys()]);
  const ranked = [...ids]
    .flatMap((id) => {
      const record = index.records[id];
      if (!record) return [];
      const named = certaintyOf(record, query, {
        name: names.get(id)?.score ?? 0,
        synonym: text.meant.get(id) ?? 0,
        ask: asks.get(id) ?? 0,
      });
      const written = isTitled(id) ? 0 : ((prose.get(id) ?? 0) / most) * priorOf(record, query);
      const worth = 1 / (1 + named);
      const score = named + written * worth - DEEPER * record.depth;
      return [{ id, record, prose: worth, score }];
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
  return { ranked, terms: new Set([...text.terms, ...mentioned]) };
}

function sureNames(index: OpenIndex, names: ReadonlyMap<number, NameScore>): readonly string[] {
  const sure = [...names.values()]
    .filter(({ entry, score }) => entry.isName && score >= SURE_NAME)
    .sort((a, b) => b.score - a.score);
  return [...new Set(sure.map(({ entry }) => spelledOut(index, entry)))].slice(0, MAX_MENTIONED);
}

function withMentions(
  index: OpenIndex,
  mentioned: readonly string[],
  scores: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const all = new Map(scores);
  for (const term of mentioned) {
    for (const [id, score] of scoreTerm(index, term).scores) {
      all.set(id, Math.max(all.get(id) ?? 0, score * MENTION));
    }
  }
  return all;
}

/** The full name, even if the query matched only its end: prose never says just "NOT_MODIFIED". */
function spelledOut({ records, words }: OpenIndex, { record, joined }: NameEntry): string {
  const title = records[record]?.names[0];
  return title === undefined ? joined : words.term(joinName(title));
}

function priorOf(record: FoundRecord, query: Query): number {
  const { kind, title } = record;
  const { isSentence, isErrorBody } = query;
  if (title.endsWith("_UNSPECIFIED")) return UNSPECIFIED;
  if (isErrorBody && kind === "error") return PASTED;
  const prior = (isSentence && IN_SENTENCES[kind]) || PRIORS[kind];
  return prior * placeWeight(record, query);
}
