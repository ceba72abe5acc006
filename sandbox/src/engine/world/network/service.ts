import type { Carrier } from "../../../data/model.ts";
import { hashText, mix } from "../../base/random.ts";
import type { FlightAirport } from "../flight-airport.ts";
import { weeklyDepartures } from "../route.ts";

/** A pair of airports that one carrier flies between, both ways. */
export interface Service {
  readonly carrier: Carrier;
  readonly hub: FlightAirport;
  readonly spoke: FlightAirport;
  readonly km: number;
  readonly weekly: number;
  readonly seed: number;
}

export function makeService(
  carrier: Carrier,
  hub: FlightAirport,
  spoke: FlightAirport,
  km: number,
  seed: number,
): Service {
  const serviceSeed = seedOfService(carrier, hub, spoke, seed);
  return {
    carrier,
    hub,
    spoke,
    km,
    weekly: weeklyDepartures(hub, spoke, km, serviceSeed),
    seed: serviceSeed,
  };
}

/** The same from either end, so that a pair of hubs is one service. */
export function seedOfService(
  { iata }: Carrier,
  a: FlightAirport,
  b: FlightAirport,
  seed: number,
): number {
  const carrierSeed = mix(seed, hashText(iata));
  return mix(mix(carrierSeed, Math.min(a.hash, b.hash)), Math.max(a.hash, b.hash));
}
