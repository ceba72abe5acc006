import type { Heard, Read } from "./read.ts";
import type { Rival } from "./rivals.ts";
import type { Decisive, Statement } from "./statement.ts";

/** Where a sentence says the words of a statement. */
export interface Match {
  /** How many words of the statement the sentence itself has. */
  readonly said: number;
  readonly missing: readonly Decisive[];
  /** What could stand for a missing word: the rivals among and beside the words that are said. */
  readonly around: readonly Rival[];
  /** The rivals between the first and the last of them. */
  readonly within: readonly Rival[];
  /** How many of them stand in one clause with a "not" between them. */
  readonly denied: number;
  /** How many words there are from the first to the last of them. */
  readonly width: number;
}

/** Undefined where the sentence is about something else. */
export function match({ anchors, decisive }: Statement, given: Read): Match | undefined {
  const { words, stems, about } = given;
  if (!anchors.every((stem) => stems.has(stem) || about.has(stem))) return undefined;
  const isPossible = ({ stem, rivals }: Decisive) =>
    stems.has(stem) || rivals.some(({ kind }) => given.kinds.has(kind));
  if (!decisive.every(isPossible)) return undefined;
  const placesOf = (says: (heard: Heard) => boolean) =>
    words.flatMap((heard, index) => (says(heard) ? [index] : []));
  const places: (readonly number[])[] = [];
  for (const stem of anchors) {
    const own = placesOf((heard) => heard.stems.includes(stem));
    if (own.length > 0) places.push(own);
  }
  const missing: Decisive[] = [];
  for (const [index, word] of decisive.entries()) {
    const own = placesOf((heard) => isSaid(word, heard));
    // What a statement says twice, a sentence says twice.
    const before = decisive.slice(0, index).filter(({ stem }) => stem === word.stem).length;
    if (own.length > before) places.push(own);
    else missing.push(word);
  }
  const [from, to] = narrowest(places);
  const denials = words.slice(from, to + 1).filter(({ denies }) => denies);
  const countIn = ({ clause }: Heard) =>
    places.filter((own) => own.some((place) => words[place]?.clause === clause)).length;
  const around = words.slice(Math.max(0, from - BESIDE), to + BESIDE + 1);
  return {
    said: places.length,
    missing,
    around: around.flatMap(({ rivals }) => rivals),
    within: words.slice(from, to + 1).flatMap(({ rivals }) => rivals),
    denied: Math.max(0, ...denials.map(countIn)),
    width: to - from + 1,
  };
}

/** How many words away from the others a rival may stand. */
const BESIDE = 4;

/** The narrowest stretch that has one of each. */
function narrowest(places: readonly (readonly number[])[]): readonly [number, number] {
  let best: readonly [number, number] = [0, -1];
  for (const start of places.flat()) {
    const ends = places.map((own) => own.find((place) => place >= start) ?? Number.NaN);
    const end = Math.max(...ends);
    if (Number.isNaN(end)) continue;
    if (best[1] < 0 || end - start < best[1] - best[0]) best = [start, end];
  }
  return best;
}

function isSaid({ stem, rivals }: Decisive, heard: Heard): boolean {
  if (heard.stems.includes(stem)) return true;
  return heard.rivals.some(({ kind, value }) =>
    rivals.some((rival) => rival.kind === kind && rival.value === value),
  );
}
