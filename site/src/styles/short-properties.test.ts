import { expect, test } from "vitest";
import { shortProperties } from "./short-properties.ts";

test("each property has one short name in all sheets, and nothing else changes", () => {
  const paper = ".a--b{color:var(--ink)}:root{--ink:red;--space-2:1px}";
  const print = "@media print{p{margin:var(--space-2,0);color:var(--ink);--top:0}}";
  const shorten = shortProperties([paper, print]);
  expect(shorten(paper)).toBe(".a--b{color:var(--a)}:root{--a:red;--b:1px}");
  expect(shorten(print)).toBe("@media print{p{margin:var(--b,0);color:var(--a);--c:0}}");
});

test("no two properties share a name, however many there are", () => {
  const all = Array.from({ length: 800 }, (_, index) => `--long-name-${index}:0`);
  const short = shortProperties([all.join(";")])(all.join(";")).split(";");
  expect(new Set(short).size).toBe(800);
  expect(short.every((one) => /^--[a-z]{1,3}:0$/.test(one))).toBe(true);
});
