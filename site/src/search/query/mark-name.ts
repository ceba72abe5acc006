import { fold } from "../words/fold.ts";
import { locateParts } from "../words/split-name.ts";
import type { Words } from "../words/words.ts";
import type { Run } from "./answer.ts";
import { runsOf, type Span } from "./mark-terms.ts";
import type { NameQuery } from "./read-query.ts";

/** Marks the matched letters of a name: "NOT_MODIF" in RESULT_ACTION_NOT_MODIFIED. */
export function markName(name: string, asked: NameQuery, words: Words): readonly Run[] {
  const whole = findLetters(name, fold(asked.written));
  return runsOf(name, whole ? [whole] : findParts(name, asked, words), []);
}

/** Where letters occur in a name, ignoring separators in both. */
function findLetters(name: string, letters: string): Span | undefined {
  const queryLetters = letters.replace(/[^\p{L}\p{N}]+/gu, "");
  const places = Array.from(name, (letter, at) => ({ letter: fold(letter), at })).filter(
    ({ letter }) => /[\p{L}\p{N}]/u.test(letter),
  );
  const from = places
    .map(({ letter }) => letter)
    .join("")
    .indexOf(queryLetters);
  const first = places[from];
  const last = places[from + queryLetters.length - 1];
  return queryLetters !== "" && first && last ? { start: first.at, end: last.at + 1 } : undefined;
}

function findParts(name: string, { tellingParts }: NameQuery, words: Words): readonly Span[] {
  return locateParts(name).flatMap(({ part, start }) => {
    if (tellingParts.includes(words.term(part))) return [{ start, end: start + part.length }];
    const begun = tellingParts.find((one) => one.length > 1 && fold(part).startsWith(one));
    return begun === undefined ? [] : [{ start, end: start + begun.length }];
  });
}
