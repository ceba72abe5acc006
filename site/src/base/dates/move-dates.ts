import { DATE_FORMS, type DateForm, type Groups } from "./date-forms.ts";
import { FIXED_DAY } from "./fixed-day.ts";
import { isInFixedYear, laterBy, monthOf } from "./fixed-year.ts";

const { year } = monthOf(FIXED_DAY);
/** A quick test: a text without any of these has no date to move, and most files have none. */
const HINT = new RegExp(`${year}|${year + 1}|1[789]\\d{8}`);

/**
 * Moves every date of the fixed year by whole months: in plain text, highlighted code, and a page
 * as HTML or JSON. A date is recognised by its form alone, and what stands between its parts stays.
 *
 * moveDates("on 14 May 2027", 9) → "on 14 February 2028"
 */
export function moveDates(text: string, months: number): string {
  if (months === 0 || !HINT.test(text)) return text;
  return replaceDates(text, ({ read, print }, groups) =>
    print(groups, laterBy(read(groups), months)),
  );
}

/** The text of a page without its dates, for the search index, where they would not move. */
export function withoutDates(text: string): string {
  return replaceDates(text, () => "…").replace(/…-\d{1,2}/g, "…");
}

function replaceDates(text: string, replace: (form: DateForm, groups: Groups) => string): string {
  return DATE_FORMS.reduce(
    (moved, form) =>
      moved.replace(form.pattern, (whole: string, ...rest: readonly unknown[]) => {
        const groups = rest.at(-1) as Groups;
        return isInFixedYear(form.read(groups)) ? replace(form, groups) : whole;
      }),
    text,
  );
}
