import { expect, test } from "vitest";
import { parseSentence } from "./parse-sentence.ts";
import { containsPhrase, isNear, isPronoun, phraseOf } from "./phrase.ts";

const wordsOf = (sentence: string) => parseSentence(sentence).all;
const contains = (sentence: string, text: string) =>
  containsPhrase(wordsOf(sentence), phraseOf(text));

test.each([
  ["key", { isDenial: false, isStatus: false, isVersion: false, isWorld: false }],
  ["no key", { isDenial: true }],
  ["isn't there", { isDenial: true }],
  ["429", { isStatus: true }],
  ["400|429", { isStatus: true }],
  ["429|gone", { isStatus: false }],
  ["429 error", { isStatus: false }],
  ["V1.0", { isVersion: true, isWorld: true }],
  ["V1.0 key", { isVersion: false, isWorld: false }],
  ["sandbox", { isVersion: false, isWorld: true }],
  ["-keys", { needed: ["key"] }],
  ["keys", { needed: undefined }],
])("%s implies %j", (text, implied) => {
  expect(phraseOf(text)).toMatchObject(implied);
});

test.each([
  ["It is the same call.", "same call"],
  ["It is the same old call.", "same call"],
  ["Send it in the next few calls.", "send in next call"],
  ["You aren't paid.", "not paid"],
  ["It is code only.", "code only"],
  ["It does not need it, as it isn't sent.", "it not sent"],
])("%s contains %j", (sentence, text) => {
  expect(contains(sentence, text)).toBe(true);
});

test.each([
  ["It is the same kind of call.", "same call"],
  ["It is in any other header.", "any header"],
  ["Check this another time.", "this time"],
  ["Send: keys.", "send key"],
  ["The call is the same.", "same call"],
  ["You aren't paid.", "never paid"],
  ["Keep that code only if you need it.", "code only"],
])("%s does not contain %j", (sentence, text) => {
  expect(contains(sentence, text)).toBe(false);
});

const fill = (count: number) => "so ".repeat(count);
const near = (sentence: string, text: string) =>
  isNear(phraseOf(text), [phraseOf("token")], wordsOf(sentence));

test("up to fifteen words, everything is near; a colon doesn't count as a word", () => {
  expect(near(`token ${fill(13)} decode`, "decode")).toBe(true);
  expect(near(`token: ${fill(13)} decode`, "decode")).toBe(true);
  expect(near(`token ${fill(14)} decode`, "decode")).toBe(false);
});

test("in a longer sentence, a word is near within four words, and several within eight", () => {
  expect(near(`token ${fill(3)} decode ${fill(14)}`, "decode")).toBe(true);
  expect(near(`token ${fill(4)} decode ${fill(14)}`, "decode")).toBe(false);
  expect(near(`decode ${fill(14)} token`, "decode")).toBe(false);
  expect(near(`token ${fill(7)} is decoded ${fill(10)}`, "is decoded")).toBe(true);
  expect(near(`token ${fill(8)} is decoded ${fill(9)}`, "is decoded")).toBe(false);
});

test("above twenty words, a word alone is near only if it denies", () => {
  expect(near(`token decode ${fill(18)}`, "decode")).toBe(true);
  expect(near(`token decode ${fill(19)}`, "decode")).toBe(false);
  expect(near(`token without ${fill(19)}`, "without")).toBe(true);
});

test('"it" refers to a subject that is not named', () => {
  const pronoun = (sentence: string, text: string) => isPronoun(phraseOf(text), wordsOf(sentence));
  expect(pronoun("It depends.", "locale|it")).toBe(true);
  expect(pronoun("It depends on the locale.", "locale|it")).toBe(false);
  expect(pronoun("The locale depends.", "locale|it")).toBe(false);
  expect(pronoun("It depends.", "it depends")).toBe(false);
});
