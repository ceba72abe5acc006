import { expect, test } from "vitest";
import { indexOf, section } from "../testing/small-index.ts";
import { preferPhrases } from "./prefer-phrases.ts";
import type { Ranked } from "./rank.ts";
import { readQuery } from "./read-query.ts";

const index = indexOf([
  section("apart", "Apart", "The price of a cabin."),
  section("phrase", "Phrase", "A cabin price."),
  section("title", "Cabin price", "Of a flight."),
]);
const [apart, phrase, title] = index.records.map(
  (record, id): Ranked => ({ id, record, prose: 1, score: 1 }),
);

/** The ids of records after those with the words side by side have gained. */
function order(typed: string, ...ranked: readonly (Ranked | undefined)[]): readonly number[] {
  const given = ranked.map((one) => one ?? expect.unreachable());
  return preferPhrases(index, readQuery(typed, index.words), given).map(({ id }) => id);
}

test("adjacent words in query order, in a text or a title, rank above words apart", () => {
  expect(order("cabin price", apart, phrase, title)).toEqual([1, 2, 0]);
  expect(order("price cabin", apart, phrase, title)).toEqual([0, 1, 2]);
});

test("a single word changes nothing, as it has no neighbour", () => {
  const ranked = [apart, phrase].map((one) => one ?? expect.unreachable());
  expect(preferPhrases(index, readQuery("cabin", index.words), ranked)).toEqual(ranked);
});

test("a phrase adds half a point, less the more certain the record is by its name", () => {
  const ahead = (score: number) => apart && { ...apart, score };
  expect(order("cabin price", ahead(1.49), phrase)).toEqual([1, 0]);
  expect(order("cabin price", ahead(1.51), phrase)).toEqual([0, 1]);
  const sure = phrase && { ...phrase, prose: 0.5 };
  expect(order("cabin price", ahead(1.24), sure)).toEqual([1, 0]);
  expect(order("cabin price", ahead(1.26), sure)).toEqual([0, 1]);
});

test("with more words, a phrase counts by its share of the pairs", () => {
  const ahead = (score: number) => apart && { ...apart, score };
  expect(order("zebra cabin price", ahead(1.24), phrase)).toEqual([1, 0]);
  expect(order("zebra cabin price", ahead(1.26), phrase)).toEqual([0, 1]);
});

test("only the first twenty records can gain", () => {
  const before = Array<Ranked | undefined>(19).fill(apart);
  expect(order("cabin price", ...before, phrase)[0]).toBe(1);
  expect(order("cabin price", ...before, apart, phrase).at(-1)).toBe(1);
});
