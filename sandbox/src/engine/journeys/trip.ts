import type { Carrier } from "../../data/model.ts";
import { RETURN_FACTOR } from "../world/fares.ts";
import { sellTogether } from "../world/sell-together.ts";
import type { Journey, SoldFlight } from "./journey.ts";
import { selectBest } from "./select-best.ts";

/** A whole trip, one journey per query leg: the contract's itinerary, before it has prices. */
export interface Trip {
  readonly id: string;
  readonly journeys: readonly Journey[];
  /** The bookings to make. */
  readonly tickets: readonly Ticket[];
  readonly minutes: number;
  /** Stops of the leg with the most. */
  readonly stops: number;
  readonly carriers: readonly Carrier[];
  /** Whether a connection is at the traveller's own risk. */
  readonly hasSelfTransfer: boolean;
}

export interface Ticket {
  readonly flights: readonly SoldFlight[];
  /** IATA code of the airport where its first leg ends. */
  readonly destination: string;
  /** Euro cents for one adult. */
  readonly fare: number;
}

/** The best trips made of one journey per leg, in order of travel. */
export function combineTrips(
  legs: readonly (readonly Journey[])[],
  limit: number,
): readonly Trip[] {
  const [first = [], ...others] = legs;
  let combinations = selectBest(first.map(begin), limit);
  for (const journeys of others) {
    const longer = combinations.flatMap((combination) =>
      journeys
        .filter((journey) => isAfter(combination, journey))
        .map((journey) => extend(combination, journey)),
    );
    combinations = selectBest(longer, limit);
  }
  return combinations.map(makeTrip);
}

/** A trip under construction: only what is needed to choose among thousands. */
export interface Combination {
  readonly journeys: readonly Journey[];
  readonly sum: number;
  /** Euro cents for one adult. */
  readonly fare: number;
  readonly minutes: number;
  readonly stops: number;
  readonly soleCarrier: Carrier | undefined;
  /** Whether it is all one ticket, and whether one ticket costs less than its parts. */
  readonly isOneTicket: boolean;
  readonly isReduced: boolean;
}

export function begin(journey: Journey): Combination {
  const { fare, minutes, stops, soleCarrier, tickets, carriers } = journey;
  return {
    journeys: [journey],
    sum: fare,
    fare,
    minutes,
    stops,
    soleCarrier,
    isOneTicket: tickets.length === 1,
    isReduced: carriers.every(({ model }) => model === "network"),
  };
}

/**
 * Legs that are one ticket each become one together if their first carriers sell together; that
 * ticket is cheaper than its parts if all carriers are network carriers.
 */
export function extend(before: Combination, journey: Journey): Combination {
  const next = begin(journey);
  const sum = before.sum + next.sum;
  const isOneTicket =
    before.isOneTicket && next.isOneTicket && sellTogether(leader(before), leader(next));
  const isReduced = before.isReduced && next.isReduced;
  return {
    journeys: [...before.journeys, journey],
    sum,
    fare: isOneTicket && isReduced ? Math.round((sum * RETURN_FACTOR) / 1000) : sum,
    minutes: before.minutes + next.minutes,
    stops: Math.max(before.stops, next.stops),
    soleCarrier: before.soleCarrier === next.soleCarrier ? next.soleCarrier : undefined,
    isOneTicket,
    isReduced,
  };
}

function leader({ journeys }: Combination): Carrier | undefined {
  return journeys[0]?.carriers[0];
}

const MINUTES_ON_THE_GROUND = 60;

export function isAfter({ journeys }: Combination, journey: Journey): boolean {
  const landing = journeys.at(-1)?.flights.at(-1)?.flight.arrival ?? 0;
  return (journey.flights[0]?.flight.departure ?? 0) >= landing + MINUTES_ON_THE_GROUND;
}

export function makeTrip(combination: Combination): Trip {
  const { journeys, minutes, stops } = combination;
  return {
    id: journeys.map(({ id }) => id).join("_"),
    journeys,
    tickets: ticketsOf(combination),
    minutes,
    stops,
    carriers: [...new Set(journeys.flatMap(({ carriers }) => carriers))],
    hasSelfTransfer: journeys.some(({ tickets }) => tickets.length > 1),
  };
}

function ticketsOf({ journeys, isOneTicket, fare }: Combination): readonly Ticket[] {
  if (isOneTicket) {
    const flights = journeys.flatMap((journey) => journey.flights);
    return [{ flights, destination: endOf(journeys[0]?.flights ?? []), fare }];
  }
  return journeys.flatMap(({ tickets, ticketFares }) =>
    tickets.map((flights, index) => ({
      flights,
      destination: endOf(flights),
      fare: ticketFares[index] ?? 0,
    })),
  );
}

function endOf(flights: readonly SoldFlight[]): string {
  return flights.at(-1)?.flight.route.to.iata ?? "";
}
