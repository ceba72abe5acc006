import { expect, test } from "vitest";
import type { SynonymGroup } from "../synonyms/read-synonyms.ts";
import { indexOf, named, section } from "../testing/small-index.ts";
import { findSynonyms } from "./find-synonyms.ts";
import { readQuery } from "./read-query.ts";

const group = (means: string, ...phrases: readonly string[]): SynonymGroup => ({
  means: [means],
  words: [],
  said: new Map([["en", phrases]]),
  source: { file: "synonyms.yaml", line: 1 },
});
const index = indexOf(
  [
    section("quotes", "Quotes", "A quote is a price that somebody found."),
    named("field", "ErrorStatus.code"),
    named("field", "Stats.minPrice"),
  ],
  [group("ErrorStatus.code", "quota", "quota of calls"), group("Stats.minPrice", "cheapest")],
);

/** The terms of the synonyms that a query holds. */
const found = (typed: string) =>
  findSynonyms(index, readQuery(typed, index.words).words).map(({ synonym }) =>
    synonym.said.join(" "),
  );

test("finds a synonym that is complete, unfinished or misspelled", () => {
  expect(found("my quota")).toEqual(["quota"]);
  expect(found("cheap")).toEqual(["cheapest"]);
  expect(found("cheapset fare")).toEqual(["cheapest"]);
});

test("a word found on pages is not a misspelled synonym", () => {
  expect(found("quotta of")).toEqual(["quota"]);
  expect(found("quote of")).toEqual([]);
});

test("only the last word may be unfinished", () => {
  expect(found("fare che")).toEqual([]);
  expect(found("fare chea")).toEqual(["cheapest"]);
  expect(found("cheap fare")).toEqual([]);
});

test("a phrase that repeats a word matches only a query that repeats it", () => {
  const twice = indexOf([named("field", "Stats.minPrice")], [group("minPrice", "price by price")]);
  const sayings = (typed: string) =>
    findSynonyms(twice, readQuery(typed, twice.words).words).map(({ synonym }) => synonym.said);
  expect(sayings("price for price")).toEqual([["price", "price"]]);
  expect(sayings("price for cabin")).toEqual([]);
});

test("finds the longest synonym first, and uses no word twice", () => {
  expect(found("calls of a quota")).toEqual(["quota call"]);
  expect(found("quota of calls, and the cheapest quota")).toEqual([
    "quota call",
    "cheapest",
    "quota",
  ]);
});

class CountedSet extends Set<string> {
  lookups = 0;
  override has(term: string): boolean {
    this.lookups += 1;
    return super.has(term);
  }
}

test("compares other words with the synonyms once, however often one is repeated", () => {
  const lookups = (typed: string) => {
    const known = new CountedSet(index.known);
    findSynonyms({ ...index, known }, readQuery(typed, index.words).words);
    return known.lookups;
  };
  expect(lookups("quota cabin")).toBeGreaterThan(0);
  expect(lookups(`${"quota ".repeat(50)}cabin`)).toBe(lookups("quota cabin"));
});
