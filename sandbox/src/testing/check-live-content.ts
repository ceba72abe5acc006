import type { Itinerary, LiveContent, LiveResults } from "../../../contract/src/types.ts";
import { brokenReferences } from "./broken-references.ts";
import { derivedStatsOf, type ItineraryFacts, list } from "./derived-stats.ts";

/**
 * Contradictions within the content of a live search: ids without an entry, wrong sums and minima,
 * incomplete orders. Derived from the response alone.
 */
export function checkLiveContent({
  results,
  stats,
  sortingOptions,
}: LiveContent): readonly string[] {
  const broken = brokenReferences(results);
  if (broken.length > 0) return broken;
  const listed = Object.entries(results.itineraries).map(([id, it]) => list(id, it, results));
  const ids = listed.map(({ id }) => id).sort();
  return [
    ...Object.values(results.itineraries).flatMap((itinerary) =>
      itineraryProblems(itinerary, results),
    ),
    ...Object.entries(results.legs).flatMap(([id]) => legProblems(id, results)),
    ...differ("stats", stats, derivedStatsOf(listed)),
    ...Object.entries(sortingOptions).flatMap(([name, options]) => [
      ...differ(`the ids in ${name}`, options.map(({ itineraryId }) => itineraryId).sort(), ids),
      ...fall(
        `scores of ${name}`,
        options.map(({ score }) => score),
      ),
    ]),
    ...fall("prices, cheapest last", pricesIn(sortingOptions.cheapest, listed).reverse()),
    ...fall("durations, fastest last", minutesIn(sortingOptions.fastest, listed).reverse()),
  ];
}

function itineraryProblems(
  { pricingOptions, legIds }: Itinerary,
  { legs }: LiveResults,
): readonly string[] {
  const flown = legIds.flatMap((id) => legs[id]?.segmentIds ?? []);
  return pricingOptions.flatMap(({ price, items, agentIds }) => {
    const prices = items.map((item) => item.price);
    const sum = prices.reduce((total, { amount }) => total + BigInt(amount), 0n);
    const isKnown = price.amount !== "";
    return [
      ...differ("units", new Set(prices.map(({ unit }) => unit)), new Set([price.unit])),
      ...(isKnown ? differ("the sum of the items", String(sum), price.amount) : []),
      ...differ("agents", new Set(items.map(({ agentId }) => agentId)), new Set(agentIds)),
      ...differ(
        "fares",
        items.flatMap(({ fares }) => fares.map((fare) => fare.segmentId)),
        flown,
      ),
    ];
  });
}

function legProblems(id: string, { legs, segments, places }: LiveResults): readonly string[] {
  const leg = legs[id];
  const flights = (leg?.segmentIds ?? []).flatMap((segmentId) => segments[segmentId] ?? []);
  const cityOf = (placeId: string | undefined) => places[placeId ?? ""]?.parentId;
  const flown = flights.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0);
  return [
    ...differ(`stops of ${id}`, leg?.stopCount, flights.length - 1),
    ...differ(`origin of ${id}`, leg?.originPlaceId, flights[0]?.originPlaceId),
    ...differ(`end of ${id}`, leg?.destinationPlaceId, flights.at(-1)?.destinationPlaceId),
    ...differ(`departure of ${id}`, leg?.departureDateTime, flights[0]?.departureDateTime),
    ...differ(`arrival of ${id}`, leg?.arrivalDateTime, flights.at(-1)?.arrivalDateTime),
    ...fall(`time flown and in all of ${id}`, [leg?.durationInMinutes ?? 0, flown]),
    ...flights.slice(1).flatMap(({ originPlaceId }, index) => {
      const landed = cityOf(flights[index]?.destinationPlaceId);
      return differ(`the city of a change of ${id}`, cityOf(originPlaceId), landed);
    }),
  ];
}

type Order = LiveContent["sortingOptions"]["best"];

function pricesIn(order: Order, listed: readonly ItineraryFacts[]): number[] {
  return inOrder(order, listed).map(({ amount }) => amount);
}

function minutesIn(order: Order, listed: readonly ItineraryFacts[]): number[] {
  return inOrder(order, listed).map(({ minutes }) => minutes);
}

function inOrder(order: Order, listed: readonly ItineraryFacts[]): readonly ItineraryFacts[] {
  const byId = new Map(listed.map((item) => [item.id, item]));
  return order.flatMap(({ itineraryId }) => byId.get(itineraryId) ?? []);
}

function fall(name: string, values: readonly number[]): readonly string[] {
  const rises = values.some((value, index) => value > (values[index - 1] ?? value));
  return rises ? [`${name} rise: ${values.slice(0, 20).join(", ")}`] : [];
}

function differ(name: string, actual: unknown, expected: unknown): readonly string[] {
  const [is, ought] = [actual, expected].map(textOf);
  return is === ought ? [] : [`${name}: ${is} instead of ${ought}`.slice(0, 400)];
}

function textOf(value: unknown): string {
  return JSON.stringify(value instanceof Set ? [...value].sort() : value) ?? "nothing";
}
