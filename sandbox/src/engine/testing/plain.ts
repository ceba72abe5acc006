import type { Agent, Carrier } from "../../data/model.ts";
import type { SoldFlight } from "../journeys/journey.ts";
import type { FlightAirport } from "../world/flight-airport.ts";
import type { Route } from "../world/route.ts";
import type { Flight } from "../world/schedule.ts";

/** A network carrier without an alliance, unless changed. */
export function plainCarrier(iata: string, changes: Partial<Carrier> = {}): Carrier {
  return {
    id: `-${iata}`,
    iata,
    name: iata,
    allianceId: "",
    countryCode: "GB",
    hubs: [],
    model: "network",
    longHaul: false,
    fleet: 20,
    ...changes,
  };
}

/** A travel agent that sells everywhere at the fare itself, unless changed. */
export function plainAgent(id: string, changes: Partial<Agent> = {}): Agent {
  return {
    id,
    name: id,
    type: "AGENT_TYPE_TRAVEL_AGENT",
    markets: [],
    feedbackCount: 0,
    rating: 0,
    ratingBreakdown: null,
    isOptimisedForMobile: false,
    latency: 100,
    markup: 0,
    combines: false,
    ...changes,
  };
}

/** An airport on the equator and the meridian of Greenwich, in UTC, alone in its city. */
export function plainAirport(iata: string, changes: Partial<FlightAirport> = {}): FlightAirport {
  return {
    entityId: `id of ${iata}`,
    iata,
    name: iata,
    cityId: `city of ${iata}`,
    latitude: 0,
    longitude: 0,
    timeZone: "UTC",
    size: 2,
    x: 1,
    y: 0,
    z: 0,
    index: 0,
    countryCode: "GB",
    hash: 0,
    carriersAtHome: 0,
    offsetAt: () => 0,
    ...changes,
  };
}

/** A daily route of an hour: plainRoute("LHR-EDI", plainCarrier("BA")). */
export function plainRoute(pair: string, carrier: Carrier, changes: Partial<Route> = {}): Route {
  const [from = "", to = ""] = pair.split("-");
  return {
    carrier,
    from: plainAirport(from),
    to: plainAirport(to),
    km: 500,
    block: 60,
    aircraft: "narrow",
    weekly: 7,
    firstNumber: 100,
    codeshare: undefined,
    baseFare: 10_000,
    seed: 1,
    ...changes,
  };
}

/** A flight that leaves at the given UTC minute of a day. */
export function plainFlight(route: Route, minute: number, changes: Partial<Flight> = {}): Flight {
  const day = changes.day ?? 20_000;
  const departure = day * 1440 + minute;
  const arrival = departure + route.block;
  return {
    route,
    day,
    date: "270514",
    slot: 0,
    position: 0,
    departures: 1,
    departure,
    arrival,
    localDeparture: departure,
    localArrival: arrival,
    ...changes,
  };
}

/** The flight as its own carrier sells it. */
export function plainSold(flight: Flight): SoldFlight {
  const { carrier, firstNumber } = flight.route;
  const number = String(firstNumber);
  return { id: `${carrier.iata}${number}`.toLowerCase(), flight, carrier, number };
}
