import { groupBy } from "../../../../../contract/src/base/group-by.ts";
import type { Carrier } from "../../../data/model.ts";
import type { FlightAirport } from "../flight-airport.ts";
import type { Atlas } from "./atlas.ts";
import { rangeOf } from "./may-fly.ts";
import { makeService, type Service } from "./service.ts";
import { travellersOf } from "./travellers.ts";

/** How many airports an airport of size 1 to 4 has direct services to, at least. */
const PLACES_REACHED = [6, 8, 12, 12];
/** How many of the most attractive domestic hubs are always among them. */
const PLACES_AT_HOME = 2;

/** A carrier and its main hub. */
interface Home {
  readonly carrier: Carrier;
  readonly hub: FlightAirport;
}

/** A possible service from an airport to a carrier's main hub. */
interface Way extends Home {
  readonly km: number;
  readonly appeal: number;
}

/**
 * Services for poorly connected airports, to the hubs that draw the most travellers from there, so
 * that the rest of the world is within reach. Low-cost carriers do not count: their passengers
 * hardly ever connect to other carriers.
 */
export function lifelinesOf(
  services: readonly Service[],
  carriers: readonly Carrier[],
  atlas: Atlas,
  seed: number,
): readonly Service[] {
  const reached = placesReached(services.filter(({ carrier }) => connects(carrier)));
  const homes = homesOf(carriers.filter(connects), atlas);
  return atlas.airports.flatMap((spoke) => {
    const destinations = reached.get(spoke) ?? new Set();
    const lacking = (PLACES_REACHED[spoke.size - 1] ?? 0) - destinations.size;
    const ways = waysFrom(spoke, homes, atlas);
    const atHome = ways
      .filter(({ hub }) => hub.countryCode === spoke.countryCode)
      .slice(0, PLACES_AT_HOME)
      .filter(({ hub }) => !destinations.has(hub));
    const others = ways.filter(({ hub }) => !destinations.has(hub)).slice(0, Math.max(0, lacking));
    return [...new Set([...atHome, ...others])].map(({ carrier, hub, km }) =>
      makeService(carrier, hub, spoke, km, seed),
    );
  });
}

function connects({ model }: Carrier): boolean {
  return model !== "low-cost";
}

function placesReached(services: readonly Service[]) {
  const reached = new Map<FlightAirport, Set<FlightAirport>>();
  const add = (from: FlightAirport, to: FlightAirport) => {
    const destinations = reached.get(from);
    if (destinations) destinations.add(to);
    else reached.set(from, new Set([to]));
  };
  for (const { hub, spoke } of services) {
    add(hub, spoke);
    add(spoke, hub);
  }
  return reached;
}

/** The carriers at each main hub, the largest first. */
function homesOf(carriers: readonly Carrier[], { airportNamed }: Atlas) {
  const homes = carriers.flatMap((carrier): readonly Home[] => {
    const hub = airportNamed(carrier.hubs[0] ?? "");
    return hub ? [{ carrier, hub }] : [];
  });
  return groupBy(
    homes.sort((a, b) => b.carrier.fleet - a.carrier.fleet),
    ({ hub }) => hub,
  );
}

/** Possible services from an airport, the most attractive first, with one carrier per hub. */
function waysFrom(
  spoke: FlightAirport,
  homes: ReadonlyMap<FlightAirport, readonly Home[]>,
  { viewFrom }: Atlas,
): readonly Way[] {
  const ways: Way[] = [];
  for (const [hub, rivals] of homes) {
    const { km: distances, draw } = viewFrom(hub);
    const km = distances[spoke.index] ?? 0;
    const appeal = (draw[spoke.index] ?? 0) * travellersOf(hub.size);
    const carrier = appeal > 0 && rivals.find((it) => km <= rangeOf(it.carrier))?.carrier;
    if (carrier) ways.push({ carrier, hub, km, appeal });
  }
  return ways.sort((a, b) => b.appeal - a.appeal);
}
