// Results refer to each other by ID. An unknown ID is skipped: what the API may leave out is not
// specified, so expect it everywhere.

import { isObject } from "../../contract/src/base/json-object.ts";
import type {
  Agent,
  Carrier,
  IndicativeContent,
  Itinerary,
  Leg,
  LiveContent,
  LiveResults,
  Place,
  Price,
  PricingOption,
  Quote,
  Segment,
  SortingOptions,
} from "../../contract/src/types.ts";
import { checkArgument } from "./check-argument.ts";
import { unknownNameError } from "./check-options.ts";
import { comparePrices, readMicros } from "./prices.ts";

const ORDERS: readonly (keyof SortingOptions)[] = ["best", "cheapest", "fastest"];

/**
 * Itineraries in one of the API's orders; those that the order does not name come last.
 * @param order name of the order: "best", "cheapest", "fastest"
 * @defaultValue "best"
 * @throws {TypeError} for anything but the content of a live search, and for an unknown order
 */
export function itinerariesOf(
  content: LiveContent,
  order: keyof SortingOptions = "best",
): readonly Itinerary[] {
  const { results, sortingOptions }: LiveContent = Object(content);
  const hasItineraries = isObject(Object(results).itineraries);
  checkArgument(hasItineraries, "itinerariesOf: content", "the content of a live search", content);
  const orders = new Set<string>([...ORDERS, ...Object.keys(sortingOptions ?? {})]);
  if (!orders.has(order)) {
    throw unknownNameError("itinerariesOf", "order", order, [...orders]);
  }
  const named = (sortingOptions?.[order] ?? []).map(({ itineraryId }) => itineraryId);
  const ids = new Set([...named, ...Object.keys(results.itineraries)]);
  return pick(results.itineraries, [...ids]);
}

/** Legs of an itinerary, one for each query leg. */
export function legsOf(results: LiveResults, { legIds }: Itinerary): readonly Leg[] {
  return pick(results.legs, legIds);
}

/** Segments of a leg, in the order they are flown. */
export function segmentsOf(results: LiveResults, { segmentIds }: Leg): readonly Segment[] {
  return pick(results.segments, segmentIds);
}

/**
 * Carriers of a leg.
 * @param as whether to return those that sell it or those that fly it
 * @defaultValue "marketing"
 */
export function carriersOf(
  results: LiveResults,
  { marketingCarrierIds, operatingCarrierIds }: Leg,
  as: "marketing" | "operating" = "marketing",
): readonly Carrier[] {
  return pick(results.carriers, as === "marketing" ? marketingCarrierIds : operatingCarrierIds);
}

/** Agents of a pricing option: each sells a part of it. */
export function agentsOf(results: LiveResults, { agentIds }: PricingOption): readonly Agent[] {
  return pick(results.agents, agentIds);
}

/** A place and what it belongs to, from itself upwards: airport, city, country. */
export function placesFrom(places: Readonly<Record<string, Place>>, id: string): readonly Place[] {
  const chain: Place[] = [];
  const findPlace = (placeId: string) => pick(places, [placeId])[0];
  for (
    let place = findPlace(id);
    place && !chain.includes(place);
    place = findPlace(place.parentId)
  ) {
    chain.push(place);
  }
  return chain;
}

/** Ways to buy an itinerary, the lowest price first; those without a price are left out. */
export function pricingOptionsOf({ pricingOptions }: Itinerary): readonly PricingOption[] {
  return pricingOptions
    .filter(({ price }) => readMicros(price) !== undefined)
    .toSorted((a, b) => comparePrices(a.price, b.price));
}

/** The lowest price of an itinerary; undefined where no option has one. */
export function lowestPriceOf(itinerary: Itinerary): Price | undefined {
  return pricingOptionsOf(itinerary)[0]?.price;
}

/** Quotes of a group, the lowest price first. */
export function quotesOf(
  { results }: IndicativeContent,
  quoteIds: readonly string[],
): readonly Quote[] {
  return pick(results.quotes, quoteIds).toSorted((a, b) => comparePrices(a.minPrice, b.minPrice));
}

/** The items of some IDs, without those that are unknown. */
export function pick<Item>(
  map: Readonly<Record<string, Item>>,
  ids: readonly string[],
): readonly Item[] {
  return ids.flatMap((id) => (Object.hasOwn(map, id) ? [map[id] as Item] : []));
}
