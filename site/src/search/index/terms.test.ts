import { expect, test } from "vitest";
import { printTerms, readTerms } from "./terms.ts";

test("terms are printed as what they have beyond the one before, and read again", () => {
  const terms = ["404", "abort", "aborted", "able", "año", "b"];
  expect(printTerms(terms)).toBe("A404AabortFedCleBñoAb");
  expect(readTerms(printTerms(terms))).toEqual(terms);
});

test("of terms that share more letters than there are capitals, all letters are read again", () => {
  const long = "a".repeat(30);
  expect(readTerms(printTerms([long, `${long}b`]))).toEqual([long, `${long}b`]);
});

test("no terms are none", () => {
  expect(readTerms(printTerms([]))).toEqual([]);
});
