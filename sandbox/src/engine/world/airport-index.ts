import { groupBy } from "../../../../contract/src/base/group-by.ts";
import type { Lookup } from "../../data/lookup.ts";
import type { ReferenceData } from "../../data/model.ts";
import { type FlightAirport, flightAirports } from "./flight-airport.ts";

/** The airports with flights, and which of them each place stands for. No flights yet. */
export interface AirportIndex {
  readonly lookup: Lookup;
  readonly airports: readonly FlightAirport[];
  /** By entity id of a place: the airport itself, those of a city, those of a country. */
  readonly airportsOf: ReadonlyMap<string, readonly FlightAirport[]>;
}

export function createAirportIndex(data: ReferenceData, lookup: Lookup): AirportIndex {
  const airports = flightAirports(data, lookup);
  return { lookup, airports, airportsOf: groupByPlace(airports, lookup) };
}

function groupByPlace(airports: readonly FlightAirport[], { cityById }: Lookup) {
  const placed = airports.flatMap((airport) => {
    const country = cityById.get(airport.cityId)?.countryId ?? "";
    return [airport.entityId, airport.cityId, country].map((id) => ({ id, airport }));
  });
  const groups = groupBy(placed, ({ id }) => id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ airport }) => airport)]));
}
