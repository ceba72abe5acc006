import type { LocalDate, LocalDateTime } from "../../contract/src/types.ts";
import { shown } from "./check-options.ts";

/** A text that is no date, for which `explain` has a sentence. */
export class DateTextError extends TypeError {}

/**
 * The date that a text says: "2027-05-14", as date fields of a page have it.
 * @throws {TypeError} for a text in another form, and for a day that doesn't exist
 */
export function toLocalDate(text: string): LocalDate {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  const date = { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
  if (year === undefined || toDateText(date) !== toDateText(dateOf(utc(date)))) {
    throw new DateTextError(
      `toLocalDate: the text must be a day as YYYY-MM-DD, such as "2027-05-14"; received ${shown(text)}.`,
    );
  }
  return date;
}

/** A date as date fields of a page have it: `toDateText(date)` → "2027-05-14". */
export function toDateText({ year, month, day }: LocalDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/**
 * A date as travellers read it: `formatDate(date, "en-GB")` → "14 May 2027".
 * @param style of `Intl.DateTimeFormat`
 * @defaultValue day, short month and year
 */
export function formatDate(
  date: LocalDate,
  locale: string,
  style: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" },
): string {
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(utc(date));
}

/** A time of day as travellers read it, local to its place: `formatTime(dateTime, "en-GB")` → "07:05". */
export function formatTime(dateTime: LocalDateTime, locale: string): string {
  const { hour, minute } = dateTime;
  const style = { hour: "2-digit", minute: "2-digit", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, style).format(
    utc(dateTime) + (hour * 60 + minute) * MINUTE,
  );
}

/** A duration as travellers read it: `formatDuration(80, "en-GB")` → "1h 20m". */
export function formatDuration(minutes: number, locale: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const part = (value: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "narrow" }).format(value);
  if (hours === 0) return part(rest, "minute");
  return rest === 0 ? part(hours, "hour") : `${part(hours, "hour")} ${part(rest, "minute")}`;
}

/** daysOf({ year: 2027, month: 2 }) → 28 dates, the first one first */
export function daysOf({ year, month }: Pick<LocalDate, "year" | "month">): readonly LocalDate[] {
  const { day: count } = dateOf(utc({ year, month: month + 1, day: 0 }));
  return Array.from({ length: count }, (_, index) => ({ year, month, day: index + 1 }));
}

const MINUTE = 60_000;

/** Epoch milliseconds of its midnight, as if it were in UTC. */
function utc({ year, month, day }: LocalDate): number {
  return Date.UTC(year, month - 1, day);
}

function dateOf(time: number): LocalDate {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, "0");
}
