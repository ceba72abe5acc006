import { type Mistake, mistake } from "../../../../contract/src/problems/problem.ts";
import { SHARED_YEAR } from "./date-forms.ts";
import { FIXED_DAY } from "./fixed-day.ts";
import { monthOf } from "./fixed-year.ts";
import { MONTH_NAMES, type MonthNames } from "./month-names.ts";
import { twoDigits } from "./two-digits.ts";

export interface IncompleteDate {
  /** Where it begins in the text. */
  readonly index: number;
  readonly why: Mistake;
}

const FIXED = monthOf(FIXED_DAY);
const ALL = MONTH_NAMES.flatMap(({ long, short }) => [...long, ...short]).join("|");
const LONG = MONTH_NAMES.flatMap(({ long }) => long).join("|");
/** Matches where a month has no year, of its own or shared, except after the "January" of "January to December". */
const NO_YEAR = String.raw`(?!\w)(?![.,]? (?:de |of )?20\d\d)(?!(?<=${LONG})${SHARED_YEAR})(?<!\bJanuary(?= to December))`;
const ORDINAL = "(?:st|nd|rd|th|º|°)?";

/** "14 May", "14th of May", "14 de mayo", "14 May '27", "May 14", "May '27", and "in May" */
const NAMED = [
  String.raw`(?<![\w.-])(?<day>\d{1,2})${ORDINAL} (?:of |de )?(?<month>${ALL})(?:\.? ?['’]\d\d(?!\d)|${NO_YEAR})`,
  String.raw`(?<!\w)(?<month>${ALL})\.? (?<day>\d{1,2})${ORDINAL}(?![\w:])(?!,? 20\d\d)`,
  String.raw`(?<!\w)(?<month>${ALL})\.? ?['’]\d\d(?!\d)`,
  String.raw`(?<![\w-])(?:in|of|from|until|since|during|en|de|desde|hasta) (?<month>${LONG})${NO_YEAR}`,
].map((pattern) => new RegExp(pattern, "g"));

/** "5/14/27", "14.5.27", "27-05-14" */
const SHORT_YEAR =
  /(?<![\w./:-])(?<first>\d{1,2})(?<gap>[/.-])(?<second>\d{1,2})\k<gap>(?<third>\d{1,2})(?![\w/-]|[.:]\d)/g;

/**
 * Finds dates without a year or with two digits of it, which would stay while the dates around them
 * move. A month alone counts where a text uses it as a time, "the cheapest days of May", and does
 * not only suppose it.
 */
export function findIncompleteDates(text: string): readonly IncompleteDate[] {
  const named = NAMED.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, index, groups = {} }) => {
      const { day, month = "" } = groups;
      return { index, end: index + whole.length, why: stays(whole, inFull(month, day)) };
    }).filter(({ index }) => !isSupposed(text, index)),
  );
  const digits = Array.from(text.matchAll(SHORT_YEAR), ({ 0: whole, index, groups = {} }) => {
    const iso = isoOf([groups.first, groups.second, groups.third].map(Number));
    return iso === undefined ? [] : [{ index, end: index + whole.length, why: stays(whole, iso) }];
  }).flat();
  return [...named, ...digits].filter(
    (one, place, all) =>
      !all.some(
        (other, before) => before < place && one.index < other.end && other.index < one.end,
      ),
  );
}

/** Whether its sentence only supposes it, which is true of any year: "If you can leave in May, …" */
function isSupposed(text: string, index: number): boolean {
  const start = /[^.!?|\n]*$/.exec(text.slice(0, index))?.[0].trimStart() ?? "";
  return /^(?:If|To|For|Do|Does|Suppose|Imagine|Say|Si|Para|Por)\b/.test(start);
}

function stays(written: string, nearest: string): Mistake {
  const message = `"${written}" expires: without its whole year it stays while the dates around it move.`;
  return mistake(message, nearest);
}

/** inFull("May", "14") → "14 May 2027", inFull("mayo") → "mayo de 2027" */
function inFull(name: string, day?: string): string {
  const has = ({ long, short }: MonthNames) => long.includes(name) || short.includes(name);
  const names = MONTH_NAMES.find(has);
  if (!names) return name;
  const number = Math.max(names.long.indexOf(name), names.short.indexOf(name)) + 1;
  const parts = [...(day === undefined ? [] : [day]), names.long[number - 1], yearOf(number)];
  return parts.join(names.lang === "es" ? " de " : " ");
}

/** isoOf([5, 14, 27]) → "2027-05-14"; undefined unless it is a date of the next years */
function isoOf(parts: readonly number[]): string | undefined {
  const [a = 0, b = 0, c = 0] = parts;
  const orders = [
    { day: a, month: b, year: c },
    { day: b, month: a, year: c },
    { day: c, month: b, year: a },
  ];
  const near = FIXED.year % 100;
  const date = orders.find(
    ({ day, month, year }) =>
      day >= 1 && day <= 31 && month >= 1 && month <= 12 && year >= near && year <= near + 8,
  );
  if (!date) return undefined;
  return `${yearOf(date.month)}-${twoDigits(date.month)}-${twoDigits(date.day)}`;
}

/** The year of a month within the fixed year. */
function yearOf(month: number): number {
  return month >= FIXED.month ? FIXED.year : FIXED.year + 1;
}
