import type { ReferenceData } from "./model.ts";

/** A place of any kind, as the map of the geo operations has it, without its name. */
export interface FlatPlace {
  readonly entityId: string;
  /** Empty for a continent. */
  readonly parentId: string;
  readonly type:
    | "PLACE_TYPE_AIRPORT"
    | "PLACE_TYPE_CITY"
    | "PLACE_TYPE_COUNTRY"
    | "PLACE_TYPE_CONTINENT";
  /** Empty for countries and continents. */
  readonly iata: string;
  /** Airports and cities only. */
  readonly coordinates?: { readonly latitude: number; readonly longitude: number };
}

/** All places, parents before children. */
export function flattenPlaces(data: ReferenceData): readonly FlatPlace[] {
  return [
    ...data.continents.map(
      ({ entityId }): FlatPlace => ({
        entityId,
        parentId: "",
        type: "PLACE_TYPE_CONTINENT",
        iata: "",
      }),
    ),
    ...data.countries.map(
      ({ entityId, continentId }): FlatPlace => ({
        entityId,
        parentId: continentId,
        type: "PLACE_TYPE_COUNTRY",
        iata: "",
      }),
    ),
    ...data.cities.map(
      ({ entityId, countryId, iata, latitude, longitude }): FlatPlace => ({
        entityId,
        parentId: countryId,
        type: "PLACE_TYPE_CITY",
        iata,
        coordinates: { latitude, longitude },
      }),
    ),
    ...data.airports.map(
      ({ entityId, cityId, iata, latitude, longitude }): FlatPlace => ({
        entityId,
        parentId: cityId,
        type: "PLACE_TYPE_AIRPORT",
        iata,
        coordinates: { latitude, longitude },
      }),
    ),
  ];
}
