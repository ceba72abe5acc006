import { expect, test } from "vitest";
import { guide, indexOf, section } from "../testing/small-index.ts";
import type { Ranked } from "./rank.ts";
import { readQuery } from "./read-query.ts";
import { sectionsFirst } from "./sections-first.ts";

const { records, words } = indexOf([
  { ...section("", "Guide", "Guide."), kind: "page" },
  section("loop", "The loop", "Loop."),
  { ...section("loop", "The loop", "Loop."), page: { ...guide, href: "/docs/other" } },
]);

/** Where the page, its section and another page's section come, with these scores. */
function orderOf(asked: string, ...scores: readonly number[]): readonly number[] {
  const ranked = records
    .map((record, id): Ranked => ({ id, record, prose: 1, score: scores[id] ?? 0 }))
    .sort((a, b) => b.score - a.score);
  return sectionsFirst(readQuery(asked, words), ranked).map(({ id }) => id);
}

const SENTENCE = "how do I write the loop";

test("a page ranks below its own section that scores at least 0.85 of it", () => {
  expect(orderOf("guide loop", 1, 0.86, 0)).toEqual([1, 0, 2]);
  expect(orderOf("guide loop", 1, 0.84, 0)).toEqual([0, 1, 2]);
});

test("in a sentence, a section needs only 0.65 of its page's score", () => {
  expect(orderOf(SENTENCE, 1, 0.66, 0)).toEqual([1, 0, 2]);
  expect(orderOf(SENTENCE, 1, 0.64, 0)).toEqual([0, 1, 2]);
});

test("rows between the two stay below the page", () => {
  expect(orderOf(SENTENCE, 1, 0.7, 0.8)).toEqual([1, 0, 2]);
});

test("a section that is first stays first, and another page's section doesn't count", () => {
  expect(orderOf(SENTENCE, 0.8, 1, 0.9)).toEqual([1, 2, 0]);
  expect(orderOf(SENTENCE, 1, 0.1, 0.9)).toEqual([0, 2, 1]);
});

test("a query of one word leaves the page first", () => {
  expect(orderOf("guide", 1, 0.99, 0)).toEqual([0, 1, 2]);
});

test.each([
  [18, true],
  [19, false],
])("after %i other rows, a section still moves above its page: %s", (count, comes) => {
  const [page, own, other] = records.map((record, id): Ranked => {
    return { id, record, prose: 1, score: 1 };
  });
  if (!page || !own || !other) throw new Error("A record is lost.");
  const ranked = [page, ...Array<Ranked>(count).fill(other), own];
  const [first] = sectionsFirst(readQuery(SENTENCE, words), ranked);
  expect(first === own).toBe(comes);
});
