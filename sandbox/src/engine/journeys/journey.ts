import type { Carrier } from "../../data/model.ts";
import { type FareOf, ticketFare } from "../world/fares.ts";
import type { Codeshare } from "../world/route.ts";
import type { Flight } from "../world/schedule.ts";
import type { Transfer } from "./path.ts";

/** A flight as a carrier sells it: the contract's segment. */
export interface SoldFlight {
  readonly id: string;
  readonly flight: Flight;
  /** The carrier that sells it; the route has the one that operates it. */
  readonly carrier: Carrier;
  readonly number: string;
}

/** Flights from an origin to a destination: the contract's leg, before it is serialised. */
export interface Journey {
  readonly id: string;
  readonly flights: readonly SoldFlight[];
  /** The same flights, split where the traveller changes to a separate ticket. */
  readonly tickets: readonly (readonly SoldFlight[])[];
  /** Euro cents for one adult, one entry per ticket. */
  readonly ticketFares: readonly number[];
  readonly fare: number;
  readonly minutes: number;
  readonly stops: number;
  /** The carriers that sell the flights, each once, in order. */
  readonly carriers: readonly Carrier[];
  /** The carrier that sells all of them, if there is only one. */
  readonly soleCarrier: Carrier | undefined;
  readonly changesAirport: boolean;
}

/**
 * The journeys that a chain of flights is sold as; a codeshare partner sells a single flight too.
 */
export function journeysFrom(
  flights: readonly Flight[],
  transfers: readonly Transfer[],
  fareOf: FareOf,
): readonly Journey[] {
  return soldFlights(flights).map((sold) => makeJourney(sold, transfers, fareOf));
}

/** The fare of a chain of flights before a journey is made of it: the sum of its ticket fares. */
export function chainFare(
  flights: readonly Flight[],
  transfers: readonly Transfer[],
  fareOf: FareOf,
): number {
  return splitAt(flights, transfers).reduce((sum, ticket) => sum + fareOfTicket(ticket, fareOf), 0);
}

function soldFlights(flights: readonly Flight[]): readonly (readonly SoldFlight[])[] {
  const [only, ...others] = flights;
  if (!only) return [];
  if (others.length > 0) return [flights.map((flight) => sellFor(flight, only))];
  const { codeshare } = only.route;
  return codeshare ? [[sell(only)], [sell(only, codeshare)]] : [[sell(only)]];
}

/** A connection is sold under the first carrier's code where a codeshare allows it. */
function sellFor(flight: Flight, first: Flight): SoldFlight {
  const { codeshare } = flight.route;
  return sell(flight, codeshare?.carrier === first.route.carrier ? codeshare : undefined);
}

function sell(flight: Flight, codeshare?: Codeshare): SoldFlight {
  const { carrier, firstNumber } = codeshare ?? flight.route;
  const number = String(firstNumber + 2 * flight.slot);
  const { from, to } = flight.route;
  const id = `${from.iata}-${to.iata}-${flight.date}-${carrier.iata}${number}`;
  return { id: id.toLowerCase(), flight, carrier, number };
}

function makeJourney(
  flights: readonly SoldFlight[],
  transfers: readonly Transfer[],
  fareOf: FareOf,
): Journey {
  const tickets = splitAt(flights, transfers);
  const ticketFares = tickets.map((sold) =>
    fareOfTicket(
      sold.map(({ flight }) => flight),
      fareOf,
    ),
  );
  const carriers = [...new Set(flights.map(({ carrier }) => carrier))];
  const start = flights[0]?.flight.departure ?? 0;
  const end = flights.at(-1)?.flight.arrival ?? 0;
  return {
    id: journeyId(flights),
    flights,
    tickets,
    ticketFares,
    fare: ticketFares.reduce((sum, fare) => sum + fare, 0),
    minutes: end - start,
    stops: flights.length - 1,
    carriers,
    soleCarrier: carriers.length === 1 ? carriers[0] : undefined,
    changesAirport: airportsOf(flights).length > flights.length + 1,
  };
}

function fareOfTicket(flights: readonly Flight[], fareOf: FareOf): number {
  return ticketFare(
    flights.reduce((sum, flight) => sum + fareOf(flight), 0),
    flights.length,
  );
}

function splitAt<Item>(
  flights: readonly Item[],
  transfers: readonly Transfer[],
): readonly (readonly Item[])[] {
  const tickets: Item[][] = [];
  for (const [index, flight] of flights.entries()) {
    const isSameTicket = index > 0 && transfers[index - 1] === "managed";
    if (isSameTicket) tickets.at(-1)?.push(flight);
    else tickets.push([flight]);
  }
  return tickets;
}

/**
 * journeyId of BA830 to Dublin and EI105 the next day → "lhr-dub-jfk-270514-ba830-ei105.1":
 * readable when debugging, unique because it names every airport, number and day.
 */
function journeyId(flights: readonly SoldFlight[]): string {
  const day = flights[0]?.flight.day ?? 0;
  const numbers = flights.map(({ carrier, number, flight }) => {
    const later = flight.day - day;
    return `${carrier.iata}${number}${later === 0 ? "" : `.${later}`}`;
  });
  return [...airportsOf(flights), flights[0]?.flight.date, ...numbers].join("-").toLowerCase();
}

/** Airports in order; where a connection changes airport, both count. */
function airportsOf(flights: readonly SoldFlight[]): readonly string[] {
  const airports: string[] = [];
  for (const { flight } of flights) {
    const { from, to } = flight.route;
    if (airports.at(-1) !== from.iata) airports.push(from.iata);
    airports.push(to.iata);
  }
  return airports;
}
