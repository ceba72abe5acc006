import type { Words } from "../words/words.ts";
import type { Run } from "./answer.ts";
import { runsOf, type Span, spansOf } from "./mark-terms.ts";

const LENGTH = 150;
/** Characters of context before the first match. */
const BEFORE = 40;

/** The part of a text with most distinct matches, cut between words, with matches marked. */
export function excerptOf(text: string, met: ReadonlySet<string>, words: Words): readonly Run[] {
  const { plain, code } = readCode(text);
  const marked = spansOf(plain, met, words);
  const start = wordBorder(plain, bestStart(plain, marked));
  const end = plain.length <= start + LENGTH ? plain.length : wordBorder(plain, start + LENGTH);
  const runs = runsOf(
    plain.slice(start, end),
    within(marked, start, end),
    within(code, start, end),
  );
  const before: readonly Run[] = start > 0 ? [{ text: "… " }] : [];
  const after: readonly Run[] = end < plain.length ? [{ text: " …" }] : [];
  return [...before, ...runs, ...after].filter(({ text }) => text !== "");
}

/** "a `b` c" → "a b c", and the spans of code. */
function readCode(text: string): { readonly plain: string; readonly code: readonly Span[] } {
  const code: Span[] = [];
  let plain = "";
  text.split("`").forEach((piece, index) => {
    if (index % 2 === 1) code.push({ start: plain.length, end: plain.length + piece.length });
    plain += piece;
  });
  return { plain, code };
}

function bestStart(text: string, marked: readonly Span[]): number {
  const last = Math.max(0, text.length - LENGTH);
  let best = { start: 0, words: 0 };
  for (const { start } of marked) {
    const from = start + LENGTH - BEFORE >= text.length && start < LENGTH ? 0 : start;
    const inside = marked.filter(
      (span) => span.start >= from && span.end <= from + LENGTH - BEFORE,
    );
    const different = new Set(inside.map((span) => text.slice(span.start, span.end).toLowerCase()));
    if (different.size > best.words) best = { start: from, words: different.size };
  }
  return best.start < BEFORE ? 0 : Math.min(best.start - BEFORE, last);
}

/** The next index at which a word starts. */
function wordBorder(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(" ", at - 1);
  return space === -1 ? text.length : space + 1;
}

function within(spans: readonly Span[], start: number, end: number): readonly Span[] {
  return spans
    .filter((span) => span.end > start && span.start < end)
    .map((span) => ({
      start: Math.max(span.start - start, 0),
      end: Math.min(span.end, end) - start,
    }));
}
