import { groupBy } from "../../../../contract/src/base/group-by.ts";
import { dayOfInstant } from "../base/calendar.ts";
import { memoise } from "../base/memoise.ts";
import {
  type CheapestJourneys,
  createCheapestJourneys,
  waysBetween,
} from "../journeys/cheapest-journeys.ts";
import { offersFor } from "../journeys/offer.ts";
import type { MarketAgents } from "../journeys/seller.ts";
import { begin, type Combination, extend, isAfter, makeTrip, type Trip } from "../journeys/trip.ts";
import { createFares, type FareOf } from "../world/fares.ts";
import { createSchedule } from "../world/schedule.ts";
import type { World } from "../world/world.ts";
import { createEstimates } from "./estimates.ts";
import type { Occasion } from "./occasions.ts";
import type { Pair } from "./pairs.ts";
import { type Sighting, sightingsOf } from "./sightings.ts";

/** The cheapest price that travellers saw for an airport pair in a period, direct or with stops. */
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

/**
 * Finds the quotes of an airport pair: for each period the cheapest direct and cheapest other trip.
 */
export function createQuoteFinder(search: QuoteSearch) {
  const { world, now, periodOf } = search;
  const flightsOn = createSchedule();
  const faresOn = memoise((day: number) => createFares("economy", day));
  const estimates = createEstimates(dayOfInstant(now));
  return (pair: Pair, occasions: readonly Occasion[]): readonly FoundQuote[] => {
    const there = waysBetween(world, ...pair.outbound);
    const back = pair.inbound && waysBetween(world, ...pair.inbound);
    const estimate = estimates(there, back);
    const means: Means = {
      search,
      faresOn,
      there: createCheapestJourneys(there, flightsOn),
      back: back && createCheapestJourneys(back, flightsOn),
    };
    return [true, false].flatMap((isDirect) => {
      const sightingOf = sightingsOf(pair, isDirect, world.seed, now);
      const seen: SeenQuote[] = [];
      for (const occasion of occasions) {
        const fare = estimate(occasion, isDirect);
        const sighting = Number.isFinite(fare) && sightingOf(occasion);
        if (sighting) seen.push({ pair, occasion, isDirect, sighting, fare });
      }
      const periods = groupBy(seen, ({ occasion }) => periodOf(occasion));
      return [...periods.values()].flatMap((group) => cheapestOf(group, means) ?? []);
    });
  };
}

interface SeenQuote extends Pick<FoundQuote, "pair" | "occasion" | "isDirect" | "sighting"> {
  /** Estimated fare. */
  readonly fare: number;
}

interface Means {
  readonly search: QuoteSearch;
  readonly faresOn: (today: number) => FareOf;
  readonly there: CheapestJourneys;
  readonly back: CheapestJourneys | undefined;
}

/** How many of a period's most promising occasions are priced flight by flight. */
const OCCASIONS_PRICED = 2;

function cheapestOf(seen: readonly SeenQuote[], means: Means): FoundQuote | undefined {
  return [...seen]
    .sort((a, b) => a.fare - b.fare)
    .slice(0, OCCASIONS_PRICED)
    .flatMap(({ fare: _, ...rest }) => {
      const priced = cheapestTrip(rest, means);
      return priced ? [{ ...rest, ...priced }] : [];
    })
    .sort((a, b) => a.cents - b.cents)[0];
}

/** How many of the trips with the lowest fares are priced: agents differ by only a few percent. */
const TRIPS_PRICED = 6;

/** The cheapest trip, priced as a live search on the day of the sighting prices it. */
function cheapestTrip(
  seen: Omit<SeenQuote, "fare">,
  means: Means,
): { readonly trip: Trip; readonly cents: number } | undefined {
  return [...combinationsOf(seen, means)]
    .sort((a, b) => a.fare - b.fare)
    .slice(0, TRIPS_PRICED)
    .map((combination) => makeTrip(combination))
    .map((trip) => ({ trip, cents: priceOf(trip, means.search) }))
    .sort((a, b) => a.cents - b.cents)[0];
}

function combinationsOf(
  { occasion, isDirect, sighting }: Omit<SeenQuote, "fare">,
  { there, back, faresOn }: Means,
): readonly Combination[] {
  const fareOf = faresOn(sighting.day);
  const { outbound, inbound } = occasion;
  const direct = there(outbound, true, fareOf);
  if (!back || inbound === undefined) {
    return (isDirect ? direct : there(outbound, false, fareOf)).map(begin);
  }
  const directBack = back(inbound, true, fareOf);
  const out = isDirect ? direct : [...direct, ...there(outbound, false, fareOf)];
  const home = isDirect ? directBack : [...directBack, ...back(inbound, false, fareOf)];
  return out
    .map(begin)
    .flatMap((first) =>
      home
        .filter((next) => first.stops + next.stops > 0 !== isDirect && isAfter(first, next))
        .map((next) => extend(first, next)),
    );
}

const ONE_ADULT = 100;

function priceOf(trip: Trip, { agents, world }: QuoteSearch): number {
  const prices = offersFor(trip, agents, ONE_ADULT, world.seed).map(({ items }) =>
    items.reduce((sum, { cents }) => sum + cents, 0),
  );
  return Math.min(...prices);
}
