import { dateOf, weekdayOf } from "../base/calendar.ts";
import { memoise } from "../base/memoise.ts";
import { between, mix } from "../base/random.ts";
import { CABIN_FACTOR, type Cabin, hasCabin } from "./cabin.ts";
import type { Route } from "./route.ts";
import type { Flight } from "./schedule.ts";

/** The base fare of one adult on one flight, in euro cents. */
export type FareOf = (flight: Flight) => number;

/**
 * Base fares as seen on a day (`today`). A fare depends only on the flight, the cabin and that day,
 * so it is the same in every search.
 */
export function createFares(cabin: Cabin, today: number): FareOf {
  const factorOf = memoise((day: number) => dayFactor(day, today));
  return ({ route, day, position, departures }) => {
    const cheapest = mix(route.seed, day) % departures;
    const extra = position === cheapest ? 0 : between(mix(mix(route.seed, day), position), 20, 420);
    const factor = hasCabin(route, cabin) ? CABIN_FACTOR[cabin] : CABIN_FACTOR.economy;
    return Math.round((dayFare(route, day, factorOf(day)) * (1000 + extra) * factor) / 1_000_000);
  };
}

/**
 * The economy fare of a route's cheapest departure on a day, given the factor of the day, in closed
 * form: it estimates indicative prices without building a single itinerary.
 */
export function dayFare(route: Route, day: number, factor: number): number {
  const noise = between(mix(mix(route.seed, day), 77), 880, 1160);
  return Math.round((route.baseFare * noise * factor) / 1e9);
}

/** Season, weekday and demand together, in millionths. */
export function dayFactor(day: number, today: number): number {
  const weekday = WEEKDAY[weekdayOf(day)] ?? 1000;
  return Math.round((monthFactor(day) * weekday * demand(day - today)) / 1000);
}

/** From Sunday to Saturday, in thousandths. */
const WEEKDAY = [1090, 1000, 930, 940, 980, 1110, 970];
/** From January to December. */
const MONTH = [890, 880, 950, 1030, 980, 1070, 1190, 1210, 1000, 950, 880, 1040];
const HOLIDAYS = 1300;

function monthFactor(day: number): number {
  const { month, day: date } = dateOf(day);
  if ((month === 12 && date >= 18) || (month === 1 && date <= 3)) return HOLIDAYS;
  return MONTH[month - 1] ?? 1000;
}

/** Days before departure and their factor in thousandths, linearly interpolated. */
const DEMAND: readonly (readonly [days: number, factor: number])[] = [
  [0, 1800],
  [3, 1650],
  [7, 1450],
  [14, 1280],
  [21, 1170],
  [45, 1000],
  [90, 920],
  [180, 950],
  [330, 1000],
];

/** demand(7) → 1450: a week before departure costs 45 % more than six weeks before. */
export function demand(days: number): number {
  for (let index = 1; index < DEMAND.length; index += 1) {
    const [left, high] = DEMAND[index - 1] ?? [0, 1000];
    const [right, low] = DEMAND[index] ?? [0, 1000];
    if (days <= left) return high;
    if (days < right) return Math.round(high + ((low - high) * (days - left)) / (right - left));
  }
  return 1000;
}

/** The fare of one ticket in thousandths of the sum of its flights' fares, by number of flights. */
const CONNECTION_FACTOR = [1000, 1000, 820, 760];

/** The fare of one ticket for one leg, from the sum of its flights' fares. */
export function ticketFare(sum: number, flights: number): number {
  return Math.round((sum * (CONNECTION_FACTOR[flights] ?? 700)) / 1000);
}

/** A return ticket of network carriers, in thousandths of its two one-way fares. */
export const RETURN_FACTOR = 880;

/**
 * How many adult fares a party pays, in hundredths: adults and children from 12 pay in full,
 * children from 2 three quarters, infants a tenth.
 */
export function partyWeight(adults: number, childrenAges: readonly number[]): number {
  return childrenAges.reduce((sum, age) => sum + childWeight(age), adults * 100);
}

function childWeight(age: number): number {
  if (age < 2) return 10;
  return age < 12 ? 75 : 100;
}
