import { isObject } from "../../contract/src/base/json-object.ts";
import type { LocalDate, LocalDateTime } from "../../contract/src/types.ts";
import { checkArgument, describeValue, isString } from "./check-argument.ts";

/** Thrown for a string that is not a date; `explain` has a sentence for it. */
export class DateTextError extends TypeError {}

/**
 * Reads a date from the value of a date field: "2027-05-14".
 * @throws {TypeError} for a string in another form, and for a day that doesn't exist
 */
export function toLocalDate(text: string): LocalDate {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  const date = { year, month, day } as LocalDate;
  if (!isDay(date)) {
    throw new DateTextError(
      `toLocalDate: text must be a day as YYYY-MM-DD, such as "2027-05-14"; received ${describeValue(text)}.`,
    );
  }
  return date;
}

/**
 * A date as the value of a date field: `toDateText({ year: 2027, month: 5, day: 14 })` →
 * "2027-05-14".
 * @throws {TypeError} for a day that doesn't exist, such as the zeros of an unused leg
 */
export function toDateText(date: LocalDate): string {
  checkDay("toDateText", date);
  return writeDate(date);
}

/** Also writes what is no day, as results and messages may have it. */
export function writeDate({ year, month, day }: LocalDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * A date as travellers read it: `formatDate({ year: 2027, month: 5, day: 14 }, "en-GB")` →
 * "14 May 2027".
 * @param style options of `Intl.DateTimeFormat`
 * @defaultValue day, short month and year
 * @throws {TypeError} for a day that doesn't exist, such as the zeros of an unused leg, for an
 * invalid locale, and for options that the platform rejects
 */
export function formatDate(
  date: LocalDate,
  locale: string,
  style: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" },
): string {
  checkDay("formatDate", date);
  checkLocale("formatDate", locale);
  const text = attempt(() =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(toUtcTime(date)),
  );
  const isStyle = isObject(style) && text !== undefined;
  checkArgument(isStyle, "formatDate: style", "options of Intl.DateTimeFormat", style);
  return text ?? "";
}

/**
 * A time of day as travellers read it, local to its place:
 * `formatTime({ hour: 7, minute: 5 }, "en-GB")` → "07:05".
 * @throws {TypeError} for a value without hour and minute, for a time that doesn't exist, and for an
 * invalid locale
 */
export function formatTime(dateTime: LocalDateTime, locale: string): string {
  const { hour, minute }: LocalDateTime = Object(dateTime);
  const hasIntegers = isCount(hour) && isCount(minute);
  const received = hasIntegers ? `${hour}:${pad(minute, 2)}` : dateTime;
  const isTime = hasIntegers && hour < 24 && minute < 60;
  checkArgument(isTime, "formatTime: dateTime", "a time, { hour, minute }", received);
  checkLocale("formatTime", locale);
  const style = { hour: "2-digit", minute: "2-digit", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, style).format((hour * 60 + minute) * MINUTE);
}

/**
 * A duration as travellers read it: `formatDuration(80, "en-GB")` → "1h 20m".
 * @throws {TypeError} for anything but an integer from 0, and for an invalid locale
 */
export function formatDuration(minutes: number, locale: string): string {
  checkArgument(isCount(minutes), "formatDuration: minutes", "an integer from 0", minutes);
  checkLocale("formatDuration", locale);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const part = (value: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "narrow" }).format(value);
  if (hours === 0) return part(rest, "minute");
  return rest === 0 ? part(hours, "hour") : `${part(hours, "hour")} ${part(rest, "minute")}`;
}

/** daysOf({ year: 2027, month: 2 }) → 28 dates, the first one first */
export function daysOf({ year, month }: Pick<LocalDate, "year" | "month">): readonly LocalDate[] {
  const count = new Date(toUtcTime({ year, month: month + 1, day: 0 })).getUTCDate();
  return Array.from({ length: count }, (_, index) => ({ year, month, day: index + 1 }));
}

/** Whether there is such a day: not the 30th of February, and not the zeros of an unused leg. */
export function isDay(date: LocalDate): boolean {
  const time = hasNumbers(date) ? new Date(toUtcTime(date)).toJSON() : null;
  return time?.startsWith(writeDate(date)) ?? false;
}

/** Whether it can be written, even if there is no such day. */
export function hasNumbers(date: LocalDate): boolean {
  const { year, month, day }: LocalDate = Object(date);
  return [year, month, day].every(isCount);
}

function checkDay(functionName: string, date: LocalDate): void {
  const received = hasNumbers(date) ? writeDate(date) : date;
  const expected = "a day that exists, { year, month, day }";
  checkArgument(isDay(date), `${functionName}: date`, expected, received);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function checkLocale(functionName: string, locale: string): void {
  checkArgument(
    isLocale(locale),
    `${functionName}: locale`,
    'a language tag, such as "en-GB"',
    locale,
  );
}

function isLocale(locale: string): boolean {
  return isString(locale) && attempt(() => new Intl.Locale(locale)) !== undefined;
}

/** Undefined if the platform rejects it. */
function attempt<Value>(compute: () => Value): Value | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}

const MINUTE = 60_000;

/** Epoch milliseconds of its midnight, as if it were in UTC. */
function toUtcTime({ year, month, day }: LocalDate): number {
  return Date.UTC(year, month - 1, day);
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, "0");
}
