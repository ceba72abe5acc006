import { expect, test } from "vitest";
import { stopWordsOf } from "../words/stop-words.ts";
import { wordsOf } from "../words/words.ts";
import { readQuery } from "./read-query.ts";

const words = wordsOf("en", stopWordsOf("en"));
const read = (typed: string) => readQuery(typed, words);
const written = (typed: string) => read(typed).words.map((word) => word.written);

test("a piece of an error's body is known as one, and its keys are not asked for", () => {
  const body = '{"code":8,"message":"Too many requests"';
  expect(read(body).isErrorBody).toBe(true);
  expect(written(body)).toEqual(["code", "8", "Too", "many", "requests"]);
});

test("a message in words is no body", () => {
  expect(read("an error message says code 8").isErrorBody).toBe(false);
  expect(written("an error message")).toEqual(["an", "error", "message"]);
});

test("of the first line of a response, the status and what it says are asked for", () => {
  expect(written("HTTP/1.1 410 Gone")).toEqual(["410", "Gone"]);
  expect(written("HTTP/2 requests")).toEqual(["HTTP", "2", "requests"]);
});

test("a short number before a word counts it; by itself or behind one it is looked for", () => {
  const counted = (typed: string) => [...read(typed).quantities].map((word) => word.written);
  expect(counted("5 adults and 0 children")).toEqual(["5", "0"]);
  expect(counted("one airline")).toEqual(["one"]);
  expect(counted("code 5")).toEqual([]);
  expect(counted("404 errors")).toEqual([]);
});

test("words that say nothing are not looked for, but one by itself is, as it may be begun", () => {
  const telling = (typed: string) => read(typed).contentWords.map((word) => word.written);
  expect(telling("what is it")).toEqual([]);
  expect(telling("the")).toEqual(["the"]);
});

test("a question of one word is a sentence, a few words and a name are none", () => {
  const asked = ["what is a market", "market and locale", "what is a LiveQuery for"];
  expect(asked.map((typed) => read(typed).isSentence)).toEqual([true, false, false]);
});

test("words that all say nothing are no sentence", () => {
  expect(read("what is it for me").isSentence).toBe(false);
});

test.each([
  ["price", true],
  ["min price", true],
  ["price ", false],
  ["price?", false],
])("of %j, the last word may still be typed: %s", (typed, isLast) => {
  expect(read(typed).words.at(-1)?.isLast).toBe(isLast);
  expect(
    read(typed)
      .words.slice(0, -1)
      .some((word) => word.isLast),
  ).toBe(false);
});

test("a name alone is inside nothing, and among words it may be meant", () => {
  expect([...read("stopCount").identifierForm.inside]).toEqual([]);
  expect([...read("find stopCount in it").identifierForm.inside]).toEqual(["find", "stopcount"]);
});
