import type { LocalDateTime } from "../../../../contract/src/types.ts";
import { dateOf } from "./calendar.ts";

/**
 * Times are whole minutes. A UTC time counts from the epoch; a local time counts the same way on
 * the wall clock of its place, so `local - utc` is the offset.
 */

/** Minutes to add to UTC, at a UTC time in minutes. */
export type OffsetAt = (utcMinutes: number) => number;

export const MINUTES_PER_DAY = 1440;

export function toLocal(utcMinutes: number, offsetAt: OffsetAt): number {
  return utcMinutes + offsetAt(utcMinutes);
}

/**
 * The UTC time of a wall-clock time.
 * 1. A time that happens once has one answer.
 * 2. A time that happens twice (clocks go back) means the first of the two.
 * 3. A time that never happens (clocks go forward) moves on by the hour that was skipped, so that
 *    02:30 becomes 03:30.
 */
export function toUtc(localMinutes: number, offsetAt: OffsetAt): number {
  const before = offsetAt(localMinutes - MINUTES_PER_DAY);
  const after = offsetAt(localMinutes + MINUTES_PER_DAY);
  const early = localMinutes - before;
  if (before === after || offsetAt(early) === before) return early;
  const late = localMinutes - after;
  return offsetAt(late) === after ? late : early;
}

/** The fields of a local time; seconds are always zero. */
export function fieldsOf(localMinutes: number): LocalDateTime {
  const day = Math.floor(localMinutes / MINUTES_PER_DAY);
  const rest = localMinutes - day * MINUTES_PER_DAY;
  return { ...dateOf(day), hour: Math.floor(rest / 60), minute: rest % 60, second: 0 };
}

export function dayOf(localMinutes: number): number {
  return Math.floor(localMinutes / MINUTES_PER_DAY);
}
