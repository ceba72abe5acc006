import type { Carrier, CarrierModel } from "../../../data/model.ts";
import type { FlightAirport } from "../flight-airport.ts";
import { longestBlockTime } from "../route.ts";

/** Below this, people take the road: Abu Dhabi to Dubai, Cologne to Frankfurt. */
const SHORTEST_KM = 160;
/** Airports inside a city, where a larger airport takes the long flights or rules forbid them. */
const CITY_AIRPORTS = new Set(
  "AEP BHD BMA CGH DAL DCA GMP HOU ITM LCY LGA LIN MDW SDU SHA TSA YTZ".split(" "),
);
const CITY_AIRPORT_RANGE_KM = 4000;
/** Range by carrier model, for carriers without long-haul aircraft. */
const RANGE_KM: Record<CarrierModel, number> = { network: 5500, "low-cost": 4200, regional: 1800 };
const LOW_COST_LONG_HAUL_KM = 11_000;
/**
 * No flight is longer: the longest scheduled one is from Singapore to New York, 15,349 km, with the
 * A350-900ULR of Singapore Airlines.
 */
const MAX_KM = 15_350;
/** No flight takes longer: 18.5 hours in minutes, about what that one takes without wind. */
const MAX_BLOCK_MINUTES = 1110;
/** Below this distance no flight takes that long. */
const NEVER_TOO_LONG_KM = 13_000;

/** The longest distance that a carrier flies, in km. */
export function rangeOf({ model, longHaul }: Carrier): number {
  if (!longHaul) return RANGE_KM[model];
  return model === "network" ? MAX_KM : LOW_COST_LONG_HAUL_KM;
}

/** Whether any carrier can fly between two airports `km` apart, in both directions. */
export function mayFly(a: FlightAirport, b: FlightAirport, km: number): boolean {
  if (km < SHORTEST_KM || km > MAX_KM) return false;
  if (km > CITY_AIRPORT_RANGE_KM && (CITY_AIRPORTS.has(a.iata) || CITY_AIRPORTS.has(b.iata))) {
    return false;
  }
  return km < NEVER_TOO_LONG_KM || longestBlockTime(a, b, km) <= MAX_BLOCK_MINUTES;
}
