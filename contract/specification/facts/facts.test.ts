import { expect, test } from "vitest";
import { contradicted, FACTS } from "./facts.ts";

test.each(FACTS)("$fact", (fact) => {
  expect(contradicted(fact.wrong)).toContain(fact);
  expect(contradicted(fact.right)).toEqual([]);
});

test("each fact is there once", () => {
  expect(new Set(FACTS.map(({ fact }) => fact)).size).toBe(FACTS.length);
});
