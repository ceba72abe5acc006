import { expect, test } from "vitest";
import { contradicted, FACTS } from "./facts.ts";

test.each(FACTS)("$fact", (fact) => {
  expect(contradicted(fact.wrong, fact.under)).toContain(fact);
  expect(contradicted(fact.right, fact.under)).toEqual([]);
});

test("each fact is there once", () => {
  expect(new Set(FACTS.map(({ fact }) => fact)).size).toBe(FACTS.length);
});
