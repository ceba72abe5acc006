import { dayOfInstant, seasonOf } from "./calendar.ts";
import {
  cheapestJourneys,
  type FactorOf,
  lowestFare,
  type Ways,
  waysBetween,
} from "./cheapest-journeys.ts";
import { createFares, dayFactor, type FareOf } from "./fares.ts";
import { groupBy } from "./group-by.ts";
import { offersFor } from "./offers.ts";
import type { Occasion } from "./quote-dates.ts";
import type { Pair } from "./quote-places.ts";
import { remembering } from "./remembering.ts";
import { createSchedule, type FlightsOn } from "./schedule.ts";
import type { MarketAgents } from "./sellers.ts";
import { type Sighting, sightingsOf } from "./sightings.ts";
import { begin, extend, isAfter, makeTrip, type Trip } from "./trips.ts";
import type { World } from "./world.ts";

/** The cheapest that travellers saw of a pair of airports in a period, direct or not. */
export interface FoundQuote {
  readonly pair: Pair;
  readonly occasion: Occasion;
  readonly isDirect: boolean;
  readonly sighting: Sighting;
  readonly trip: Trip;
  /** Euro cents for one adult. */
  readonly cents: number;
}

export interface QuoteSearch {
  readonly world: World;
  readonly agents: MarketAgents;
  readonly now: number;
  /** Occasions with the same period compete: only the cheapest of them is quoted. */
  readonly periodOf: (occasion: Occasion) => number;
}

/** The quotes of one pair of airports: for each period the cheapest direct and the cheapest other. */
export function createQuoteFinder(search: QuoteSearch) {
  const flightsOn = createSchedule();
  const today = dayOfInstant(search.now);
  const factorOf = remembering((day) => dayFactor(day, today));
  const faresOf = faresByDay();
  return (pair: Pair, occasions: readonly Occasion[]): readonly FoundQuote[] => {
    const there = waysBetween(search.world, ...pair.outbound);
    const back = pair.inbound && waysBetween(search.world, ...pair.inbound);
    const estimate = createEstimate(there, back, factorOf);
    return [true, false].flatMap((isDirect) => {
      const sightingOf = sightingsOf(pair, isDirect, search.world.seed, search.now);
      const seen: Seen[] = [];
      for (const occasion of occasions) {
        const fare = estimate(occasion, isDirect);
        const sighting = Number.isFinite(fare) && sightingOf(occasion);
        if (sighting) seen.push({ pair, occasion, isDirect, sighting, fare });
      }
      const periods = groupBy(seen, ({ occasion }) => search.periodOf(occasion));
      return [...periods.values()].flatMap(
        (group) => cheapestOf(group, { search, there, back, flightsOn, faresOf }) ?? [],
      );
    });
  };
}

type Estimate = (occasion: Occasion, isDirect: boolean) => number;

/** The lowest fare one can hope for on an occasion; infinite where nothing flies. */
function createEstimate(there: Ways, back: Ways | undefined, factorOf: FactorOf): Estimate {
  const out = createDayEstimate(there, factorOf);
  if (!back) return ({ outbound }, isDirect) => out(outbound, isDirect);
  const home = createDayEstimate(back, factorOf);
  return ({ outbound, inbound = 0 }, isDirect) => {
    if (isDirect) return out(outbound, true) + home(inbound, true);
    return Math.min(
      out(outbound, false) + Math.min(home(inbound, true), home(inbound, false)),
      out(outbound, true) + home(inbound, false),
    );
  };
}

function createDayEstimate({ direct, indirect }: Ways, factorOf: FactorOf) {
  const season = remembering(seasonOf);
  const directFare = remembering((day) => lowestFare(direct, day, season(day), factorOf));
  const otherFare = remembering((day) => lowestFare(indirect, day, season(day), factorOf));
  return (day: number, isDirect: boolean) => (isDirect ? directFare(day) : otherFare(day));
}

/** Sightings share a handful of days. */
function faresByDay(): Means["faresOf"] {
  const known = new Map<number, FareOf>();
  return (today) => {
    const fares = known.get(today) ?? createFares("economy", today);
    known.set(today, fares);
    return fares;
  };
}

interface Seen extends Pick<FoundQuote, "pair" | "occasion" | "isDirect" | "sighting"> {
  /** What it may cost at best. */
  readonly fare: number;
}

interface Means {
  readonly search: QuoteSearch;
  readonly there: Ways;
  readonly back: Ways | undefined;
  readonly flightsOn: FlightsOn;
  readonly faresOf: (today: number) => FareOf;
}

/** Of a period, this many of the most promising occasions are priced flight by flight. */
const OCCASIONS_PRICED = 4;

function cheapestOf(seen: readonly Seen[], means: Means): FoundQuote | undefined {
  return [...seen]
    .sort((a, b) => a.fare - b.fare)
    .slice(0, OCCASIONS_PRICED)
    .flatMap(({ fare: _, ...rest }) => {
      const priced = cheapestTrip(rest, means);
      return priced ? [{ ...rest, ...priced }] : [];
    })
    .sort((a, b) => a.cents - b.cents)[0];
}

/** Of the trips with the lowest fares, this many are priced: agents differ by a few percent only. */
const TRIPS_PRICED = 8;

/** A trip is priced as a live search prices it, on the day of the sighting. */
function cheapestTrip(
  { occasion, isDirect, sighting }: Omit<Seen, "fare">,
  { search, there, back, flightsOn, faresOf }: Means,
): PricedTrip | undefined {
  const journeysOf = (ways: Ways, day: number) => {
    const paths = isDirect ? ways.direct : [...ways.direct, ...ways.indirect];
    return cheapestJourneys(paths, day, faresOf(sighting.day), flightsOn);
  };
  const out = journeysOf(there, occasion.outbound).map(begin);
  const home =
    back && occasion.inbound !== undefined ? journeysOf(back, occasion.inbound) : undefined;
  const combinations = home
    ? out.flatMap((it) => home.filter((next) => isAfter(it, next)).map((next) => extend(it, next)))
    : out;
  return combinations
    .filter(({ stops }) => (stops === 0) === isDirect)
    .sort((a, b) => a.fare - b.fare)
    .slice(0, TRIPS_PRICED)
    .map((combination) => makeTrip(combination))
    .map((trip) => ({ trip, cents: priceOf(trip, search) }))
    .sort((a, b) => a.cents - b.cents)[0];
}

interface PricedTrip {
  readonly trip: Trip;
  readonly cents: number;
}

const ONE_ADULT = 100;

function priceOf(trip: Trip, { agents, world }: QuoteSearch): number {
  const prices = offersFor(trip, agents, ONE_ADULT, world.seed).map(({ items }) =>
    items.reduce((sum, { cents }) => sum + cents, 0),
  );
  return Math.min(...prices);
}
