import { type Mistake, mistake } from "../../../contract/src/problems/problem.ts";
import { DATE_FORMS, type DateForm, type Groups } from "./date-forms.ts";
import { FIXED_DAY } from "./fixed-day.ts";
import { type CalendarMonth, isInFixedYear } from "./fixed-year.ts";

export interface StrayDate extends Mistake {
  /** 1-based. */
  readonly line: number;
}

/** Every month has these. */
const LAST_DAY = 28;
const FIXED_YEAR = new Date(FIXED_DAY).getUTCFullYear();
/** A month that most pages write about, half a year after the fixed day. */
const EXAMPLE: CalendarMonth = { year: FIXED_YEAR + 1, month: 5 };

/** A year by itself, one that month and day follow as in 20270514, and milliseconds since 1970. */
const YEAR =
  /(?<![\w,])(?:20\d\d(?![\w%]|[.,]\d)|20\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])(?!\w)|1[789]\d{11}(?!\w))/g;
const WEEKDAY =
  /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?|lunes|martes|miércoles|jueves|viernes|sábado|domingo),? (?:el )?$/i;

/**
 * Dates that would expire, because they do not move with the day of serving, and dates that would
 * move to a day that does not exist or to another day of the week.
 */
export function strayDates(text: string): readonly StrayDate[] {
  const found = DATE_FORMS.flatMap((form) =>
    Array.from(text.matchAll(form.pattern), (match) => ({ form, match })),
  );
  const strays = found.flatMap(({ form, match }) => {
    const why = whyStray(form, match[0], match.groups ?? {}, text.slice(0, match.index));
    return why ? [{ index: match.index, why }] : [];
  });
  const isInForm = (index: number) =>
    found.some(({ match }) => index >= match.index && index < match.index + match[0].length);
  const alone = Array.from(text.matchAll(YEAR))
    .filter(({ 0: digits, index }) => !isInForm(index) && couldExpire(yearOf(digits), 0))
    .map(({ 0: digits, index }) => ({ index, why: mistake(expires(digits)) }));
  return [...strays, ...alone]
    .sort((a, b) => a.index - b.index)
    .map(({ index, why }) => ({ line: text.slice(0, index).split("\n").length, ...why }));
}

function whyStray(
  { read, print }: DateForm,
  whole: string,
  groups: Groups,
  before: string,
): Mistake | undefined {
  const date = read(groups);
  if (!isInFixedYear(date)) {
    if (!couldExpire(date.year, 2) || groups.seconds !== undefined) return undefined;
    const message = `"${shown(whole)}" does not move with the day, so it expires: only dates of the twelve months from the fixed day on do.`;
    return mistake(message, shown(print(groups, EXAMPLE)));
  }
  if (date.day !== undefined && date.day > LAST_DAY) {
    const message = `Day ${date.day} of "${shown(whole)}" moves to months that do not have it.`;
    return mistake(message, `day ${LAST_DAY}`);
  }
  const weekday = WEEKDAY.exec(before)?.[0];
  if (weekday === undefined) return undefined;
  return mistake(`"${weekday}${whole}" moves to another day of the week.`, whole);
}

function expires(written: string): string {
  return `"${written}" expires: it moves with the day only as in 2027-05-14, "14 May 2027", or as a year that its month follows.`;
}

/** yearOf("20270514") → 2027 */
function yearOf(digits: string): number {
  if (digits.length <= 8) return Number(digits.slice(0, 4));
  return new Date(Number(digits)).getUTCFullYear();
}

/** A year of the near future, or of so near a past that it is no history. */
function couldExpire(year: number, before: number): boolean {
  return year >= FIXED_YEAR - before && year <= FIXED_YEAR + 8;
}

/** On one line, without what stands between the parts. */
function shown(text: string): string {
  return text.replace(/\s+/g, " ");
}
