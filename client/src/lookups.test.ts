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

test.each([{ text: "" }, "text", null, 5])(
  "itinerariesOf takes no unknown member for an order, such as %j, and no odd value for a list",
  (odd) => {
    const more = { ...content, sortingOptions: { ...content.sortingOptions, odd, best: odd } };
    expect(() => itinerariesOf(more as never, "odd" as "best")).toThrow(
      'itinerariesOf: unknown order "odd". Expected best, cheapest, fastest.',
    );
    expect(itinerariesOf(more as never, "best")).toEqual(Object.values(results.itineraries));
    const withNull = { results, sortingOptions: { best: [odd] } };
    expect(itinerariesOf(withNull as never)).toEqual(Object.values(results.itineraries));
  },
);

describe("an argument of another kind", () => {
  const [itinerary] = itinerariesOf(content);
  const [leg] = itinerary ? legsOf(results, itinerary) : [];
  const [option] = itinerary ? pricingOptionsOf(itinerary) : [];
  const maps = "results must be content.results of a live search; received";
  const anItinerary = "itinerary must be an itinerary of a live search; received";
  const aLeg = "leg must be a leg of an itinerary; received";
  const anOption = "option must be a pricing option of an itinerary; received";

  test.each([
    [legsOf, [], `${maps} nothing`],
    [legsOf, [itinerary, results], `${maps} {`],
    [legsOf, [content, itinerary], `${maps} {results, stats, sortingOptions}`],
    [legsOf, [{ ...results, legs: [] }, itinerary], `${maps} {`],
    [legsOf, [results], `${anItinerary} nothing`],
    [legsOf, [results, null], `${anItinerary} null`],
    [legsOf, [results, "a"], `${anItinerary} "a"`],
    [legsOf, [results, { legIds: "a" }], `${anItinerary} {legIds}`],
    [segmentsOf, [leg, results], `${maps} {`],
    [segmentsOf, [results, undefined], `${aLeg} nothing`],
    [segmentsOf, [results, itinerary], `${aLeg} {`],
    [carriersOf, [leg, results], `${maps} {`],
    [carriersOf, [results, "operating"], `${aLeg} "operating"`],
    [carriersOf, [results, leg, "x"], 'as must be "marketing" or "operating"; received "x"'],
    [carriersOf, [results, leg, null], 'as must be "marketing" or "operating"; received null'],
    [agentsOf, [option, results], `${maps} {`],
    [agentsOf, [results, itinerary], `${anOption} {`],
    [placesFrom, [], "places must be the places of a response, by ID; received nothing"],
    [placesFrom, ["x", results.places], 'places must be .*; received "x"'],
    [placesFrom, [results, "1"], "places must be the places of a response, by ID; received {"],
    [placesFrom, [results.places], "id must be the ID of a place; received nothing"],
    [placesFrom, [results.places, 1], "id must be the ID of a place; received 1"],
    [pricingOptionsOf, [], `${anItinerary} nothing`],
    [pricingOptionsOf, [content], `${anItinerary} {results, stats, sortingOptions}`],
    [lowestPriceOf, [option], `${anItinerary} {`],
    [quotesOf, [], "content must be the content of searchIndicative; received nothing"],
    [quotesOf, [content, []], "content must be the content of searchIndicative; received {"],
    [quotesOf, [["1"], content], "content must be .* received an array"],
    [
      quotesOf,
      [{ results: { quotes: {} } }],
      "quoteIds must be an array of quote IDs; received nothing",
    ],
    [
      quotesOf,
      [{ results: { quotes: {} } }, "x"],
      'quoteIds must be an array of quote IDs; received "x"',
    ],
  ])("%#: %o is told what was expected", (of, args, message) => {
    const wrong = of as (...args: readonly unknown[]) => unknown;
    expect(() => wrong(...args)).toThrow(TypeError);
    expect(() => wrong(...args)).toThrow(new RegExp(`^${of.name}: ${message}`));
  });
});

test("what is no object counts as a quote or a pricing option without a price", () => {
  const quotes = {
    odd: null,
    text: "",
    a: { minPrice: { amount: "1", unit: "PRICE_UNIT_WHOLE" } },
  };
  expect(quotesOf({ results: { quotes } } as never, Object.keys(quotes))).toEqual([
    quotes.a,
    null,
    "",
  ]);
  expect(pricingOptionsOf({ legIds: [], pricingOptions: [null, "text"] } as never)).toEqual([]);
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
