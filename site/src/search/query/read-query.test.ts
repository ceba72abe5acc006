import { expect, test } from "vitest";
import { stopWordsOf } from "../words/stop-words.ts";
import { wordsOf } from "../words/words.ts";
import { readQuery } from "./read-query.ts";

const words = wordsOf("en", stopWordsOf("en"));
const read = (typed: string) => readQuery(typed, words);
const written = (typed: string) => read(typed).words.map((word) => word.written);

test('recognizes a piece of an error\'s body, and drops its key "message" but not "code"', () => {
  const body = '{"code":8,"message":"Too many requests"';
  expect(read(body).isErrorBody).toBe(true);
  expect(written(body)).toEqual(["code", "8", "Too", "many", "requests"]);
});

test("a message in words isn't an error's body", () => {
  expect(read("an error message says code 8").isErrorBody).toBe(false);
  expect(written("an error message")).toEqual(["an", "error", "message"]);
});

test("reads the status and the reason of a response's status line", () => {
  expect(written("HTTP/1.1 410 Gone")).toEqual(["410", "Gone"]);
  expect(written("HTTP/2 requests")).toEqual(["HTTP", "2", "requests"]);
});

test("a short number is a quantity before a word, but not alone or after one", () => {
  const counted = (typed: string) => [...read(typed).quantities].map((word) => word.written);
  expect(counted("5 adults and 0 children")).toEqual(["5", "0"]);
  expect(counted("one airline")).toEqual(["one"]);
  expect(counted("code 5")).toEqual([]);
  expect(counted("404 errors")).toEqual([]);
});

test("drops stop words, except for one by itself, which may be unfinished", () => {
  const telling = (typed: string) => read(typed).contentWords.map((word) => word.written);
  expect(telling("what is it")).toEqual([]);
  expect(telling("the")).toEqual(["the"]);
});

test("a question about one word is a sentence, unlike a few words or a name", () => {
  const asked = ["what is a market", "market and locale", "what is a LiveQuery for"];
  expect(asked.map((typed) => read(typed).isSentence)).toEqual([true, false, false]);
});

test("stop words alone are not a sentence", () => {
  expect(read("what is it for me").isSentence).toBe(false);
});

test.each([
  ["price", true],
  ["min price", true],
  ["price ", false],
  ["price?", false],
])("the last word of %j may be unfinished: %s", (typed, isLast) => {
  expect(read(typed).words.at(-1)?.isLast).toBe(isLast);
  expect(
    read(typed)
      .words.slice(0, -1)
      .some((word) => word.isLast),
  ).toBe(false);
});

test("a lone name has no names inside, while words of a query may be names", () => {
  expect([...read("stopCount").identifierForm.inside]).toEqual([]);
  expect([...read("find stopCount in it").identifierForm.inside]).toEqual(["find", "stopcount"]);
});

test("reads the start of a long paste", () => {
  const paste = `status ${"a/".repeat(50_000)}`;
  expect(written(paste)[0]).toBe("status");
  expect(written(paste).join(" ").length).toBeLessThanOrEqual(2_000);
});

test("a long query isn't an error's body by its length", () => {
  expect(read(`currency ${"x ".repeat(1_200)}`).isErrorBody).toBe(false);
  expect(read(`{"message":"Too many requests"${" ".repeat(2_000)}`).isErrorBody).toBe(true);
});
