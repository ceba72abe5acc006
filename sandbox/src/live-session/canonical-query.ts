import type {
  LiveQuery,
  LiveQueryLeg,
  LocalDate,
  PlaceQuery,
} from "../../../contract/src/types.ts";

/**
 * The same search always written the same way: fields in one order, lists of ids sorted and without
 * repetition, defaults and unknown fields left out. Tokens and caches are keyed by it.
 */
export function canonicalQuery(query: LiveQuery): LiveQuery {
  const { cabinClass, nearbyAirports, includeSustainabilityData } = query;
  return {
    market: query.market,
    locale: query.locale,
    currency: query.currency,
    queryLegs: query.queryLegs.map(canonicalLeg),
    adults: query.adults,
    ...(cabinClass && cabinClass !== "CABIN_CLASS_UNSPECIFIED" ? { cabinClass } : {}),
    ...nonEmpty(
      "childrenAges",
      [...(query.childrenAges ?? [])].sort((a, b) => a - b),
    ),
    ...nonEmpty("includedCarriersIds", sortedIds(query.includedCarriersIds)),
    ...nonEmpty("excludedCarriersIds", sortedIds(query.excludedCarriersIds)),
    ...nonEmpty("includedAgentsIds", sortedIds(query.includedAgentsIds)),
    ...nonEmpty("excludedAgentsIds", sortedIds(query.excludedAgentsIds)),
    ...(includeSustainabilityData ? { includeSustainabilityData } : {}),
    ...(nearbyAirports ? { nearbyAirports } : {}),
  };
}

function canonicalLeg({ originPlaceId, destinationPlaceId, date }: LiveQueryLeg): LiveQueryLeg {
  return {
    originPlaceId: canonicalPlace(originPlaceId),
    destinationPlaceId: canonicalPlace(destinationPlaceId),
    date: canonicalDate(date),
  };
}

function canonicalPlace({ iata, entityId = "" }: PlaceQuery): PlaceQuery {
  return iata === undefined ? { entityId } : { iata };
}

function canonicalDate({ year, month, day }: LocalDate): LocalDate {
  return { year, month, day };
}

function sortedIds(ids: readonly string[] = []): readonly string[] {
  return [...new Set(ids)].sort();
}

function nonEmpty<Key extends string, Item>(key: Key, items: readonly Item[]) {
  return (items.length > 0 ? { [key]: items } : {}) as { readonly [name in Key]?: readonly Item[] };
}
