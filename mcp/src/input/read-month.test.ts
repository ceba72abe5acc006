import { expect, test } from "vitest";
import { monthText, readMonth } from "./read-month.ts";

const TODAY = { year: 2027, month: 1, day: 4 };
const JUNE = { year: 2027, month: 6, day: 30 };

test.each([
  ["2027-05", "2027-05"],
  ["2027/5", "2027-05"],
  ["05/2027", "2027-05"],
  ["May 2027", "2027-05"],
  ["2027 may", "2027-05"],
  ["may", "2027-05"],
  ["january", "2027-01"],
  ["2027-05-14", "2027-05"],
  ["14 May 2027", "2027-05"],
  ["14 May 28", "2028-05"],
])("reads %s as the month %s", (given, month) => {
  const read = readMonth(given, TODAY);
  expect("value" in read && monthText(read.value)).toBe(month);
});

test.each([
  ["june", "2027-06"],
  ["may", "2028-05"],
  ["dec", "2027-12"],
])("on 30 June 2027, reads %s as the month %s", (given, month) => {
  const read = readMonth(given, JUNE);
  expect("value" in read && monthText(read.value)).toBe(month);
});

test.each(["2027", "13/2027", "5", "spring", ""])(
  "rejects %j as a month, with the next May as an example",
  (given) => {
    const problem = (year: number) => `expected a month, such as ${year}-05 or May ${year}`;
    expect(readMonth(given, TODAY)).toEqual({ problem: problem(2027) });
    expect(readMonth(given, JUNE)).toEqual({ problem: problem(2028) });
  },
);
