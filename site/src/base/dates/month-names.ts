/** A language's names of months, January first. */
export interface MonthNames {
  readonly lang: string;
  readonly long: readonly string[];
  /** Abbreviated, without a full stop. */
  readonly short: readonly string[];
}

export const MONTH_NAMES: readonly MonthNames[] = ["en", "es"].map((lang) => ({
  lang,
  long: namesOf(lang, "long"),
  short: namesOf(lang, "short"),
}));

/** In English, January first. */
export const MONTHS: readonly string[] = namesOf("en", "long");

function namesOf(lang: string, month: "long" | "short"): readonly string[] {
  const format = new Intl.DateTimeFormat(lang, { month, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, number) => format.format(Date.UTC(2027, number)));
}
