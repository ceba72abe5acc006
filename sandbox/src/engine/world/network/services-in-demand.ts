import { groupBy } from "../../../../../contract/src/base/group-by.ts";
import type { Carrier } from "../../../data/model.ts";
import type { FlightAirport } from "../flight-airport.ts";
import type { Atlas } from "./atlas.ts";
import { rangeOf } from "./may-fly.ts";
import { makeService, type Service } from "./service.ts";
import { travellersOf } from "./travellers.ts";

/** The demand that is enough for some carrier to fly a route. */
const DEMAND_THRESHOLD = 0.055;

/** A carrier at one of its hubs. */
interface Home {
  readonly carrier: Carrier;
  readonly hub: FlightAirport;
  /** The part of its fleet that is based here. */
  readonly aircraft: number;
}

/**
 * Services for strong demand that no carrier chose to serve: by the gravity model of all
 * travellers, regardless of carrier. Each goes to the carrier with the most aircraft based at
 * either end.
 */
export function servicesInDemand(
  services: readonly Service[],
  carriers: readonly Carrier[],
  { airports, airportNamed, viewFrom }: Atlas,
  seed: number,
): readonly Service[] {
  const served = createPairs(airports.length);
  for (const { hub, spoke } of services) served.add(hub, spoke);
  const homes = groupBy(homesOf(carriers, airportNamed), ({ hub }) => hub);
  const found: Service[] = [];
  for (const [hub, here] of homes) {
    const { km, draw } = viewFrom(hub);
    const enough = DEMAND_THRESHOLD / travellersOf(hub.size);
    for (const spoke of airports) {
      const demand = (draw[spoke.index] ?? 0) * travellersOf(spoke.size);
      if (demand < enough || served.has(hub, spoke)) continue;
      const distance = km[spoke.index] ?? 0;
      const [best] = [...here, ...(homes.get(spoke) ?? [])]
        .filter(({ carrier }) => distance <= rangeOf(carrier))
        .sort((a, b) => b.aircraft - a.aircraft);
      if (!best) continue;
      served.add(hub, spoke);
      const other = best.hub === hub ? spoke : hub;
      found.push(makeService(best.carrier, best.hub, other, distance, seed));
    }
  }
  return found;
}

/** A set of unordered pairs of airports. */
function createPairs(airports: number) {
  const isServed = new Uint8Array(airports * airports);
  const indexOf = (a: FlightAirport, b: FlightAirport) =>
    Math.min(a.index, b.index) * airports + Math.max(a.index, b.index);
  return {
    add: (a: FlightAirport, b: FlightAirport) => {
      isServed[indexOf(a, b)] = 1;
    },
    has: (a: FlightAirport, b: FlightAirport) => isServed[indexOf(a, b)] === 1,
  };
}

function homesOf(
  carriers: readonly Carrier[],
  airportNamed: Atlas["airportNamed"],
): readonly Home[] {
  return carriers.flatMap((carrier) =>
    carrier.hubs.flatMap((iata, rank) => {
      const hub = airportNamed(iata);
      return hub ? [{ carrier, hub, aircraft: carrier.fleet / (1 + rank) }] : [];
    }),
  );
}
