import { expect, test } from "vitest";
import { wordsOf } from "../words/words.ts";
import { readColumn, readHolders } from "./holders.ts";
import { FIELDS, type IndexedText } from "./indexed-text.ts";
import { lengthsOf, writeProseIndex } from "./prose-index.ts";
import { readTerms } from "./terms.ts";

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
const terms = readTerms(index.terms);

/** Records that hold a term in a field, each with how often. */
function holdersOf(term: string, field: (typeof FIELDS)[number]) {
  const lines = readColumn(index.holders[FIELDS.indexOf(field)] ?? "");
  return [...readHolders(lines[terms.indexOf(term)] ?? "")];
}

test("sorts terms and maps each to its records, with counts", () => {
  expect(terms).toEqual(["again", "and", "nothing", "token"]);
  expect(holdersOf("token", "text")).toEqual([
    [0, 2],
    [42, 1],
  ]);
  expect(holdersOf("token", "heading")).toEqual([[42, 1]]);
  expect(holdersOf("again", "heading")).toEqual([]);
});

test("an omitted record has no terms and isn't counted", () => {
  expect(index.count).toBe(records.length - 1);
  const lengths = lengthsOf(readColumn(index.holders[FIELDS.indexOf("text")] ?? ""));
  expect([0, 1, 2].map((id) => lengths.get(id))).toEqual([3, undefined, 1]);
});

test("maps asks to their records phrase by phrase", () => {
  const asked = (asked: string): IndexedText => ({ ...empty, asked });
  const { terms, asked: asks } = writeProseIndex(
    [undefined, asked("get a key, keys"), asked(""), asked("of the key")],
    words,
  );
  expect(asks.phrases).toEqual([0, 2, 0, 1]);
  const lines = readColumn(asks.holders);
  const phrasesWith = (term: string) => [
    ...readHolders(lines[readTerms(terms).indexOf(term)] ?? "").keys(),
  ];
  expect(phrasesWith("key")).toEqual([0, 1, 2]);
  expect(phrasesWith("get")).toEqual([0]);
});
