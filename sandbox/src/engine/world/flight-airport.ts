import type { Lookup } from "../../data/lookup.ts";
import type { Airport, ReferenceData } from "../../data/model.ts";
import { type Position, positionOf } from "../base/great-circle.ts";
import type { OffsetAt } from "../base/local-time.ts";
import { hashText } from "../base/random.ts";

/** An airport with flights, and what the engine needs of it all the time, precomputed. */
export interface FlightAirport extends Airport, Position {
  readonly index: number;
  readonly countryCode: string;
  /** Hash of its IATA code. */
  readonly hash: number;
  /** How many carriers have a hub here. */
  readonly carriersAtHome: number;
  readonly offsetAt: OffsetAt;
}

/** The airports of the data that have flights, indexed in its order. */
export function flightAirports(data: ReferenceData, lookup: Lookup): readonly FlightAirport[] {
  const homes = data.carriers.flatMap(({ hubs }) => hubs);
  return data.airports
    .filter(({ size }) => size > 0)
    .map((airport, index) => {
      const city = lookup.cityById.get(airport.cityId);
      const carriersAtHome = homes.filter((iata) => iata === airport.iata).length;
      const country = lookup.countryById.get(city?.countryId ?? "");
      const { x, y, z } = positionOf(airport);
      // Written out field by field: reading a position out of a spread takes four times as long.
      return {
        entityId: airport.entityId,
        iata: airport.iata,
        name: airport.name,
        cityId: airport.cityId,
        latitude: airport.latitude,
        longitude: airport.longitude,
        timeZone: airport.timeZone,
        size: airport.size,
        x,
        y,
        z,
        index,
        countryCode: country?.code ?? "",
        hash: hashText(airport.iata),
        carriersAtHome,
        offsetAt: (utcMinutes) => data.utcOffset(airport.timeZone, utcMinutes * 60_000),
      };
    });
}
