import { describe, expect, test } from "vitest";
import { keepsDates } from "./keeps-dates.ts";
import { moveDates, withoutDates } from "./move-dates.ts";

describe("moves dates in every form that pages and samples use", () => {
  test.each([
    ["outboundDate=2027-05-14&adults=1", "outboundDate=2028-02-14&adults=1"],
    ["/2027-05/2027-06?apiKey=k", "/2028-02/2028-03?apiKey=k"],
    ["2027-5-14 2027-5-21", "2028-2-14 2028-2-21"],
    ["2027-05-14T07:30:00", "2028-02-14T07:30:00"],
    [
      '"date": { "year": 2027, "month": 5, "day": 14 }',
      '"date": { "year": 2028, "month": 2, "day": 14 }',
    ],
    ["date: { year: 2027, month: 5, day: 14 },", "date: { year: 2028, month: 2, day: 14 },"],
    ["date(year=2027, month=5, day=14)", "date(year=2028, month=2, day=14)"],
    ["year: 2027\n    month: 5\n    day: 14\n", "year: 2028\n    month: 2\n    day: 14\n"],
    [String.raw`"{\"year\":2027,\"month\":5}"`, String.raw`"{\"year\":2028,\"month\":2}"`],
    ["&quot;year&quot;:2027,&quot;month&quot;:5", "&quot;year&quot;:2028,&quot;month&quot;:2"],
    ["on 14 May 2027, in May 2027", "on 14 February 2028, in February 2028"],
    ["el 14 de mayo de 2027", "el 14 de febrero de 2028"],
    ["from 1 May 2027 to 31 July 2027", "from 1 February 2028 to 30 April 2028"],
    ["all of May, June and July 2027", "all of February, March and April 2028"],
    ["from 1 May to 31 July 2027", "from 1 February to 30 April 2028"],
    ["from 31 May to 30 June 2027", "from 29 February to 31 March 2028"],
    ["December 2026 and January 2027", "September 2027 and October 2027"],
    ["November, December and January 2027", "August, September and October 2027"],
    ["March and April 2027", "December 2027 and January 2028"],
    ["de marzo a abril de 2027", "de diciembre de 2027 a enero de 2028"],
    ["el 31 de mayo de 2027", "el 29 de febrero de 2028"],
    ['"1793512800"', '"1817100000"'],
  ])("%s", (written, served) => {
    expect(moveDates(written, 9)).toBe(served);
    expect(moveDates(written, 0)).toBe(written);
  });
});

test("moves dates in highlighted code and JSON pages, keeping the text between their parts", () => {
  const painted = '"year": <span class="n">2027</span>,\n  "month": <span class="n">5</span>';
  const served = '"year": <span class="n">2027</span>,\n  "month": <span class="n">12</span>';
  expect(moveDates(painted, 7)).toBe(served);
  expect(moveDates(JSON.stringify({ html: `\n${painted}` }), 7)).toBe(
    JSON.stringify({ html: `\n${served}` }),
  );
  expect(moveDates(JSON.stringify("London\n2027-05: 45.12"), 8)).toBe(
    JSON.stringify("London\n2028-01: 45.12"),
  );
});

test("leaves other numbers and dates outside the fixed year unchanged", () => {
  const text =
    "30 April 2020, 2026-10-31, 2027-11, 27539733, 2027-2028, lhr-edi-2027-05, 1970-01-01";
  expect(moveDates(text, 5)).toBe(text);
});

test("replaces dates of the fixed year with an ellipsis for the search index", () => {
  expect(withoutDates("From May 2027 to 2027-07-01, since 2020")).toBe("From … to …, since 2020");
});

test.each([
  [9, "from 1 May to 31 May 2027", "from 1 February to 29 February 2028"],
  [1, "28 February 2027 and 28 May 2027", "28 March 2027 and 28 June 2027"],
  [1, "30 June 2027", "31 July 2027"],
])("moved by %i months, %s is %s", (months, written, served) => {
  expect(moveDates(written, months)).toBe(served);
});

test.each([
  ["docs/change-log/index.html", true],
  ["/es/docs/change-log", true],
  ["change-log.atom", true],
  ["docs/1.0/places.md", true],
  ["search/en.json", true],
  ["docs/change-logs", false],
  ["docs/1.01/a", false],
  ["docs/1-0/a", false],
  ["docs/intro/index.html", false],
])("keeps the dates in %s fixed: %s", (name, isFact) => {
  expect(keepsDates(name)).toBe(isFact);
});
