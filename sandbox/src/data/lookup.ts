import { groupBy } from "./group-by.ts";
import type { ReferenceData } from "./model.ts";

/** Every way in to the reference data, each a map built once. */
export function createLookup(data: ReferenceData) {
  return {
    airportById: by(data.airports, (it) => it.entityId),
    airportByIata: by(data.airports, (it) => it.iata),
    airportsOfCity: groupBy(data.airports, (it) => it.cityId),

    cityById: by(data.cities, (it) => it.entityId),
    /** Metropolitan codes too: "LON". Many a city shares its code with its one airport. */
    cityByIata: by(data.cities, (it) => it.iata),
    citiesOfCountry: groupBy(data.cities, (it) => it.countryId),

    countryById: by(data.countries, (it) => it.entityId),
    countryByCode: by(data.countries, (it) => it.code),

    carrierById: by(data.carriers, (it) => it.id),
    carrierByIata: by(data.carriers, (it) => it.iata),
    allianceById: by(data.alliances, (it) => it.id),
    agentById: by(data.agents, (it) => it.id),

    currencyByCode: by(data.currencies, (it) => it.code),
    localeByCode: by(data.locales, (it) => it.code),
    marketByCode: by(data.markets, (it) => it.code),
  };
}

export type Lookup = ReturnType<typeof createLookup>;

function by<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [keyOf(item), item]));
}
