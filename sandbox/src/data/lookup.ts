import { groupBy } from "../../../contract/src/base/group-by.ts";
import type { ReferenceData } from "./model.ts";

/** Maps for every kind of lookup in the reference data, each built once. */
export function createLookup(data: ReferenceData) {
  return {
    airportById: by(data.airports, ({ entityId }) => entityId),
    airportByIata: by(data.airports, ({ iata }) => iata),
    airportsOfCity: groupBy(data.airports, ({ cityId }) => cityId),

    cityById: by(data.cities, ({ entityId }) => entityId),
    /** Includes metropolitan codes ("LON"). Many cities share the code of their only airport. */
    cityByIata: by(data.cities, ({ iata }) => iata),
    citiesOfCountry: groupBy(data.cities, ({ countryId }) => countryId),

    countryById: by(data.countries, ({ entityId }) => entityId),
    countryByCode: by(data.countries, ({ code }) => code),

    carrierById: by(data.carriers, ({ id }) => id),
    carrierByIata: by(data.carriers, ({ iata }) => iata),
    allianceById: by(data.alliances, ({ id }) => id),
    agentById: by(data.agents, ({ id }) => id),

    currencyByCode: by(data.currencies, ({ code }) => code),
    localeByCode: by(data.locales, ({ code }) => code),
    marketByCode: by(data.markets, ({ code }) => code),
  };
}

export type Lookup = ReturnType<typeof createLookup>;

function by<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [keyOf(item), item]));
}
