import { expect, test } from "vitest";
import { findIncompleteDates } from "./find-incomplete-dates.ts";

/** Each loose date by where it begins, with how it should be written. */
const found = (text: string) =>
  findIncompleteDates(text).map(({ index, why }) => [index, why.nearest]);

test.each([
  ["on 14 May", 3, "14 May 2027"],
  ["on May 14", 3, "14 May 2027"],
  ["the 1st of November", 4, "1 November 2026"],
  ["el 14 de mayo", 3, "14 de mayo de 2027"],
  ["on 3 Oct", 3, "3 October 2027"],
  ["in December", 0, "December 2026"],
  ["May '27", 0, "May 2027"],
  ["on 5/14/27", 3, "2027-05-14"],
  ["on 14.5.27", 3, "2027-05-14"],
  ["on 27-05-14", 3, "2027-05-14"],
  ["on 14.11.26", 3, "2026-11-14"],
  ["on 1.2.34", 3, "2027-02-01"],
])("finds a loose date in %j at %i and suggests %s", (text, index, nearest) => {
  expect(found(text)).toEqual([[index, nearest]]);
});

test.each([
  "14 May 2027, May 2027 and 2027-05-14",
  "from 1 May to 31 July 2027",
  "any month from January to December",
  "Groups. If you can leave between 20 May and 10 June, ask for both months.",
  "To show the first half of May, request the month.",
  "1.2.25, 1.2.35, 40.1.27, 13.13.27 and 0.5.27",
  "version 1.2.27-rc, 10.0.27.1 and 1/2/27/3",
])("finds no loose date in %j", (text) => {
  expect(found(text)).toEqual([]);
});

test("finds a loose date after a sentence that supposes one", () => {
  expect(found("If it is in June, wait. In the days of May, don't.")).toEqual([[36, "May 2027"]]);
});

test("reports a date that two forms match only once", () => {
  expect(found("in May 14 and in June")).toHaveLength(2);
});
