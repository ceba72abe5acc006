import { groupBy } from "../../../../../contract/src/base/group-by.ts";
import { distanceInKm } from "../../base/great-circle.ts";
import type { FlightAirport } from "../flight-airport.ts";

/** Each country's busiest airport, and the busiest airport of each part that is far from it. */
export function gatewaysOf(airports: readonly FlightAirport[]): ReadonlySet<FlightAirport> {
  const countries = [...groupBy(airports, ({ countryCode }) => countryCode).values()];
  return new Set(countries.flatMap(gatewaysOfCountry));
}

/** Hawaii, the Canaries, Siberia: too far to be reached via the country's main airport. */
const FAR_KM = 1500;

function gatewaysOfCountry(airports: readonly FlightAirport[]): readonly FlightAirport[] {
  const gateways: FlightAirport[] = [];
  for (const airport of [...airports].sort(byBusyness)) {
    if (gateways.every((it) => distanceInKm(it, airport) > FAR_KM)) gateways.push(airport);
  }
  return gateways;
}

function byBusyness(a: FlightAirport, b: FlightAirport): number {
  return b.size - a.size || b.carriersAtHome - a.carriersAtHome || a.index - b.index;
}
