import { expect, test } from "vitest";
import type { SearchRecord } from "../records/record.ts";
import type { SynonymGroup } from "../synonyms/read-synonyms.ts";
import { indexOf, named, section } from "../testing/small-index.ts";
import { readQuery } from "./read-query.ts";
import { scoreText } from "./text-scores.ts";

const group = (means: readonly string[], phrase: string): SynonymGroup => ({
  means,
  words: [],
  said: new Map([["en", [phrase]]]),
  source: { file: "synonyms.yaml", line: 1 },
});

/** The scores of records by their place, and the share of the query that synonyms mean. */
function scores(
  typed: string,
  records: readonly SearchRecord[],
  groups: readonly SynonymGroup[] = [],
) {
  const index = indexOf(records, groups);
  const found = scoreText(index, readQuery(typed, index.words));
  return {
    of: (id: number) => found.scores.get(id) ?? 0,
    meant: (id: number) => found.meant.get(id) ?? 0,
    terms: found.terms,
  };
}

const fillers = ["oak", "elm", "ash"].map((tree) => section(tree, tree, `The ${tree} is a tree.`));

test("a record with both words scores over three times the sum of those with either", () => {
  const { of } = scores("cabin price", [
    section("both", "A", "Every cabin price."),
    section("one", "B", "Every cabin thing."),
    section("other", "C", "Every price thing."),
    ...fillers,
  ]);
  expect(of(0)).toBeGreaterThan(3 * (of(1) + of(2)));
});

test("a rare word covers more of the query than a common one", () => {
  const { of } = scores("zebra price", [
    section("rare", "A", "Every zebra thing."),
    ...[1, 2, 3].map((one) => section(`${one}`, "B", "Every price thing.")),
    ...fillers,
  ]);
  expect(of(0)).toBeGreaterThan(3 * of(1));
});

test("a number before a word counts for a fifth of a word", () => {
  const records = [
    section("a", "A", "Nine things for 5."),
    section("b", "B", "Nine adult things."),
    ...fillers,
  ];
  const asked = scores("5 adult", records);
  expect(asked.of(0)).toBeLessThan(asked.of(1) / 20);
  const other = scores("things adult", records);
  expect(other.of(0)).toBeGreaterThan(asked.of(0));
});

test("the places of a synonym score 1, 0.85, 0.7 and then 0.55 each", () => {
  const fields = ["A.first", "A.second", "A.third", "A.fourth", "A.fifth"];
  const { meant } = scores(
    "buy",
    [...fields.map((name) => named("field", name)), ...fillers],
    [group(["first", "second", "third", "fourth", "fifth"], "buy")],
  );
  expect([0, 1, 2, 3, 4].map(meant)).toEqual([1, 0.85, 0.7, 0.55, 0.55]);
  expect(meant(5)).toBe(0);
});

test("a synonym next to a word it doesn't cover scores less than half", () => {
  const records = [named("field", "A.deepLink"), section("zebra", "Zebra", "A zebra."), ...fillers];
  const groups = [group(["deepLink"], "buy")];
  const { meant, of } = scores("buy zebra", records, groups);
  expect(meant(0)).toBeLessThan(0.5);
  expect(meant(0)).toBeGreaterThan(0);
  // Its place is taken for one that has the word, as good as the best of those.
  expect(of(0)).toBeGreaterThan(0);
});

test("finds what a synonym stands for in prose, at half weight", () => {
  const records = [
    section("typed", "A", "Every shopfront thing."),
    section("meant", "B", "Every deepLink thing."),
    named("field", "A.deepLink"),
    ...fillers,
  ];
  const { of, terms } = scores("shopfront", records, [group(["deepLink"], "shopfront")]);
  expect(of(1)).toBeGreaterThan(0);
  expect(of(1)).toBeLessThan(of(0));
  expect([...terms]).toEqual(expect.arrayContaining(["shopfront", "deeplink"]));
});

test("a synonym of two words weighs as much as two words", () => {
  const records = [named("field", "A.deepLink"), section("zebra", "Zebra", "A zebra."), ...fillers];
  const meantBy = (phrase: string) =>
    scores(`${phrase} zebra`, records, [group(["deepLink"], phrase)]).meant(0);
  expect(meantBy("booking route")).toBeGreaterThan(1.5 * meantBy("booking"));
});

test("a number has full weight where a synonym means it", () => {
  const records = [named("field", "A.deepLink"), section("zebra", "Zebra", "A zebra."), ...fillers];
  const { meant } = scores("5 zebra", records, [group(["deepLink"], "5")]);
  expect(meant(0)).toBeGreaterThan(0.2);
});

test("a record with what a synonym stands for covers all of it, whatever else it has", () => {
  const records = [
    section("meant", "Shopfront", "A shopfront, and deepLink."),
    section("half", "Shopfront", "A shopfront, and more of it."),
    named("field", "A.deepLink"),
    ...fillers,
  ];
  const { of } = scores("shopfront route", records, [group(["deepLink"], "shopfront route")]);
  expect(of(0)).toBeGreaterThan(of(1));
});

test("a stop word in a synonym adds no weight", () => {
  const records = [named("field", "A.deepLink"), section("zebra", "Zebra", "A zebra."), ...fillers];
  const meantBy = (phrase: string) =>
    scores(`${phrase} zebra`, records, [group(["deepLink"], phrase)]).meant(0);
  expect(meantBy("get money")).toBe(meantBy("money"));
});
