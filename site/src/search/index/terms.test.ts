import { expect, test } from "vitest";
import { printTerms, readTerms } from "./terms.ts";

test("prints each term as its difference from the previous one, and reads it back", () => {
  const terms = ["404", "abort", "aborted", "able", "año", "b"];
  expect(printTerms(terms)).toBe("A404AabortFedCleBñoAb");
  expect(readTerms(printTerms(terms))).toEqual(terms);
});

test("reads back terms that share more letters than there are capitals", () => {
  const long = "a".repeat(30);
  expect(readTerms(printTerms([long, `${long}b`]))).toEqual([long, `${long}b`]);
});

test("reads back an empty list of terms", () => {
  expect(readTerms(printTerms([]))).toEqual([]);
});
