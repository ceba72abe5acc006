import { expect, test } from "vitest";
import type { IndexedText } from "../index/indexed-text.ts";
import { writeProseIndex } from "../index/prose-index.ts";
import { wordsOf } from "../words/words.ts";
import { openProse } from "./open-prose.ts";

const empty = { name: "", heading: "", page: "", text: "", asked: "" };
const text = (text: string, heading = ""): IndexedText => ({ ...empty, heading, text });
const prose = openProse(
  writeProseIndex(
    [
      text("poll once"),
      text("poll again, and later poll once more"),
      text("how results come", "Poll"),
      text("a polling loop"),
    ],
    wordsOf("en", new Set()),
  ),
  new Set(),
);
const found = (term: string, prefix = false) =>
  [...prose.find(term, prefix).scores].sort((a, b) => b[1] - a[1]).map(([id]) => id);

test("a heading says more than a text, and a short text more than a long one", () => {
  expect(found("poll")).toEqual([2, 0, 1]);
});

test("a term that is begun is met by all that begin so, the whole one first", () => {
  expect(found("poll", true)).toEqual([2, 0, 1, 3]);
  expect([...prose.find("pol", true).terms]).toEqual(["poll", "polling"]);
});

test("a rare term says more than a common one", () => {
  const best = (term: string) => Math.max(...prose.find(term, false).scores.values());
  expect(best("loop")).toBeGreaterThan(best("once"));
});

test("what no record holds finds nothing, in an index without records too", () => {
  expect(found("zebra", true)).toEqual([]);
  const asked = { holders: "", phrases: [] };
  const empty = openProse({ count: 0, terms: "", holders: [], asked }, new Set());
  expect(empty.find("poll", true).scores.size).toBe(0);
});

test("what only readers come with, no page says", () => {
  const asked = { ...text("poll once"), asked: "webhook" };
  const { says, terms } = openProse(writeProseIndex([asked], wordsOf("en", new Set())), new Set());
  expect(terms).toContain("webhook");
  expect(["poll", "webhook", "pol", "zebra"].map(says)).toEqual([true, false, false, false]);
});
