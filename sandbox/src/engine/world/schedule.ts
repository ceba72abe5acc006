import { dateCode, dayNumber, seasonOf, weekdayOf } from "../base/calendar.ts";
import { MINUTES_PER_DAY, toLocal, toUtc } from "../base/local-time.ts";
import { memoise } from "../base/memoise.ts";
import { between, mix } from "../base/random.ts";
import type { Route } from "./route.ts";

/** One flight on one day, with the same values in every search. */
export interface Flight {
  readonly route: Route;
  /** Local day of departure. */
  readonly day: number;
  /** The same in readable form, for ids: "270514". */
  readonly date: string;
  /** Index of this departure in the timetable; determines the flight number. */
  readonly slot: number;
  /** Index among this day's departures, and how many there are. */
  readonly position: number;
  readonly departures: number;
  /** UTC minutes. */
  readonly departure: number;
  readonly arrival: number;
  readonly localDeparture: number;
  readonly localArrival: number;
}

/** All flights of a route that leave on a local day, in order of departure. */
export type FlightsOn = (route: Route, day: number) => readonly Flight[];

/**
 * Computes flights from timetables and memoises them for the lifetime of one search. They depend
 * only on route and day.
 */
export function createSchedule(): FlightsOn {
  const seasonOn = memoise(seasonOf);
  const timetables = memoise((route: Route) =>
    memoise((season: number) => timetableOf(route, season)),
  );
  const flights = memoise((route: Route) =>
    memoise((day: number) => flightsOf(route, timetables(route)(seasonOn(day)), day)),
  );
  return (route, day) => flights(route)(day);
}

interface Departure {
  readonly slot: number;
  /** Minutes after local midnight. */
  readonly minute: number;
  /** One bit per weekday, Sunday lowest. */
  readonly weekdays: number;
}

const EVERY_DAY = 0b1111111;

function timetableOf(route: Route, season: number): readonly Departure[] {
  const { daily, extra } = frequencyOf(route, season);
  const count = daily + (extra === 0 ? 0 : 1);
  const shift = zoneShift(route, season);
  const seed = mix(route.seed, season);
  return Array.from({ length: count }, (_, slot) => ({
    slot,
    minute: departureMinute(route, mix(seed, slot), slot, count, shift),
    weekdays: slot < daily ? EVERY_DAY : extra,
  })).sort((a, b) => a.minute - b.minute || a.slot - b.slot);
}

/** The number of daily departures, and the weekdays of an extra one. */
function frequencyOf(route: Route, season: number) {
  const start = between(mix(mix(route.seed, season), 99), 0, 6);
  return { daily: Math.floor(route.weekly / 7), extra: someDays(route.weekly % 7, start) };
}

/** Whether a route has a flight on a day, without building its timetable. */
export function operatesOn(route: Route, day: number, season: number): boolean {
  return route.weekly >= 7 || (frequencyOf(route, season).extra & (1 << weekdayOf(day))) !== 0;
}

/** How many minutes the destination's clock is ahead of the origin's in mid-season. */
function zoneShift({ from, to }: Route, season: number): number {
  const isSummer = season % 2 === 1;
  const year = Math.floor(season / 2);
  const middle = isSummer
    ? dayNumber({ year, month: 7, day: 1 })
    : dayNumber({ year: year + 1, month: 1, day: 5 });
  const noon = middle * MINUTES_PER_DAY + 720;
  return to.offsetAt(noon) - from.offsetAt(noon);
}

const FIRST_DEPARTURE = 6 * 60;
const LAST_DEPARTURE = 22 * 60;
const DAYTIME = LAST_DEPARTURE - FIRST_DEPARTURE;
/**
 * Long flights can land in the small hours (before 5:00), which is unpopular: a departure moves by
 * this many minutes until it lands later. If none of `TRIES` times does, the first stays.
 */
const STEP = 175;
const TRIES = 6;

function departureMinute(
  route: Route,
  seed: number,
  slot: number,
  count: number,
  shift: number,
): number {
  const room = Math.floor(DAYTIME / count);
  const start = slot * room + between(seed, 0, room - 1);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const minute = toFive(FIRST_DEPARTURE + ((start + attempt * STEP) % DAYTIME));
    const landing = (minute + route.block + shift + 2 * MINUTES_PER_DAY) % MINUTES_PER_DAY;
    if (landing >= 5 * 60) return minute;
  }
  return toFive(FIRST_DEPARTURE + start);
}

function toFive(minutes: number): number {
  return 5 * Math.round(minutes / 5);
}

/** someDays(3, 1) → a mask with three weekdays, spread over the week and starting on Monday. */
function someDays(count: number, start: number): number {
  let mask = 0;
  for (let index = 0; index < count; index += 1) {
    mask |= 1 << ((start + Math.floor((index * 7) / count)) % 7);
  }
  return mask;
}

function flightsOf(route: Route, timetable: readonly Departure[], day: number): readonly Flight[] {
  const bit = 1 << weekdayOf(day);
  const departures = timetable.filter(({ weekdays }) => (weekdays & bit) !== 0);
  const date = dateCode(day);
  return departures.map(({ slot, minute }, position) => {
    const departure = toUtc(day * MINUTES_PER_DAY + minute, route.from.offsetAt);
    const arrival = departure + route.block;
    return {
      route,
      day,
      date,
      slot,
      position,
      departures: departures.length,
      departure,
      arrival,
      localDeparture: toLocal(departure, route.from.offsetAt),
      localArrival: toLocal(arrival, route.to.offsetAt),
    };
  });
}
