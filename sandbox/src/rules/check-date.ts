import type { LocalDate, MonthYear } from "../../../contract/src/types.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import { dateOf, dayNumber, isoDate } from "../engine/base/calendar.ts";
import { violation } from "../http/errors.ts";
import { LIMITS } from "./limits.ts";

/** A date must exist and be on sale: from today to 360 days ahead. */
export function checkDate(field: string, date: LocalDate, today: number): readonly Violation[] {
  const text = isoDate(date);
  if (!exists(date)) {
    return [violation(field, "a date that exists", `is not a date that exists: ${text}`, text)];
  }
  const day = dayNumber(date);
  if (day < today) {
    const expected = `${isoDate(dateOf(today))} or later`;
    return [violation(field, expected, `is in the past; it must be ${expected}`, text)];
  }
  if (day <= today + LIMITS.daysOnSale) return [];
  const expected = `${isoDate(dateOf(today + LIMITS.daysOnSale))} or earlier`;
  return [violation(field, expected, `is not on sale yet; it must be ${expected}`, text)];
}

/** Both months must exist and be in order, and the last must not be over. */
export function checkMonths(
  field: string,
  start: MonthYear,
  end: MonthYear,
  today: number,
): readonly Violation[] {
  const wrong = [
    { name: "startDate", month: start },
    { name: "endDate", month: end },
  ].filter(({ month }) => month.month < 1 || month.month > 12 || !isYear(month.year));
  if (wrong.length > 0) {
    return wrong.map(({ name }) =>
      violation(`${field}.${name}`, "a month that exists", "is not a month that exists"),
    );
  }
  if (monthNumber(end) < monthNumber(start)) {
    return [
      violation(`${field}.endDate`, "the month of startDate or later", "is before startDate"),
    ];
  }
  const { year, month } = dateOf(today);
  if (monthNumber(end) >= monthNumber({ year, month })) return [];
  return [violation(`${field}.endDate`, "this month or later", "is in the past")];
}

function exists({ year, month, day }: LocalDate): boolean {
  if (!isYear(year)) return false;
  const found = dateOf(dayNumber({ year, month, day }));
  return found.year === year && found.month === month && found.day === day;
}

/** Outside this range, the engine's calendar misreads dates or has none. */
function isYear(year: number): boolean {
  return year >= 1970 && year <= 9999;
}

function monthNumber({ year, month }: MonthYear): number {
  return year * 12 + month;
}
