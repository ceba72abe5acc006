import { expect, test } from "vitest";
import { indexOf, section } from "../testing/small-index.ts";
import { merge, scoreWord } from "./score-word.ts";

const index = indexOf([
  section("prices", "Prices", "A price is a number and a unit."),
  section("keys", "Keys", "Rotate a key."),
  section("polls", "Polling", "Poll until the search is complete; a poll takes a token."),
]);

/** The terms that a word meets, as the last one typed or with more behind it. */
const met = (written: string, isLast: boolean) =>
  [...scoreWord(index, { written, term: index.words.term(written), isLast }).terms].sort();

test("the last word matches from one letter on, and an earlier one from three", () => {
  expect(met("pr", true)).toEqual([index.words.term("price")]);
  expect(met("pr", false)).toEqual([]);
  expect(met("pri", false)).toEqual([index.words.term("price")]);
});

test("a noun matches its verb", () => {
  expect(met("rotation", false)).toEqual([index.words.term("rotate")]);
});

test("a known word of three letters is a prefix only at the end", () => {
  const both = indexOf([section("a", "A", "Get a key."), section("b", "B", "The keyboard.")]);
  const ids = (isLast: boolean) => [
    ...scoreWord(both, { written: "key", term: "key", isLast }).scores.keys(),
  ];
  expect(ids(false)).toEqual([0]);
  expect(ids(true)).toEqual([0, 1]);
});

test("a word of the same root scores less than 0.4 of the word itself", () => {
  const forms = indexOf([
    section("a", "A", "A rotation here."),
    section("b", "B", "It rotates it."),
  ]);
  const { scores } = scoreWord(forms, { written: "rotation", term: "rotation", isLast: false });
  expect(scores.get(1)).toBeGreaterThan(0);
  expect(scores.get(1)).toBeLessThan((scores.get(0) ?? 0) * 0.4);
});

test("reads an unknown word as the nearest known one", () => {
  expect(met("numbr", false)).toEqual([index.words.term("number")]);
  expect(met("zzzzzz", true)).toEqual([]);
});

test("sums the scores of records with all words and drops those that lack one", () => {
  const of = (...scores: readonly (readonly [number, number])[]) => ({
    scores: new Map(scores),
    terms: new Set<string>(),
  });
  const { scores } = merge([of([1, 1], [2, 1]), of([1, 2], [2, 2]), of([1, 4], [3, 4])]);
  expect([...scores]).toEqual([[1, 7]]);
});
