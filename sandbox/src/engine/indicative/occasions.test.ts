import { describe, expect, test } from "vitest";
import { dateOf, dayNumber } from "../base/calendar.ts";
import { daysOfLeg, occasionsOf, QUOTE_HORIZON_DAYS } from "./occasions.ts";

const TODAY = dayNumber({ year: 2027, month: 3, day: 10 });
const FIRST = TODAY + 1;
const LAST = TODAY + QUOTE_HORIZON_DAYS;

describe("the days of a leg", () => {
  const ends = (days: readonly number[]) => [days[0], days.at(-1), days.length];
  const between = (start: number, end: number) => ({
    dateRange: {
      startDate: { year: 2027, month: start },
      endDate: { year: 2027, month: end },
    },
  });
  const on = (day: number) => daysOfLeg({ fixedDate: dateOf(day) }, TODAY);

  test("without a date run from tomorrow to the horizon", () => {
    expect(ends(daysOfLeg({}, TODAY))).toEqual([FIRST, LAST, QUOTE_HORIZON_DAYS]);
  });

  test("with a date are that day if it is between tomorrow and the horizon, else none", () => {
    expect([FIRST, LAST].map(on)).toEqual([[FIRST], [LAST]]);
    expect([TODAY - 30, TODAY, LAST + 1, LAST + 30].map(on)).toEqual([[], [], [], []]);
  });

  test("of a range of months are all its days after today", () => {
    const may = dayNumber({ year: 2027, month: 5, day: 1 });
    expect(ends(daysOfLeg(between(5, 6), TODAY))).toEqual([may, may + 60, 61]);
    expect(ends(daysOfLeg(between(1, 3), TODAY))).toEqual([FIRST, FIRST + 20, 21]);
    expect(daysOfLeg(between(1, 2), TODAY)).toEqual([]);
  });
});

describe("occasions", () => {
  const pairs = (there: readonly number[], back: readonly number[]) =>
    occasionsOf(there, back).map(({ outbound, inbound }) => [outbound, inbound]);

  test("of a one-way trip are its days, without a return", () => {
    expect(occasionsOf([5, 6], undefined)).toEqual([{ outbound: 5 }, { outbound: 6 }]);
  });

  test("with one date fixed include every other date, with no return before the departure", () => {
    expect(pairs([5], [3, 4, 5, 6, 20])).toEqual([
      [5, 5],
      [5, 6],
      [5, 20],
    ]);
    expect(pairs([3, 4, 5, 6], [5])).toEqual([
      [3, 5],
      [4, 5],
      [5, 5],
    ]);
  });

  test("with both dates open have a stay of a usual length", () => {
    const days = Array.from({ length: 30 }, (_, index) => index);
    const stays = pairs([0, 1], days).map(([there = 0, back = 0]) => back - there);
    const usual = [2, 3, 5, 7, 10, 14];
    expect(stays).toEqual([...usual, ...usual]);
    expect(pairs([0, 1], [3, 40])).toEqual([
      [0, 3],
      [1, 3],
    ]);
  });

  test("are empty if no return is possible", () => {
    expect(pairs([5], [4])).toEqual([]);
    expect(pairs([5], [])).toEqual([]);
  });
});
