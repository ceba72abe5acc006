import type { LocalDate } from "../../../contract/src/types.ts";

/** The day of a time, in UTC: epoch milliseconds. */
export function dayAt(time: number): LocalDate {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
