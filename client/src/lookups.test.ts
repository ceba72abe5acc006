import { describe, expect, test } from "vitest";
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
    "has its itineraries in the order %s",
    (order) => {
      const expected = content.sortingOptions?.[order].map(
        ({ itineraryId }) => results.itineraries[itineraryId],
      );
      expect(itinerariesOf(content, order).slice(0, expected?.length)).toEqual(expected);
      expect(itinerariesOf(content, order).length).toBe(Object.keys(results.itineraries).length);
    },
  );

  test("is read without an id in hand", () => {
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

  test("leaves out what an id does not lead to, `constructor` included", () => {
    const lost = { legIds: ["constructor", "nowhere"], pricingOptions: [] };
    expect(legsOf(results, lost)).toEqual([]);
    expect(lowestPriceOf(lost)).toBeUndefined();
    expect(placesFrom(results.places, "nowhere")).toEqual([]);
  });
});

test("places that belong to each other do not go round for ever", () => {
  const [place] = placesFrom(results.places, Object.keys(results.places)[0] ?? "");
  if (!place) throw new Error("There is no place.");
  const circle = { a: { ...place, parentId: "b" }, b: { ...place, parentId: "a" } };
  expect(placesFrom(circle, "a").length).toBe(2);
});

test("quotes of an indicative search come with the lowest price first", async () => {
  const { content } = await client.searchIndicative(indicativeSearch("LHR", "EDI"));
  if (!content) throw new Error("The search found nothing.");
  const quotes = quotesOf(content, Object.keys(content.results.quotes));
  expect(quotes.length).toBeGreaterThan(1);
  expect(quotes.map(({ minPrice }) => minPrice)).toEqual(
    quotes.map(({ minPrice }) => minPrice).toSorted(comparePrices),
  );
});
