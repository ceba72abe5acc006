import { type Mistake, mistake } from "../../../../contract/src/problems/problem.ts";
import { lineOfOffset } from "../line-of-offset.ts";
import { DATE_FORMS, type DateForm, EVERY_MONTH, type Groups, isLastDay } from "./date-forms.ts";
import { findIncompleteDates } from "./find-incomplete-dates.ts";
import { FIXED_DAY } from "./fixed-day.ts";
import { type CalendarMonth, isInFixedYear, laterBy, monthOf } from "./fixed-year.ts";
import { twoDigits } from "./two-digits.ts";

export interface UnmovableDate extends Mistake {
  /** 1-based. */
  readonly line: number;
}

const FIXED = monthOf(FIXED_DAY);
/**
 * First and last month that a request may ask for, whichever day it is sent, from the fixed month
 * to 150 days later.
 */
const FIRST_ASKED = laterBy(FIXED, 6);
const LAST_ASKED = laterBy(FIXED, 10);
/** Names of dates in requests for flights, those of V1.0 included. */
const ASKED = /\b(?:date|fixedDate|startDate|endDate|outboundDate|inboundDate)\W{1,9}$/i;

/** A year, a year with month and day as in 202705 and 20270514, or milliseconds since 1970. */
const YEAR =
  /(?<![\w,])(?:20\d\d(?![\w%]|,\d|\.\d+(?![.\d]))|20\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])?(?!\w)|1[789]\d{11}(?!\w))/g;
const WEEKDAY =
  /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?|lunes|martes|miércoles|jueves|viernes|sábado|domingo),? (?:el )?$/i;

/**
 * Finds dates that would expire, because they do not move with the day of serving, and dates that
 * would move to a day that does not exist or to another day of the week.
 */
export function findUnmovableDates(text: string): readonly UnmovableDate[] {
  const found = DATE_FORMS.flatMap((form) =>
    Array.from(text.matchAll(form.pattern), (match) => ({ form, match })),
  );
  const unmovable = found.flatMap(({ form, match }) => {
    const why = whyUnmovable(
      form,
      match[0],
      match.groups ?? {},
      text.slice(Math.max(0, match.index - 40), match.index),
    );
    return why ? [{ index: match.index, why }] : [];
  });
  const isInForm = (index: number) =>
    found.some(({ match }) => index >= match.index && index < match.index + match[0].length);
  const alone = Array.from(text.matchAll(YEAR))
    .filter(({ 0: digits, index }) => !isInForm(index) && isNear(yearOf(digits)))
    .map(({ 0: digits, index }) => ({ index, why: mistake(expires(digits)) }));
  return [...unmovable, ...alone, ...findIncompleteDates(text)]
    .sort((a, b) => a.index - b.index)
    .map(({ index, why }) => ({ line: lineOfOffset(text, index), ...why }));
}

function whyUnmovable(
  { read, print, movesLastDay }: DateForm,
  whole: string,
  groups: Groups,
  before: string,
): Mistake | undefined {
  const date = read(groups);
  if (!isInFixedYear(date)) {
    if (date.year < FIXED.year - 2 || groups.seconds !== undefined) return undefined;
    const message = `"${shown(whole)}" does not move with the day, so it expires: only dates of the twelve months from the fixed day on do.`;
    return mistake(message, shown(print(groups, FIRST_ASKED)));
  }
  const isMoved = movesLastDay && isLastDay(date);
  if (date.day !== undefined && date.day > EVERY_MONTH && !isMoved) {
    const message = `Day ${date.day} of "${shown(whole)}" moves to months that do not have it.`;
    return mistake(message, `day ${EVERY_MONTH}`);
  }
  if (ASKED.test(before) && (isBefore(date, FIRST_ASKED) || isBefore(LAST_ASKED, date))) {
    const message = `A request for "${shown(whole)}" is refused soon after a build, or before: ask for a month from ${iso(FIRST_ASKED)} to ${iso(LAST_ASKED)}.`;
    return mistake(message, shown(print(groups, FIRST_ASKED)));
  }
  const weekday = WEEKDAY.exec(before)?.[0];
  if (weekday === undefined) return undefined;
  return mistake(`"${weekday}${whole}" moves to another day of the week.`, whole);
}

function expires(written: string): string {
  return `"${written}" expires: it moves with the day only as in ${iso(FIRST_ASKED)}-14, as the name of a month and a year, or as a year that its month follows.`;
}

/** yearOf("20270514") → 2027 */
function yearOf(digits: string): number {
  if (digits.length <= 8) return Number(digits.slice(0, 4));
  return new Date(Number(digits)).getUTCFullYear();
}

/** Whether four digits on a page are likely to mean this year. */
function isNear(year: number): boolean {
  return year >= FIXED.year && year <= FIXED.year + 8;
}

function isBefore(a: CalendarMonth, b: CalendarMonth): boolean {
  return a.year * 12 + a.month < b.year * 12 + b.month;
}

/** iso({ year: 2027, month: 5 }) → "2027-05" */
function iso({ year, month }: CalendarMonth): string {
  return `${year}-${twoDigits(month)}`;
}

/** On one line and without quotes, because messages put it in quotes. */
function shown(text: string): string {
  return text.replaceAll('"', "").replace(/\s+/g, " ");
}
