import { expect, test } from "vitest";
import type { SynonymGroup } from "../synonyms/read-synonyms.ts";
import { indexOf, named, section } from "../testing/small-index.ts";

const group = (phrase: string): SynonymGroup => ({
  means: ["deepLink"],
  words: [],
  said: new Map([["en", [phrase]]]),
  source: { file: "synonyms.yaml", line: 1 },
});
const index = indexOf(
  [
    section("a.b", "Prices", "What it costs."),
    named("field", "Quote.deepLink.url"),
    named("field", "deepLink"),
  ],
  [group("price calendar"), group("price table"), group("price")],
);

test("a synonym is as rare as its rarest word", () => {
  const rarities = index.synonyms.map(({ said, rarity }) => [said.join(" "), rarity]);
  expect(Object.fromEntries(rarities)).toMatchObject({
    "price calendar": 1 / 2,
    "price table": 1 / 2,
    price: 1 / 4,
  });
});

test("a record's depth counts the dots of its anchor, and a heading has no names", () => {
  expect(index.records.map(({ depth, names }) => [depth, names])).toEqual([
    [1, []],
    [2, ["url"]],
    [0, ["deepLink"]],
  ]);
});

test("the vocabulary for corrections includes words of synonyms and stop words", () => {
  const terms = new Map(index.vocabulary.map(({ term, isStopWord }) => [term, isStopWord]));
  expect([terms.get("calendar"), terms.get("which"), terms.get("zebra")]).toEqual([
    false,
    true,
    undefined,
  ]);
  expect(index.known.has("calendar")).toBe(false);
});
