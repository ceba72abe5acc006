import { type CalendarMonth, lastDayOf, laterBy, monthsBetween } from "./fixed-year.ts";
import { MONTH_NAMES } from "./month-names.ts";

/** A form in which a date or a month is written, recognised wherever it stands. */
export interface DateForm {
  /** Has the global flag. `print` rewrites what it matches. */
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => WrittenDate;
  /** The same date in another month. */
  readonly print: (groups: Groups, month: CalendarMonth) => string;
  /** Whether the last day of a month becomes the last day of the other month. */
  readonly movesLastDay?: true;
}

/** What the named groups of a pattern matched. */
export type Groups = Readonly<Record<string, string | undefined>>;

export interface WrittenDate extends CalendarMonth {
  /** Absent for a whole month. */
  readonly day?: number;
}

/** The last day that every month has. */
export const EVERY_MONTH = 28;

// What may stand between the parts of a date: tags of highlighted code, entities, JSON escapes.
const TAGS = "(?:<[^<>]*>)*";
const BETWEEN = String.raw`(?:<[^<>]*>|&#?\w+;|\\[nrt]|[^\w<&])*?`;
const START = String.raw`(?<=^|[^\w.-]|\\[nrt])`;

/** "2027-05-14", "2027-05", "2027-5-14", "2027-05-14T07:30:00" */
const iso: DateForm = {
  pattern: new RegExp(
    String.raw`${START}(?<year>20\d\d)(?<gap>${TAGS}-${TAGS})(?<month>0[1-9]|1[0-2]|[1-9])(?!\d)(?=(?:${TAGS}-${TAGS}(?<day>\d{1,2})(?!\d))?)`,
    "g",
  ),
  read: readDigits,
  print: ({ gap = "", month: written = "" }, { year, month }) =>
    `${year}${gap}${String(month).padStart(written.length, "0")}`,
};

/** A year, then a month, then perhaps a day, as JSON and the languages of samples write them. */
const triple: DateForm = {
  pattern: new RegExp(
    String.raw`${START}(?<before>year${BETWEEN})(?<year>20\d\d)(?<gap>${BETWEEN}month${BETWEEN})(?<month>1[0-2]|[1-9])(?!\d)(?=(?:${BETWEEN}day${BETWEEN}(?<day>\d{1,2}))?)`,
    "gi",
  ),
  read: readDigits,
  print: ({ before = "", gap = "" }, { year, month }) => `${before}${year}${gap}${month}`,
};

/** Names of months as prose writes them: "May 2027", "mayo de 2027". */
const NAMES = MONTH_NAMES.map(({ long }) => long);

const NAME = NAMES.flat().join("|");
const DAY = String.raw`(?:(?<day>\d{1,2}) (?:de )?)?`;
const NEXT = String.raw`(?:, |,? (?:and|or|to|y|o|a) )(?:\d{1,2} (?:de )?)?`;

/** After a month that shares the year of a later one: ", June and July 2027", " to 31 July 2027". */
export const SHARED_YEAR = String.raw`(?:${NEXT}(?:${NAME}))*?${NEXT}(?<last>${NAME})(?<sharedGap> (?:de )?)(?<sharedYear>20\d\d)(?!\w)`;

/**
 * "14 May 2027", "May 2027", "14 de mayo de 2027", and "May" of "May and June 2027", which gets a
 * year of its own where it differs; "31 May 2027" is the last day of any month.
 */
const written: DateForm = {
  pattern: new RegExp(
    String.raw`${START}(?<before>${DAY})(?<month>${NAME})(?:(?<gap> (?:de )?)(?<year>20\d\d)(?!\w)|(?=${SHARED_YEAR}))`,
    "g",
  ),
  movesLastDay: true,
  read: readWords,
  print: (groups, { year, month }) => {
    const { before = "", day = "", month: name = "", gap = groups.sharedGap } = groups;
    const date = readWords(groups);
    const lead = isLastDay(date) ? before.replace(day, `${lastDayOf({ year, month })}`) : before;
    const end = sharedWith(groups);
    const isShared = end && laterBy(end, monthsBetween(date, { year, month })).year === year;
    return `${lead}${namesLike(name)[month - 1]}${isShared ? "" : `${gap}${year}`}`;
  },
};

/**
 * True for "31 May 2027": the last day of its month, unless every month has that day, as on 28
 * February.
 */
export function isLastDay({ day = 0, ...month }: WrittenDate): boolean {
  return day > EVERY_MONTH && day === lastDayOf(month);
}

/** Seconds since 1970, ten digits. */
const epoch: DateForm = {
  pattern: new RegExp(String.raw`${START}(?<seconds>1[789]\d{8})(?![\w.])`, "g"),
  read: ({ seconds }) => {
    const at = new Date(Number(seconds) * 1000);
    return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  },
  print: ({ seconds }, { year, month }) => {
    const at = new Date(Number(seconds) * 1000);
    return String(at.setUTCFullYear(year, month - 1) / 1000);
  },
};

export const DATE_FORMS: readonly DateForm[] = [iso, triple, written, epoch];

/** The year of a month without one is that of the last month, or the one before. */
function readWords(groups: Groups): WrittenDate {
  const { month: name = "", day } = groups;
  const month = monthNumber(name);
  const end = sharedWith(groups);
  const year = end ? end.year - (month > end.month ? 1 : 0) : Number(groups.year);
  return day === undefined ? { year, month } : { year, month, day: Number(day) };
}

/** The month that ends the list, whose year the others share. */
function sharedWith({ last, sharedYear }: Groups): CalendarMonth | undefined {
  return last === undefined ? undefined : { year: Number(sharedYear), month: monthNumber(last) };
}

function monthNumber(name: string): number {
  return namesLike(name).indexOf(name) + 1;
}

function readDigits({ year, month, day }: Groups): WrittenDate {
  const date = { year: Number(year), month: Number(month) };
  return day === undefined ? date : { ...date, day: Number(day) };
}

/** All month names of the language that has this one. */
function namesLike(name: string): readonly string[] {
  return NAMES.find((names) => names.includes(name)) ?? [];
}
