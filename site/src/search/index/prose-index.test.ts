import { expect, test } from "vitest";
import { wordsOf } from "../words/words.ts";
import { FIELDS, type IndexedText } from "./indexed-text.ts";
import { readHolders, writeProseIndex } from "./prose-index.ts";

const words = wordsOf("en", new Set(["the"]));
const empty = { name: "", heading: "", page: "", text: "", asked: "" };
const text = (text: string, heading = ""): IndexedText => ({ ...empty, heading, text });
const records = [
  text("the token, and the token again"),
  undefined,
  ...Array.from({ length: 40 }, () => text("nothing")),
  text("a token", "Tokens"),
];
const index = writeProseIndex(records, words);
const terms = index.terms.split("\n");

/** Records that hold a term in a field, each with how often. */
function holdersOf(term: string, field: keyof IndexedText) {
  const lines = index.holders[FIELDS.indexOf(field)]?.split("\n") ?? [];
  return [...readHolders(lines[terms.indexOf(term)] ?? "")];
}

test("terms are sorted and lead to the records that hold them, with how often", () => {
  expect(terms).toEqual(["again", "and", "nothing", "token"]);
  expect(holdersOf("token", "text")).toEqual([
    [0, 2],
    [42, 1],
  ]);
  expect(holdersOf("token", "heading")).toEqual([[42, 1]]);
  expect(holdersOf("again", "heading")).toEqual([]);
});

test("a record that is left out has no terms, and does not count", () => {
  expect(index.count).toBe(records.length - 1);
  expect(index.lengths[FIELDS.indexOf("text")]?.slice(0, 3)).toEqual([3, 0, 1]);
});
