import { describe, expect, test } from "vitest";
import type { Leg } from "../../contract/src/types.ts";
import { indicativeSearch, liveSearch } from "../../sandbox/src/testing/searches.ts";
import {
  agentsOf,
  carriersOf,
  itinerariesOf,
  legsOf,
  lowestPriceOf,
  placesFrom,
  pricingOptionsOf,
  quotesOf,
  segmentsOf,
} from "./lookups.ts";
import { comparePrices } from "./prices.ts";
import { clientOf } from "./testing/client-of.ts";

const { client } = clientOf();
const { content } = await client.searchLive(liveSearch("LHR", "EDI"));
if (!content) throw new Error("The search found nothing.");
const { results } = content;

describe("a live search", () => {
  test.each(["best", "cheapest", "fastest"] as const)(
    "lists its itineraries in the order %s",
    (order) => {
      const expected = content.sortingOptions?.[order].map(
        ({ itineraryId }) => results.itineraries[itineraryId],
      );
      expect(itinerariesOf(content, order).slice(0, expected?.length)).toEqual(expected);
      expect(itinerariesOf(content, order).length).toBe(Object.keys(results.itineraries).length);
    },
  );

  test("lists itineraries that an order omits after those that it names", () => {
    const [last, ...others] = Object.keys(results.itineraries);
    const cheapest = others.map((itineraryId, score) => ({ itineraryId, score }));
    const partly = { ...content, sortingOptions: { ...content.sortingOptions, cheapest } };
    const ordered = itinerariesOf(partly as typeof content, "cheapest");
    expect(ordered.length).toBe(others.length + 1);
    expect(ordered.at(-1)).toEqual(results.itineraries[last ?? ""]);
  });

  test("resolves legs, segments, carriers, places and prices without handling ids", () => {
    for (const itinerary of itinerariesOf(content)) {
      const [leg] = legsOf(results, itinerary);
      if (!leg) throw new Error("An itinerary has no leg.");
      expect(segmentsOf(results, leg).length).toBe(leg.segmentIds.length);
      expect(carriersOf(results, leg)[0]?.name).toEqual(expect.any(String));
      expect(carriersOf(results, leg, "operating")[0]?.name).toEqual(expect.any(String));
      expect(placesFrom(results.places, leg.originPlaceId)[0]?.iata).toBe("LHR");
      const options = pricingOptionsOf(itinerary);
      expect(options.map(({ price }) => price)).toEqual(
        options.map(({ price }) => price).toSorted(comparePrices),
      );
      expect(options.flatMap((option) => agentsOf(results, option)).length).toBeGreaterThan(0);
      expect(lowestPriceOf(itinerary)).toEqual(options[0]?.price);
    }
  });

  test("distinguishes marketing carriers of a leg from operating ones", () => {
    const [seller, flier] = Object.values(results.carriers);
    if (!seller || !flier) throw new Error("There are no two carriers.");
    const own = { ...results, carriers: { seller, flier } };
    const ids = { marketingCarrierIds: ["seller"], operatingCarrierIds: ["flier"] };
    const leg = { ...Object.values(results.legs)[0], ...ids } as Leg;
    expect(carriersOf(own, leg)).toEqual([seller]);
    expect(carriersOf(own, leg, "operating")).toEqual([flier]);
  });

  test("skips an id that resolves to nothing, `constructor` included", () => {
    const lost = { legIds: ["constructor", "nowhere"], pricingOptions: [] };
    expect(legsOf(results, lost)).toEqual([]);
    expect(lowestPriceOf(lost)).toBeUndefined();
    expect(placesFrom(results.places, "nowhere")).toEqual([]);
    expect(placesFrom(results.places, "constructor")).toEqual([]);
  });
});

test.each([
  [undefined, "best", "content must be the content of a live search; received nothing."],
  [{ content }, "best", "content must be the content of a live search; received {content}."],
  [content, "chepest", 'unknown order "chepest". Did you mean "cheapest"?'],
  [content, "price", 'unknown order "price". Expected best, cheapest, fastest.'],
  [content, null, "unknown order null. Expected best, cheapest, fastest."],
] as const)("%#: itinerariesOf rejects wrong content or an unknown order", (of, order, message) => {
  const wrong = itinerariesOf as (...args: readonly unknown[]) => unknown;
  expect(() => wrong(of, order)).toThrow(`itinerariesOf: ${message}`);
});

test("itinerariesOf accepts a further order that the API has", () => {
  const { best } = content.sortingOptions;
  const more = { ...content, sortingOptions: { ...content.sortingOptions, greenest: best } };
  expect(itinerariesOf(more, "greenest" as "best")).toEqual(itinerariesOf(content, "best"));
});

test("tolerates missing sortingOptions, and skips a pricing option without a price", () => {
  const { results } = content;
  const itineraries = itinerariesOf({ results } as never, "cheapest");
  expect(itineraries).toEqual(Object.values(results.itineraries));
  expect(pricingOptionsOf({ legIds: [], pricingOptions: [{}] } as never)).toEqual([]);
});

test("placesFrom stops at a cycle of parents", () => {
  const [place] = placesFrom(results.places, Object.keys(results.places)[0] ?? "");
  if (!place) throw new Error("There is no place.");
  const circle = { a: { ...place, parentId: "b" }, b: { ...place, parentId: "a" } };
  expect(placesFrom(circle, "a").length).toBe(2);
});

test("sorts quotes of an indicative search by lowest price", async () => {
  const { content } = await client.searchIndicative(indicativeSearch("LHR", "EDI"));
  if (!content) throw new Error("The search found nothing.");
  const quotes = quotesOf(content, Object.keys(content.results.quotes));
  expect(quotes.length).toBeGreaterThan(1);
  expect(quotes.map(({ minPrice }) => minPrice)).toEqual(
    quotes.map(({ minPrice }) => minPrice).toSorted(comparePrices),
  );
});
