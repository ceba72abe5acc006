import { expect, test } from "vitest";
import { findUnmovableDates } from "./find-unmovable-dates.ts";

test("accepts dates that move, historical dates and numbers that are not dates", () => {
  const text = `On 14 May 2027, { year: 2027, month: 5, day: 14 } or 2027-05-28T10:00.
V1.0 has required it since 30 April 2020. See draft 2020-12, £2027.50, 20,275, 27539733 and 1570000000000.
May is 5, and you may. 203.0.113.24, 1.2.3, 24/7, 10.0.27.1, version 2.1.27-rc, May 2027.
Every day from 1 May 2027 to 31 July 2027, all of May, June and July 2027, en mayo y junio de 2027.`;
  expect(findUnmovableDates(text)).toEqual([]);
});

test("accepts January to December as the months of any year, but no other range", () => {
  expect(findUnmovableDates("A year is a range from January to December.")).toEqual([]);
  expect(findUnmovableDates("A range from January to May.")).toHaveLength(1);
});

test.each([
  ["a\nb 2028-03-14", 2, '"2028-03" does not move', "2027-05"],
  [
    "{ year: 2025, month: 3, day: 1 }",
    1,
    '"year: 2025, month: 3" does not',
    "year: 2027, month: 5",
  ],
  ["until 3 January 2028", 1, '"3 January 2028" does not move', "3 May 2027"],
  ["2027-05-31", 1, 'Day 31 of "2027-05" moves', "day 28"],
  ["1 to 30 July 2027", 1, 'Day 30 of "30 July 2027" moves', "day 28"],
  ["on Friday, 14 May 2027", 1, '"Friday, 14 May 2027" moves to another day', "14 May 2027"],
  ["new Date(2027, 4, 14)", 1, '"2027" expires', undefined],
  ["{ month: 5, year: 2027 }", 1, '"2027" expires', undefined],
  ["2099-01-01", 1, '"2099-01" does not move', "2027-05"],
  ['"date": { "year": 2027, "month": 4, "day": 1 }', 1, "is refused soon", "year: 2027, month: 5"],
  ["endDate: { year: 2027, month: 10 }", 1, "is refused soon", "year: 2027, month: 5"],
  ["&outboundDate=2026-12-01", 1, "is refused soon", "2027-05"],
  ["2027.05.14", 1, '"2027" expires', undefined],
  ["14.05.2027", 1, '"2027" expires', undefined],
  ["14-05-2027", 1, '"2027" expires', undefined],
  ["05/14/2027", 1, '"2027" expires', undefined],
  ["May 14, 2027", 1, '"2027" expires', undefined],
  ["Fri, 14 May 2027 07:30:00 GMT", 1, "moves to another day", "14 May 2027"],
  ["outbound=20270514", 1, '"20270514" expires', undefined],
  ["1810000000000", 1, '"1810000000000" expires', undefined],
  ["14 Jun 2027", 1, '"2027" expires', undefined],
  ["outbound=202705", 1, '"202705" expires', undefined],
  ["14/5/2027", 1, '"2027" expires', undefined],
  ["5/14/27", 1, '"5/14/27" expires', "2027-05-14"],
  ["14.12.26", 1, '"14.12.26" expires', "2026-12-14"],
  ["27-05-14", 1, '"27-05-14" expires', "2027-05-14"],
  ["14 May '27", 1, `"14 May '27" expires`, "14 May 2027"],
  ["May ’27", 1, '"May ’27" expires', "May 2027"],
  ["on 14 May.", 1, '"14 May" expires', "14 May 2027"],
  ["the 14th of May", 1, '"14th of May" expires', "14 May 2027"],
  ["on May 14 and later", 1, '"May 14" expires', "14 May 2027"],
  ["from 3 Dec to 14 May 2027", 1, '"3 Dec" expires', "3 December 2026"],
  ["el 14 de mayo", 1, '"14 de mayo" expires', "14 de mayo de 2027"],
  ["October and November 2026", 1, '"October" does not move', "May"],
  ["the cheapest days of May", 1, '"of May" expires', "May 2027"],
  ["en mayo", 1, '"en mayo" expires', "mayo de 2027"],
])("rejects the date in %s", (text, line, message, nearest) => {
  const [found, ...others] = findUnmovableDates(text);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ line, ...(nearest && { nearest }) });
  expect(found?.message).toContain(message);
});
