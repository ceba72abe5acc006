import type { Answer } from "./answer.ts";
import { correctWords } from "./correct-words.ts";
import { scoreNames } from "./name-scores.ts";
import { nearestNames } from "./nearest-names.ts";
import type { OpenIndex } from "./open-index.ts";
import { pickRows } from "./pick-rows.ts";
import { preferPhrases } from "./prefer-phrases.ts";
import { rank } from "./rank.ts";
import { sectionsFirst } from "./sections-first.ts";
import { scoreText } from "./text-scores.ts";
import { toRow } from "./to-row.ts";

const NOTHING: Answer = { rows: [], nearest: [] };

/** Answers a query, as typed so far. */
export function search(index: OpenIndex, typed: string): Answer {
  const query = correctWords(index, typed);
  if (query.words.length === 0) return NOTHING;
  const text = scoreText(index, query);
  if (query.contentWords.length === 0 && text.meant.size === 0) return NOTHING;
  const names = scoreNames(query.identifierForm, index.names);
  const { ranked, terms } = rank(index, query, names, text);
  const preferred = sectionsFirst(query, preferPhrases(index, query, ranked));
  const picked = pickRows(query, preferred);
  const isKnown = names.size > 0 || text.meant.size > 0;
  const isUnknownName = !isKnown && query.words.length === 1;
  const rows = picked.map(({ record }) => toRow(record, query, terms, index));
  if (index.isPart) return { isPart: true, rows, nearest: [] };
  return { rows, nearest: isUnknownName || rows.length === 0 ? nearestNames(index, query) : [] };
}
