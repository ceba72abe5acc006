import { expect, test } from "vitest";
import { bestByWords } from "./by-words.ts";

const SENTENCES = ["The key is not valid.", "Too many requests for your rate limits.", "Too late."];
const find = (written: string) => bestByWords(SENTENCES, written, (sentence) => sentence);

test.each([
  ["rate limited", SENTENCES[1]],
  ["TOO MANY REQUESTS", SENTENCES[1]],
  ["invalid key", SENTENCES[0]],
  ["too", SENTENCES[1]],
  ["to", undefined],
  ["a on", undefined],
  ["", undefined],
])("%j finds %j", (written, sentence) => {
  expect(find(written)).toBe(sentence);
});
