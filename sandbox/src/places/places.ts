import type { Place } from "../../../contract/src/types.ts";
import type { Airport, City, ReferenceData } from "../data/model.ts";

/** A place of any kind as geo returns it, without its name, which depends on the locale. */
export type FlatPlace = Omit<Place, "name">;

/** All places by entity id, parents before children. */
export interface Places {
  readonly byId: ReadonlyMap<string, FlatPlace>;
  readonly describe: (place: FlatPlace, locale: string) => Place;
  /** The place and its ancestors: airport, city, country, continent. */
  readonly chain: (entityId: string) => readonly FlatPlace[];
  /** How busy a place is: the sum of `10 ** size` over its airports, so the largest dominates. */
  readonly sizeOf: (entityId: string) => number;
}

export function createPlaces(data: ReferenceData): Places {
  const byId = new Map(flatPlaces(data).map((place) => [place.entityId, place]));

  function chain(entityId: string): readonly FlatPlace[] {
    const place = byId.get(entityId);
    return place ? [place, ...chain(place.parentId)] : [];
  }

  const sizes = new Map<string, number>();
  for (const airport of data.airports) {
    for (const { entityId } of chain(airport.entityId)) {
      sizes.set(entityId, (sizes.get(entityId) ?? 0) + 10 ** airport.size);
    }
  }

  return {
    byId,
    chain,
    sizeOf: (entityId) => sizes.get(entityId) ?? 0,
    describe({ entityId, parentId, ...rest }, locale) {
      return { entityId, parentId, name: data.placeName(entityId, locale), ...rest };
    },
  };
}

function flatPlaces(data: ReferenceData): readonly FlatPlace[] {
  return [
    ...data.continents.map(({ entityId }) => area(entityId, "", "PLACE_TYPE_CONTINENT")),
    ...data.countries.map(({ entityId, continentId }) =>
      area(entityId, continentId, "PLACE_TYPE_COUNTRY"),
    ),
    ...data.cities.map((city) => point(city, city.countryId, "PLACE_TYPE_CITY")),
    ...data.airports.map((airport) => point(airport, airport.cityId, "PLACE_TYPE_AIRPORT")),
  ];
}

function area(entityId: string, parentId: string, type: Place["type"]): FlatPlace {
  return { entityId, parentId, type, iata: "" };
}

function point(place: City | Airport, parentId: string, type: Place["type"]): FlatPlace {
  const { entityId, iata, latitude, longitude } = place;
  return { entityId, parentId, type, iata, coordinates: { latitude, longitude } };
}
