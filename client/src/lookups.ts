// Results refer to each other by ID. An unknown ID is skipped: what the API may leave out is not
// specified, so expect it everywhere.

import { isObject } from "../../contract/src/base/json-object.ts";
import type {
  Agent,
  Carrier,
  IndicativeContent,
  IndicativeResults,
  Itinerary,
  Leg,
  LiveContent,
  LiveResults,
  Place,
  Price,
  PricingOption,
  Quote,
  Segment,
  SortingOption,
  SortingOptions,
} from "../../contract/src/types.ts";
import { checkArgument, isString } from "./check-argument.ts";
import { unknownNameError } from "./check-options.ts";
import { compareFound, readMicros } from "./prices.ts";

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
  const { itineraries }: LiveResults = Object(results);
  const isContent = isObject(itineraries);
  checkArgument(isContent, "itinerariesOf: content", "the content of a live search", content);
  // Of members that the contract does not know, only a list can be an order.
  const lists = Object.entries(Object(sortingOptions)).filter(([, list]) => Array.isArray(list));
  const orders = new Map<string, readonly SortingOption[]>([
    ...ORDERS.map((name) => [name, []] as const),
    ...(lists as [string, readonly SortingOption[]][]),
  ]);
  const named = orders.get(order);
  if (!named) throw unknownNameError("itinerariesOf", "order", order, [...orders.keys()]);
  const ids = named.map((option) => Object(option).itineraryId);
  return pick(itineraries, [...new Set([...ids, ...Object.keys(itineraries)])]);
}

/**
 * Legs of an itinerary, one for each query leg.
 * @throws {TypeError} unless given results of a live search and an itinerary
 */
export function legsOf(results: LiveResults, itinerary: Itinerary): readonly Leg[] {
  const legs = mapOf("legsOf", results, "legs");
  return pick(legs, listOf("legsOf", "itinerary", itinerary, "legIds"));
}

/**
 * Segments of a leg, in the order they are flown.
 * @throws {TypeError} unless given results of a live search and a leg
 */
export function segmentsOf(results: LiveResults, leg: Leg): readonly Segment[] {
  const segments = mapOf("segmentsOf", results, "segments");
  return pick(segments, listOf("segmentsOf", "leg", leg, "segmentIds"));
}

/**
 * Carriers of a leg.
 * @param as whether to return those that sell it or those that fly it
 * @defaultValue "marketing"
 * @throws {TypeError} unless given results of a live search and a leg, and for another word
 */
export function carriersOf(
  results: LiveResults,
  leg: Leg,
  as: "marketing" | "operating" = "marketing",
): readonly Carrier[] {
  const carriers = mapOf("carriersOf", results, "carriers");
  const isRole = as === "marketing" || as === "operating";
  checkArgument(isRole, "carriersOf: as", '"marketing" or "operating"', as);
  return pick(carriers, listOf("carriersOf", "leg", leg, `${as}CarrierIds`));
}

/**
 * Agents of a pricing option: each sells a part of it.
 * @throws {TypeError} unless given results of a live search and a pricing option
 */
export function agentsOf(results: LiveResults, option: PricingOption): readonly Agent[] {
  const agents = mapOf("agentsOf", results, "agents");
  return pick(agents, listOf("agentsOf", "option", option, "agentIds"));
}

/**
 * A place and what it belongs to, from itself upwards: airport, city, country.
 * @throws {TypeError} for anything but the places of a response, and for an ID that is no string
 */
export function placesFrom(places: Readonly<Record<string, Place>>, id: string): readonly Place[] {
  // What contains the places has a member of that name, which no place has as its ID.
  const hasPlaces = isObject(places) && !Object.hasOwn(places, "places");
  checkArgument(hasPlaces, "placesFrom: places", "the places of a response, by ID", places);
  checkArgument(isString(id), "placesFrom: id", "the ID of a place", id);
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

/**
 * Ways to buy an itinerary, the lowest price first; those without a price are left out.
 * @throws {TypeError} for anything but an itinerary
 */
export function pricingOptionsOf(itinerary: Itinerary): readonly PricingOption[] {
  return sortOptions("pricingOptionsOf", itinerary);
}

/**
 * The lowest price of an itinerary; undefined where no option has one.
 * @throws {TypeError} for anything but an itinerary
 */
export function lowestPriceOf(itinerary: Itinerary): Price | undefined {
  return sortOptions("lowestPriceOf", itinerary)[0]?.price;
}

function sortOptions(functionName: string, itinerary: Itinerary): readonly PricingOption[] {
  return listOf(functionName, "itinerary", itinerary, "pricingOptions")
    .filter((option) => readMicros(Object(option).price) !== undefined)
    .toSorted((a, b) => compareFound(a.price, b.price));
}

/**
 * Quotes of a group, the lowest price first.
 * @throws {TypeError} for content of another kind, and for anything but an array of IDs
 */
export function quotesOf(
  content: IndicativeContent,
  quoteIds: readonly string[],
): readonly Quote[] {
  const quotes = quotesIn("quotesOf", content);
  checkArgument(Array.isArray(quoteIds), "quotesOf: quoteIds", "an array of quote IDs", quoteIds);
  return pick(quotes, quoteIds).toSorted((a, b) =>
    compareFound(Object(a).minPrice, Object(b).minPrice),
  );
}

/** @throws {TypeError} for content of another kind */
export function quotesIn(
  functionName: string,
  content: IndicativeContent,
): IndicativeResults["quotes"] {
  const { quotes }: IndicativeResults = Object(Object(content).results);
  const expected = "the content of searchIndicative";
  checkArgument(isObject(quotes), `${functionName}: content`, expected, content);
  return quotes;
}

/**
 * A map of the results of a live search.
 * @throws {TypeError} for anything that does not contain it
 */
export function mapOf<Name extends keyof LiveResults>(
  functionName: string,
  results: LiveResults,
  name: Name,
): LiveResults[Name] {
  const map = Object(results)[name];
  const expected = "content.results of a live search";
  checkArgument(isObject(map), `${functionName}: results`, expected, results);
  return map;
}

/**
 * A list of an argument that is a part of the results.
 * @throws {TypeError} for anything that does not contain it
 */
export function listOf<Kind extends keyof Parts, Name extends keyof Parts[Kind]>(
  functionName: string,
  kind: Kind,
  part: Parts[Kind],
  name: Name,
): Parts[Kind][Name] {
  const list = Object(part)[name];
  checkArgument(Array.isArray(list), `${functionName}: ${kind}`, PARTS[kind], part);
  return list;
}

interface Parts {
  readonly itinerary: Itinerary;
  readonly leg: Leg;
  readonly option: PricingOption;
}

/** The parts of the results that are arguments, by the names that those have. */
const PARTS: Readonly<Record<keyof Parts, string>> = {
  itinerary: "an itinerary of a live search",
  leg: "a leg of an itinerary",
  option: "a pricing option of an itinerary",
};

/** The items of some IDs, without those that are unknown. */
export function pick<Item>(
  map: Readonly<Record<string, Item>>,
  ids: readonly string[],
): readonly Item[] {
  return ids.flatMap((id) => (Object.hasOwn(map, id) ? [map[id] as Item] : []));
}
