import { beforeAll, describe, expect, test } from "vitest";
import { operations } from "../../../contract/generated/operations.ts";
import type { Schema } from "../../../contract/src/model.ts";
import { contract } from "../../../contract/src/testing/contract.ts";
import type {
  CurrenciesResponse,
  IndicativeQuery,
  IndicativeSearchResponse,
  LiveSearchResponse,
  LocalesResponse,
  MarketsResponse,
  PlacesResponse,
  Price,
} from "../../../contract/src/types.ts";
import { indicativeSearch, liveSearch } from "../testing/searches.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";
import { QUIRKS, type QuirkId } from "./quirks.ts";

/** What one client sees of the API: the same calls, with the scenario or without. */
interface Seen {
  readonly created: LiveSearchResponse;
  readonly polled: LiveSearchResponse;
  readonly done: LiveSearchResponse;
  readonly byDate: IndicativeSearchResponse;
  readonly byRoute: IndicativeSearchResponse;
  readonly places: PlacesResponse;
  readonly nearest: PlacesResponse;
  readonly currencies: CurrenciesResponse;
  readonly locales: LocalesResponse;
  readonly markets: MarketsResponse;
}

async function see(key: string): Promise<Seen> {
  const { call, wait } = createTestSandbox();
  const ask = async <Body>(path: string, body?: unknown, method?: string): Promise<Body> => {
    const asked = { path, body, key, ...(method === undefined ? {} : { method }) };
    const answered = await call<Body>(asked);
    expect(answered.status).toBe(200);
    return answered.body;
  };
  const poll = ({ sessionToken }: LiveSearchResponse) => {
    const token = encodeURIComponent(sessionToken);
    const path = operations.pollLiveSearch.path.replace("{sessionToken}", token);
    return ask<LiveSearchResponse>(path, undefined, "POST");
  };
  const indicative = (changes: Partial<IndicativeQuery>) =>
    ask<IndicativeSearchResponse>(
      operations.searchIndicative.path,
      indicativeSearch("LON", "EDI", changes),
    );
  const inLocale = (path: string) => path.replace("{locale}", "en-GB");

  const created = await ask<LiveSearchResponse>(
    operations.createLiveSearch.path,
    liveSearch("LHR", "JFK"),
  );
  wait(1_000);
  const polled = await poll(created);
  wait(60_000);
  return {
    created,
    polled,
    done: await poll(polled),
    byDate: await indicative({ dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE" }),
    byRoute: await indicative({}),
    places: await ask(inLocale(operations.listFlightPlaces.path)),
    nearest: await ask(operations.findNearestPlaces.path, {
      locator: { coordinates: { latitude: 51.5, longitude: -0.1 } },
      locale: "en-GB",
    }),
    currencies: await ask(operations.listCurrencies.path),
    locales: await ask(operations.listLocales.path),
    markets: await ask(inLocale(operations.listMarkets.path)),
  };
}

let usual: Seen;
let odd: Seen;
beforeAll(async () => {
  usual = await see("sandbox-key");
  odd = await see("sandbox-key-unfriendly");
});

describe("each quirk appears, and only in the unfriendly scenario", () => {
  test.each(QUIRKS.map(({ id }) => id))("%s", (id) => {
    expect(SHOWN[id](odd), "unfriendly shows it").toBe(true);
    expect(SHOWN[id](usual), "other searches show it").toBe(false);
  });

  const PUNCTUATION = /[ {}:*/?#[\]@!$&'()+,;=%"<>\\^|~]/;
  const resultsOf = ({ done }: Seen) => {
    if (!done.content) throw new Error("The search found nothing.");
    return done.content.results;
  };
  const itinerariesOf = (seen: Seen) => Object.values(resultsOf(seen).itineraries);
  const optionsOf = (seen: Seen) => itinerariesOf(seen).flatMap((one) => one.pricingOptions);
  const agentsOf = (seen: Seen) => Object.values(resultsOf(seen).agents);
  const quotesOf = ({ byDate }: Seen) => byDate.content.results.quotes;
  const routesOf = ({ byRoute }: Seen) =>
    byRoute.content.groupingOptions.byRoute?.quotesGroups ?? [];
  const isAscending = (values: readonly (number | string)[]) =>
    values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));
  const amountOf = ({ amount, unit }: Price) => {
    const decimals = { WHOLE: 0, CENTI: 2, MILLI: 3, MICRO: 6, UNSPECIFIED: undefined }[
      unit.slice(11)
    ];
    return amount === "" || decimals === undefined ? Infinity : Number(amount) / 10 ** decimals;
  };

  const SHOWN: Readonly<Record<QuirkId, (seen: Seen) => boolean>> = {
    "unknown-members": (seen) =>
      [
        seen.created,
        seen.done.content?.stats,
        seen.byDate,
        seen.places,
        seen.nearest,
        seen.locales,
      ].every((answer) => answer && "notInTheContract" in answer),
    "odd-ids": (seen) =>
      [
        resultsOf(seen).itineraries,
        resultsOf(seen).legs,
        resultsOf(seen).segments,
        quotesOf(seen),
      ].every((map) => Object.keys(map).every((id) => PUNCTUATION.test(id))),
    "odd-tokens": ({ created, polled }) =>
      [created, polled].every(({ sessionToken }) => PUNCTUATION.test(sessionToken)),
    "maps-in-no-order": (seen) => {
      const firstOf = (one: Seen) => Object.keys(resultsOf(one).segments)[0]?.split(" ")[0];
      return firstOf(seen) !== firstOf(usual);
    },
    "pricing-options-in-no-order": (seen) =>
      itinerariesOf(seen).some(
        ({ pricingOptions }) => !isAscending(pricingOptions.map(({ price }) => amountOf(price))),
      ),
    "routes-in-no-order": (seen) =>
      routesOf(seen).some(
        ({ quoteIds }) =>
          !isAscending(
            quoteIds.map((id) => {
              const price = seen.byRoute.content.results.quotes[id]?.minPrice;
              return price ? amountOf(price) : Infinity;
            }),
          ),
      ),
    "lists-in-no-order": ({ currencies, locales, markets }) =>
      [currencies.currencies, locales.locales, markets.markets].every(
        (list) => !isAscending(list.map(({ code }) => code)),
      ),
    "mixed-units": (seen) => new Set(optionsOf(seen).map(({ price }) => price.unit)).size > 3,
    "no-price": (seen) => {
      const prices = optionsOf(seen).map(({ price: { amount, unit } }) => [
        amount !== "",
        unit !== "PRICE_UNIT_UNSPECIFIED",
      ]);
      return [
        [false, false],
        [false, true],
        [true, false],
      ].every((kind) => prices.some((price) => price.join() === kind.join()));
    },
    "places-without-codes": ({ places }) => {
      const airports = Object.values(places.places).filter(
        ({ type }) => type === "PLACE_TYPE_AIRPORT",
      );
      return ["", undefined].every((code) => airports.some(({ iata }) => iata === code));
    },
    "places-without-coordinates": ({ places }) =>
      Object.values(places.places).some(
        ({ type, coordinates }) => type === "PLACE_TYPE_AIRPORT" && coordinates === undefined,
      ),
    "no-city": ({ nearest }) =>
      Object.values(nearest.places).every(({ type }) => type !== "PLACE_TYPE_CITY"),
    "carriers-without-codes": (seen) =>
      Object.values(resultsOf(seen).carriers).some(({ iata }) => iata === ""),
    "no-sustainability-data": (seen) =>
      itinerariesOf(seen).every((itinerary) => !("sustainabilityData" in itinerary)),
    "unnamed-agents": (seen) => {
      const named = new Set(optionsOf(seen).flatMap(({ agentIds }) => agentIds));
      return Object.keys(resultsOf(seen).agents).some((id) => !named.has(id));
    },
    unspecified: (seen) => {
      const types = new Set(agentsOf(seen).map(({ type }) => type));
      const transfers = new Set(optionsOf(seen).map(({ transferType }) => transferType));
      // Some of each, and not all.
      const isMixed = types.size > 1 && transfers.size > 1;
      return (
        isMixed && types.has("AGENT_TYPE_UNSPECIFIED") && transfers.has("TRANSFER_TYPE_UNSPECIFIED")
      );
    },
    "no-status": ({ created }) => created.status === "RESULT_STATUS_UNSPECIFIED",
    "content-to-ignore": ({ polled: { action, content } }) =>
      action === "RESULT_ACTION_OMITTED" &&
      content !== null &&
      Object.keys(content.results.itineraries).length === 0,
    "days-without-price": (seen) =>
      new Set(
        Object.values(quotesOf(seen)).map(({ outboundLeg }) => outboundLeg.departureDateTime.day),
      ).size < 31,
    "no-way-back": (seen) =>
      Object.values(quotesOf(seen)).every((quote) => !("inboundLeg" in quote)),
    "time-of-day": (seen) =>
      Object.values(quotesOf(seen)).every(
        ({ outboundLeg }) => outboundLeg.departureDateTime.hour !== 0,
      ),
    "empty-route": (seen) => routesOf(seen).some(({ originPlaceId }) => originPlaceId === ""),
    "one-grouping": ({ byDate }) => byDate.content.groupingOptions.byRoute === undefined,
  };

  test("the same itineraries are found, with no lower price", () => {
    const idsOf = (seen: Seen) =>
      Object.keys(resultsOf(seen).itineraries)
        .map((id) => id.split(" ")[0])
        .sort();
    expect(idsOf(odd)).toEqual(idsOf(usual));
    const lowest = (seen: Seen) => Math.min(...optionsOf(seen).map(({ price }) => amountOf(price)));
    expect(lowest(odd)).toBeGreaterThanOrEqual(lowest(usual));
    expect(lowest(odd)).toBeLessThan(Infinity);
  });

  test("a search for a single day finds quotes, whatever the day", async () => {
    const { call } = createTestSandbox();
    for (let day = 10; day < 16; day += 1) {
      const date = { year: 2027, month: 5, day };
      const {
        query: { queryLegs, ...query },
      } = indicativeSearch("LON", "EDI");
      const body = {
        query: {
          ...query,
          queryLegs: queryLegs.map((leg) => ({ ...leg, fixedDate: date, dateRange: undefined })),
        },
      };
      const answered = await call<IndicativeSearchResponse>({
        path: operations.searchIndicative.path,
        body,
        key: "sandbox-key-unfriendly",
      });
      expect(Object.keys(answered.body.content.results.quotes).length).toBeGreaterThan(0);
    }
  });

  test("every optional value is omitted somewhere, but for one of two groupings", () => {
    const bodies: Readonly<Record<string, readonly object[]>> = {
      createLiveSearch: [odd.created],
      pollLiveSearch: [odd.polled, odd.done],
      searchIndicative: [odd.byDate, odd.byRoute],
      listFlightPlaces: [odd.places],
      findNearestPlaces: [odd.nearest],
    };
    const found = contract.specifications
      .flatMap((one) => one.operations)
      .flatMap(({ id, responses }) => {
        const schema = responses.find(({ status }) => status === "200")?.schema;
        return schema ? (bodies[id] ?? []).flatMap((body) => optionalIn(schema, body)) : [];
      });
    const named = new Set(found.map(({ field }) => field));
    const omitted = found.filter(({ value }) => value === undefined || value === null);
    expect(named.size).toBeGreaterThan(3);
    const kept = [...named].filter((name) => omitted.every(({ field }) => field !== name));
    // Without either grouping, a client would have no quotes to show.
    expect(kept).toEqual(["GroupingOptions.byDate"]);
  });

  test("every id still resolves", () => {
    const { itineraries, legs, segments, carriers, places } = resultsOf(odd);
    for (const { legIds } of Object.values(itineraries)) {
      for (const id of legIds) expect(legs[id]).toBeDefined();
    }
    for (const leg of Object.values(legs)) {
      for (const id of leg.segmentIds) expect(segments[id]).toBeDefined();
      for (const id of leg.marketingCarrierIds) expect(carriers[id]).toBeDefined();
      expect(places[leg.originPlaceId]).toBeDefined();
    }
    const { places: nearest } = odd.nearest;
    const parents = Object.values(nearest).flatMap(({ parentId }) => parentId || []);
    expect(parents.length).toBeGreaterThan(0);
    for (const id of parents) expect(nearest[id]).toBeDefined();
    const sorted = odd.done.content?.sortingOptions.best ?? [];
    expect(sorted.length).toBe(Object.keys(itineraries).length);
    for (const { itineraryId } of sorted) expect(itineraries[itineraryId]).toBeDefined();
    const { quotes } = odd.byRoute.content.results;
    const ids = routesOfQuotes(odd);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(quotes[id]).toBeDefined();
  });

  const routesOfQuotes = (seen: Seen) => routesOf(seen).flatMap(({ quoteIds }) => quoteIds);
});

/** optionalIn(schema of a place, { entityId: "1" }) → [{ field: "Place.iata", value: undefined }, …] */
function optionalIn(
  schema: Schema,
  value: unknown,
): readonly { readonly field: string; readonly value: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  if (schema.kind === "array")
    return Object.values(value).flatMap((one) => optionalIn(schema.items, one));
  if (schema.kind === "map")
    return Object.values(value).flatMap((one) => optionalIn(schema.values, one));
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap(({ name, required, schema: inner }) => {
    const own: unknown = Reflect.get(value, name);
    const field = `${schema.name}.${name}`;
    return [...(required ? [] : [{ field, value: own }]), ...optionalIn(inner, own)];
  });
}
