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

test("a heading outweighs a text, and a short text a long one", () => {
  expect(found("poll")).toEqual([2, 0, 1]);
});

test("a prefix matches every term that starts with it, the whole term first", () => {
  expect(found("poll", true)).toEqual([2, 0, 1, 3]);
  expect([...prose.find("pol", true).terms]).toEqual(["poll", "polling"]);
});

test("a rare term outweighs a common one", () => {
  const best = (term: string) => Math.max(...prose.find(term, false).scores.values());
  expect(best("loop")).toBeGreaterThan(best("once"));
});

test("an unknown term finds nothing, nor does any term in an empty index", () => {
  expect(found("zebra", true)).toEqual([]);
  const asked = { holders: "", phrases: [] };
  const empty = openProse({ count: 0, terms: "", holders: [], asked }, new Set());
  expect(empty.find("poll", true).scores.size).toBe(0);
});

test("says is false for a term that only asks have", () => {
  const asked = { ...text("poll once"), asked: "webhook" };
  const { says, terms } = openProse(writeProseIndex([asked], wordsOf("en", new Set())), new Set());
  expect(terms).toContain("webhook");
  expect(["poll", "webhook", "pol", "zebra"].map(says)).toEqual([true, false, false, false]);
});
