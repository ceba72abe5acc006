import type { Place } from "../../../../contract/src/types.ts";
import type { FlightAirport } from "./flight-airport.ts";
import type { World } from "./world.ts";

/**
 * Where the chain of parents ends: at the country in live results, at the continent in indicative
 * ones.
 */
export type TopOfChain = "country" | "continent";

/** Airports and their ancestors, by entity id. Flight results have no coordinates; geo has them. */
export function resultPlaces(
  { data, lookup }: Pick<World, "data" | "lookup">,
  airports: Iterable<FlightAirport>,
  locale: string,
  top: TopOfChain,
): Record<string, Place> {
  const places: Record<string, Place> = {};
  const add = (entityId: string, parentId: string, type: Place["type"], iata: string) => {
    places[entityId] ??= {
      entityId,
      parentId,
      name: data.placeName(entityId, locale),
      type,
      iata,
    };
  };
  for (const { entityId, cityId, iata } of new Set(airports)) {
    add(entityId, cityId, "PLACE_TYPE_AIRPORT", iata);
    if (places[cityId]) continue;
    const city = lookup.cityById.get(cityId);
    add(cityId, city?.countryId ?? "", "PLACE_TYPE_CITY", city?.iata ?? "");
    const country = lookup.countryById.get(city?.countryId ?? "");
    if (!country) continue;
    const isTop = top === "country";
    add(country.entityId, isTop ? "" : country.continentId, "PLACE_TYPE_COUNTRY", "");
    if (!isTop) add(country.continentId, "", "PLACE_TYPE_CONTINENT", "");
  }
  return places;
}
