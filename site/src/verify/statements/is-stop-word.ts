import { stemOf } from "./stem-of.ts";

const STOP_WORDS = new Set(
  "a an the of in to is are and or it its that this these those with for as be by at you your they them their i has have had do does can may will was were what which who how than then so if when where here also too on into out about own get gets not never no none neither nor without nothing nobody cannot only until unless except alone".split(
    " ",
  ),
);

const STOP_STEMS = new Set([...STOP_WORDS].map(stemOf));

/** Whether a word says nothing about the subject of a text. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

export function isStopStem(stem: string): boolean {
  return STOP_STEMS.has(stem);
}
