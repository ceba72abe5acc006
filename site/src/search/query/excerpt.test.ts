import { expect, test } from "vitest";
import { wordsOf } from "../words/words.ts";
import { excerptOf } from "./excerpt.ts";

const words = wordsOf("en", new Set());
const excerpt = (text: string, ...terms: string[]) => excerptOf(text, new Set(terms), words);
const join = (runs: ReturnType<typeof excerpt>) => runs.map(({ text }) => text).join("");

test("shows a short text whole, with its names as code", () => {
  expect(excerpt("Keep `deepLink` as it is.", "keep")).toEqual([
    { text: "Keep", mark: true },
    { text: " " },
    { text: "deepLink", code: true },
    { text: " as it is." },
  ]);
});

test("cuts a long text around its matches, between words", () => {
  const text = `${"Nothing here. ".repeat(30)}Wait one second on a 429. ${"Nothing there. ".repeat(30)}`;
  const shown = join(excerpt(text, "429", "wait"));
  expect(shown).toMatch(/^… .*Wait one second on a 429\..* …$/);
  expect(shown.length).toBeLessThan(200);
  expect(text).toContain(shown.slice(2, -2));
});

test("shows a text without matches from its start", () => {
  expect(join(excerpt(`Start. ${"More. ".repeat(60)}`))).toMatch(/^Start\. /);
});

test("a matched name is marked and stays code", () => {
  expect(excerpt("`deepLink`", "deeplink")).toEqual([{ text: "deepLink", mark: true, code: true }]);
});

test("of two places with equally many matches, shows the first", () => {
  const text = `Wait first. ${"Nothing here. ".repeat(40)}Wait second.`;
  expect(join(excerpt(text, "wait"))).toMatch(/^Wait first\./);
});

test("a match near the end has as much text before it as an excerpt has room for", () => {
  const text = `${"Nothing here. ".repeat(40)}Wait at last.`;
  const shown = join(excerpt(text, "wait"));
  expect(shown).toMatch(/^… .*Wait at last\.$/);
  expect(shown.length).toBeGreaterThan(140);
});
