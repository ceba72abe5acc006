import { expect, test } from "vitest";
import { toDateText } from "../../../client/src/dates.ts";
import { readDay } from "./read-day.ts";

const TODAY = { year: 2027, month: 1, day: 4 };
const JUNE = { year: 2027, month: 6, day: 30 };

test.each([
  ["2027-05-14", "2027-05-14"],
  ["2027-5-4", "2027-05-04"],
  ["2027/05/14", "2027-05-14"],
  ["20270514", "2027-05-14"],
  ["2027-05-14T09:30:00Z", "2027-05-14"],
  ["14.05.2027", "2027-05-14"],
  ["4.5.2027", "2027-05-04"],
  ["14/05/2027", "2027-05-14"],
  ["05/14/2027", "2027-05-14"],
  ["05/05/2027", "2027-05-05"],
  ["14 May 2027", "2027-05-14"],
  ["May 14, 2027", "2027-05-14"],
  ["Friday, the 14th of May 2027", "2027-05-14"],
  ["14-May-2027", "2027-05-14"],
  ["14 May 28", "2028-05-14"],
  ["14-may-28", "2028-05-14"],
  ["May 14, 28", "2028-05-14"],
  ["29 Feb 28", "2028-02-29"],
  ["Sept. 3 2027", "2027-09-03"],
  ["May 14", "2027-05-14"],
  ["2 January", "2028-01-02"],
  ["4 January", "2027-01-04"],
  ["Tomorrow", "2027-01-05"],
  ["29 February", "2028-02-29"],
])("reads %s as the day %s", (given, day) => {
  const read = readDay(given, TODAY);
  expect("value" in read && toDateText(read.value)).toBe(day);
  expect("value" in read && read.interpretation).toBe(given === day ? undefined : day);
});

test.each([
  ["today", "2027-06-30"],
  ["tomorrow", "2027-07-01"],
  ["30 June", "2027-06-30"],
  ["29 June", "2028-06-29"],
  ["Dec. 1", "2027-12-01"],
])("on 30 June 2027, reads %s as the day %s", (given, day) => {
  const read = readDay(given, JUNE);
  expect("value" in read && toDateText(read.value)).toBe(day);
});

test("rejects an ambiguous date with both of its readings", () => {
  const nearest = ["2027-05-04", "2027-04-05"];
  expect(readDay("04/05/2027", TODAY)).toEqual({ problem: "ambiguous day", nearest });
});

test.each([
  ...["14 Mai 2027", "2027-02-30", "soon", "2027", "May", "2027-13-01", "30 Feb", "", "0"],
  ...["14 May 5", "29 Feb 27", "14 May 14 2027"],
])("rejects %j as a day", (given) => {
  const problem = "expected a day, such as 2027-05-14 or 14 May 2027";
  expect(readDay(given, TODAY)).toEqual({ problem });
});
