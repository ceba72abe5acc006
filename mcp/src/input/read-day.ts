import { isDay, toDateText } from "../../../client/src/dates.ts";
import type { LocalDate } from "../../../contract/src/types.ts";
import { MONTHS } from "../../../site/src/base/dates/month-names.ts";
import { dayAt } from "./day-at.ts";
import { interpreted, type Resolved } from "./resolved.ts";

/** Parses a day in a common format. Without a year, it is the next such day. */
export function readDay(given: string, today: LocalDate): Resolved<LocalDate> {
  const days = parseDays(given, today).filter(isDay);
  const [day, other] = days;
  if (!day) {
    const year = exampleYear(today);
    return { problem: `expected a day, such as ${year}-05-14 or 14 May ${year}` };
  }
  if (other && toDateText(other) !== toDateText(day)) {
    return { problem: "ambiguous day", nearest: days.map(toDateText) };
  }
  return interpreted(day, toDateText(day), given);
}

/** Every day that a string can mean, including days that don't exist. */
function parseDays(given: string, today: LocalDate): readonly LocalDate[] {
  const text = withoutFillers(given);
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
  return parseNamedMonth(text, today);
}

const DAY_FIRST = /^(?<day>\d{1,2})[- ](?<word>[a-z]{3,})(?:[- ](?<year>\d{4}|\d\d))?$/;
const MONTH_FIRST = /^(?<word>[a-z]{3,})[- ](?<day>\d{1,2})(?:[- ](?<year>\d{4}|\d\d))?$/;

/** "14 may 2027", "may 14 2027", "14 may 27", "14 may" */
function parseNamedMonth(text: string, today: LocalDate): readonly LocalDate[] {
  const parts = (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups;
  const month = parseMonth(parts?.word ?? "");
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
    .find((date) => isDay(date) && toDateText(date) >= toDateText(today));
}

/** The year of the next 14 May, an example that can be searched. */
export function exampleYear(today: LocalDate): number {
  return (nextDay(5, 14, today) ?? today).year;
}

/** Strips filler words: "Friday, the 14th of May 2027" → "14 may 2027" */
export function withoutFillers(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b\.?/g, " ")
    .replace(/\b(the|of)\b|,/g, " ")
    .replace(/\b(\d{1,2})(st|nd|rd|th)\b/g, "$1")
    .replace(/([a-z])\./g, "$1 ")
    .replace(/\s+/g, " ")
    .trim();
}

/** parseMonth("sept") → 9, parseMonth("09") → 9 */
export function parseMonth(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) {
    const number = Number(word);
    return number >= 1 && number <= MONTHS.length ? number : undefined;
  }
  const index =
    word.length < 3 ? -1 : MONTHS.findIndex((name) => name.toLowerCase().startsWith(word));
  return index < 0 ? undefined : index + 1;
}

function dayAfter({ year, month, day }: LocalDate): LocalDate {
  return dayAt(Date.UTC(year, month - 1, day + 1));
}
