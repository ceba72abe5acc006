import { daysOf, toDateText } from "../../../client/src/dates.ts";
import type { LocalDate } from "../../../contract/src/types.ts";
import type { Resolved } from "./resolved.ts";

export type Month = Pick<LocalDate, "year" | "month">;

const MONTHS = [
  ...["january", "february", "march", "april", "may", "june"],
  ...["july", "august", "september", "october", "november", "december"],
];

/** Parses a day in a common format. Without a year, it is the next such day. */
export function readDay(given: string, today: LocalDate): Resolved<LocalDate> {
  const days = candidates(given, today).filter(exists);
  const [day, other] = days;
  if (!day) {
    const { year } = nextDay(5, 14, today) ?? today;
    return { problem: `expected a day, such as ${year}-05-14 or 14 May ${year}` };
  }
  if (other && toDateText(other) !== toDateText(day)) {
    return { problem: "this can be two days", nearest: days.map(toDateText) };
  }
  return taken(day, toDateText(day), given);
}

/** Parses a month in a common format, or the month of a day. */
export function readMonth(given: string, today: LocalDate): Resolved<Month> {
  const text = plain(given);
  const [, first = "", second = ""] = /^(\w+)[-/. ](\w+)$/.exec(text) ?? [];
  const [year, name] = /^\d{4}$/.test(first) ? [first, second] : [second, first];
  const month = monthOf(name === "" ? text : name);
  if (month !== undefined && name === "" && !/^\d/.test(text)) {
    return asMonth({ year: today.year + (month < today.month ? 1 : 0), month }, given);
  }
  if (month !== undefined && /^\d{4}$/.test(year)) {
    return asMonth({ year: Number(year), month }, given);
  }
  const day = readDay(given, today);
  if ("value" in day) return asMonth({ year: day.value.year, month: day.value.month }, given);
  return { problem: `expected a month, such as ${today.year + 1}-05 or May ${today.year + 1}` };
}

/** monthText({ year: 2027, month: 5 }) → "2027-05" */
export function monthText(month: Month): string {
  return toDateText({ ...month, day: 1 }).slice(0, 7);
}

function asMonth(value: Month, given: string): Resolved<Month> {
  return taken(value, monthText(value), given);
}

function taken<Value>(value: Value, text: string, given: string): Resolved<Value> {
  return text === given.trim() ? { value } : { value, taken: text };
}

/** Every day that a text can mean, including days that don't exist. */
function candidates(given: string, today: LocalDate): readonly LocalDate[] {
  const text = plain(given);
  if (text === "today") return [today];
  if (text === "tomorrow") return [dayAfter(today)];
  const numbers = (pattern: RegExp) => pattern.exec(text)?.slice(1).map(Number);
  const [year, month = 0, day = 0] =
    numbers(/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[t ].*)?$/) ??
    numbers(/^(\d{4})(\d{2})(\d{2})$/) ??
    [];
  if (year !== undefined) return [{ year, month, day }];
  const [a, b = 0, end = 0] = numbers(/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/) ?? [];
  if (a !== undefined) {
    const dayFirst = { year: end, month: b, day: a };
    return text.includes(".") ? [dayFirst] : [dayFirst, { year: end, month: a, day: b }];
  }
  return named(text, today);
}

const DAY_FIRST = /^(?<day>\d{1,2})[- ](?<word>[a-z]{3,})(?:[- ](?<year>\d{4}|\d\d))?$/;
const MONTH_FIRST = /^(?<word>[a-z]{3,})[- ](?<day>\d{1,2})(?:[- ](?<year>\d{4}|\d\d))?$/;

/** "14 may 2027", "may 14 2027", "14 may 27", "14 may" */
function named(text: string, today: LocalDate): readonly LocalDate[] {
  const parts = (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups;
  const month = monthOf(parts?.word ?? "");
  if (!parts || month === undefined) return [];
  const day = Number(parts.day);
  if (parts.year !== undefined) return [{ year: fullYear(parts.year), month, day }];
  const next = nextDay(month, day, today);
  return next ? [next] : [];
}

/** fullYear("27") → 2027 */
function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

/** The most years between two 29ths of February: 2096 and 2104. */
const LONGEST_GAP = 8;

/** The next such day from today on; undefined for one that no year has. */
function nextDay(month: number, day: number, today: LocalDate): LocalDate | undefined {
  return Array.from({ length: LONGEST_GAP + 1 }, (_, index) => today.year + index)
    .map((year) => ({ year, month, day }))
    .find((date) => exists(date) && toDateText(date) >= toDateText(today));
}

/** Strips filler words: "Friday, the 14th of May 2027" → "14 may 2027" */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b\.?/g, " ")
    .replace(/\b(the|of)\b|,/g, " ")
    .replace(/\b(\d{1,2})(st|nd|rd|th)\b/g, "$1")
    .replace(/([a-z])\./g, "$1 ")
    .replace(/\s+/g, " ")
    .trim();
}

function monthOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) {
    const number = Number(word);
    return number >= 1 && number <= MONTHS.length ? number : undefined;
  }
  const index = word.length < 3 ? -1 : MONTHS.findIndex((name) => name.startsWith(word));
  return index < 0 ? undefined : index + 1;
}

function exists({ year, month, day }: LocalDate): boolean {
  if (month < 1 || month > MONTHS.length) return false;
  return daysOf({ year, month }).some((one) => one.day === day);
}

function dayAfter({ year, month, day }: LocalDate): LocalDate {
  return dayAt(Date.UTC(year, month - 1, day + 1));
}

/** The day of a time, in UTC: epoch milliseconds. */
export function dayAt(time: number): LocalDate {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
