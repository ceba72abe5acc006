import { writeDate } from "../../../client/src/dates.ts";
import type { LocalDate } from "../../../contract/src/types.ts";
import { exampleYear, parseMonth, readDay, withoutFillers } from "./read-day.ts";
import { interpreted, type Resolved } from "./resolved.ts";

export type Month = Pick<LocalDate, "year" | "month">;

/** Parses a month in a common format, or the month of a day. */
export function readMonth(given: string, today: LocalDate): Resolved<Month> {
  const text = withoutFillers(given);
  const [, first = "", second = ""] = /^(\w+)[-/. ](\w+)$/.exec(text) ?? [];
  const [year, name] = /^\d{4}$/.test(first) ? [first, second] : [second, first];
  const month = parseMonth(name === "" ? text : name);
  if (month !== undefined && name === "" && !/^\d/.test(text)) {
    return asMonth({ year: today.year + (month < today.month ? 1 : 0), month }, given);
  }
  if (month !== undefined && /^\d{4}$/.test(year)) {
    return asMonth({ year: Number(year), month }, given);
  }
  const day = readDay(given, today);
  if ("value" in day) return asMonth({ year: day.value.year, month: day.value.month }, given);
  const example = exampleYear(today);
  return { problem: `expected a month, such as ${example}-05 or May ${example}` };
}

/** monthText({ year: 2027, month: 5 }) → "2027-05" */
export function monthText(month: Month): string {
  return writeDate({ ...month, day: 1 }).slice(0, 7);
}

function asMonth(value: Month, given: string): Resolved<Month> {
  return interpreted(value, monthText(value), given);
}
