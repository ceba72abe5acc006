import { describe, expect, test } from "vitest";
import { contract } from "../src/testing/contract.ts";
import type {
  Coordinates,
  CurrenciesResponse,
  ErrorStatus,
  IndicativeSearchResponse,
  LiveResults,
  LiveSearchResponse,
  LocalDateTime,
  Place,
  PlacesResponse,
  Price,
  PricingOption,
} from "../src/types.ts";

/**
 * That examples are valid is held by the lint and by `validate-response.test.ts`, so their types
 * are taken for granted here. This holds what a schema cannot say: that ids lead somewhere, sums
 * add up and times are true.
 */

function answers<T>(operation: string): readonly (readonly [name: string, answer: T])[] {
  const { responses = [] } =
    contract.specifications
      .flatMap(({ operations }) => operations)
      .find(({ id }) => id === operation) ?? {};
  const examples = responses.find(({ status }) => status === "200")?.examples ?? [];
  return examples.map(({ name, value }) => [`${operation} ${name}`, value as T]);
}

const live = [
  ...answers<LiveSearchResponse>("createLiveSearch"),
  ...answers<LiveSearchResponse>("pollLiveSearch"),
];
const found = live.flatMap(([name, { content }]) => (content ? [{ name, ...content }] : []));

test("a live response has content exactly when its action is REPLACED", () => {
  const actions = live.map(([, { action, content }]) => [action, content !== null]);
  expect(new Set(actions.map(String))).toEqual(
    new Set(["RESULT_ACTION_REPLACED,true", "RESULT_ACTION_NOT_MODIFIED,false"]),
  );
});

const STATUS_OF_SUMMARY = [
  [/poll again|part of/i, "INCOMPLETE"],
  [/failed/, "FAILED"],
  [/complete/, "COMPLETE"],
] as const;

test("the status of a live response is the one that its summary tells", () => {
  const told = contract.specifications
    .flatMap(({ operations }) => operations)
    .filter(({ id }) => id === "createLiveSearch" || id === "pollLiveSearch")
    .flatMap(({ responses }) => responses.filter(({ status }) => status === "200"))
    .flatMap(({ examples }) => examples)
    .map(({ summary, value }) => [summary, (value as LiveSearchResponse).status] as const);
  expect(told.length).toBeGreaterThan(3);
  for (const [summary, status] of told) {
    const [, word] = STATUS_OF_SUMMARY.find(([words]) => words.test(summary)) ?? [];
    expect(status, summary).toBe(`RESULT_STATUS_${word}`);
  }
});

/** What the summary of a request says, and how its query has it. */
const QUERY_OF_SUMMARY = [
  [/\bone[- ]way\b/i, ({ queryLegs }: SearchQuery) => queryLegs.length === 1],
  [/\bthere and back\b/i, ({ queryLegs }: SearchQuery) => queryLegs.length === 2],
  [/\bthree legs\b/i, ({ queryLegs }: SearchQuery) => queryLegs.length === 3],
  [/\bone adult\b/i, ({ adults }: SearchQuery) => adults === 1],
  [/\btwo adults\b/i, ({ adults }: SearchQuery) => adults === 2],
  [/\beconomy\b/i, ({ cabinClass }: SearchQuery) => cabinClass === "CABIN_CLASS_ECONOMY"],
  [/\bbusiness\b/i, ({ cabinClass }: SearchQuery) => cabinClass === "CABIN_CLASS_BUSINESS"],
  [/\bgrouped by month\b/i, isGroupedBy("MONTH")],
  [/\bgrouped by da(?:te|y)\b/i, isGroupedBy("DATE")],
  [/\bany day\b/i, hasInEachLeg("dateRange")],
  [/\bfixed dates?\b/i, hasInEachLeg("fixedDate")],
  [/\bany time\b/i, hasInEachLeg("anytime")],
] as const;

interface SearchQuery {
  readonly queryLegs: readonly object[];
  readonly adults?: number;
  readonly cabinClass?: string;
  readonly dateTimeGroupingType?: string;
}

function isGroupedBy(unit: "MONTH" | "DATE") {
  return ({ dateTimeGroupingType }: SearchQuery) =>
    dateTimeGroupingType === `DATE_TIME_GROUPING_TYPE_BY_${unit}`;
}

function hasInEachLeg(field: string) {
  return ({ queryLegs }: SearchQuery) => queryLegs.every((leg) => field in leg);
}

test("the query of a flight search is the one that its summary tells", () => {
  const told = contract.specifications
    .flatMap(({ operations }) => operations)
    .filter(({ id }) => id === "createLiveSearch" || id === "searchIndicative")
    .flatMap(({ requestBody }) => requestBody?.examples ?? [])
    .map(({ summary, value }) => [summary, (value as { query: SearchQuery }).query] as const);
  expect(told.length).toBeGreaterThan(5);
  for (const [summary, query] of told) {
    const wrong = QUERY_OF_SUMMARY.filter(([words, fits]) => words.test(summary) && !fits(query));
    expect(wrong, summary).toEqual([]);
  }
});

test("currencies have the decimal digits of Intl.NumberFormat", () => {
  const currencies = answers<CurrenciesResponse>("listCurrencies").flatMap(
    ([, { currencies }]) => currencies,
  );
  expect(currencies.length).toBeGreaterThan(0);
  for (const { code, decimalDigits } of currencies) {
    const format = new Intl.NumberFormat("en", { style: "currency", currency: code });
    expect(decimalDigits, code).toBe(format.resolvedOptions().maximumFractionDigits);
  }
});

/** Of an HTTP status, by google.rpc.Code. */
const RPC_CODES: Readonly<Record<string, number>> = {
  400: 3,
  401: 16,
  403: 7,
  404: 5,
  429: 8,
  500: 13,
  503: 14,
};

test("the code of each error is the gRPC number for its status", () => {
  const errors = contract.specifications
    .flatMap(({ operations }) => operations)
    .flatMap(({ responses }) => responses)
    .filter(({ status }) => status in RPC_CODES)
    .flatMap(({ status, examples }) => examples.map(({ value }) => ({ status, value })));
  expect(new Set(errors.map(({ status }) => status))).toEqual(new Set(Object.keys(RPC_CODES)));
  for (const { status, value } of errors) {
    expect((value as ErrorStatus).code, status).toBe(RPC_CODES[status]);
  }
});

describe.each(found)("$name", ({ results, stats, sortingOptions }) => {
  const { itineraries, legs, segments, places, carriers, agents, alliances } = results;
  const options = Object.values(itineraries).flatMap(({ pricingOptions }) => pricingOptions);
  const items = options.flatMap((option) => option.items);

  test("references only legs, segments, carriers, alliances, agents and places that it contains", () => {
    const flights = [...Object.values(legs), ...Object.values(segments)];
    expect(keys(legs)).toEqual(distinct(Object.values(itineraries).flatMap((i) => i.legIds)));
    expect(keys(segments)).toEqual(distinct(Object.values(legs).flatMap((l) => l.segmentIds)));
    expect(keys(carriers)).toEqual(distinct(Object.values(segments).flatMap(carriersOf)));
    expect(keys(alliances)).toEqual(distinct(Object.values(carriers).map((c) => c.allianceId)));
    expect(keys(agents)).toEqual(expect.arrayContaining(items.map(({ agentId }) => agentId)));
    expect(keys(places)).toEqual(
      expect.arrayContaining(flights.flatMap((f) => [f.originPlaceId, f.destinationPlaceId])),
    );
    expectPlaceTree(places);
  });

  test("prices each itinerary as the sum of its items, whose fares cover every segment once", () => {
    for (const { legIds, pricingOptions } of Object.values(itineraries)) {
      const flown = legIds.flatMap((id) => at(legs, id).segmentIds);
      for (const option of pricingOptions) {
        const sum = option.items.reduce((total, item) => total + milli(item.price), 0n);
        expect(milli(option.price)).toBe(sum);
        expect(option.agentIds).toEqual(option.items.map(({ agentId }) => agentId));
        expect(option.items.flatMap(({ fares }) => fares.map((f) => f.segmentId))).toEqual(flown);
      }
    }
  });

  test("has correct durations, and legs that match their segments", () => {
    for (const flight of [...Object.values(legs), ...Object.values(segments)]) {
      const start = minutes(flight.departureDateTime, at(places, flight.originPlaceId));
      const end = minutes(flight.arrivalDateTime, at(places, flight.destinationPlaceId));
      expect(flight.durationInMinutes).toBe(end - start);
    }
    for (const leg of Object.values(legs)) expectMadeOf(leg, results);
  });

  test("has stats that match its itineraries, durations and lowest prices", () => {
    const all = Object.values(itineraries);
    const durations = all.map((itinerary) => duration(results, itinerary.legIds));
    expect(stats.minDuration).toBe(Math.min(...durations));
    expect(stats.maxDuration).toBe(Math.max(...durations));
    expect(stats.total).toEqual(summary(all));
    const byStops = [stats.stops.direct, stats.stops.oneStop, stats.stops.twoPlusStops];
    byStops.forEach(({ total, ticketTypes }, stops) => {
      const same = all.filter(({ legIds }) => stopsOf(results, legIds) === stops);
      const single = same.filter(({ pricingOptions }) => pricingOptions.every(isSingle));
      const selfTransfer = same.filter((itinerary) => !single.includes(itinerary));
      expect(total).toEqual(summary(same));
      expect(ticketTypes.singleTicket).toEqual(summary(single));
      expect(ticketTypes.multiTicketNpt).toEqual(summary(selfTransfer));
      expect(ticketTypes.multiTicketNonNpt).toEqual(summary([]));
    });
  });

  test("ranks every itinerary in each order, by descending score", () => {
    for (const order of Object.values(sortingOptions)) {
      expect(distinct(order.map(({ itineraryId }) => itineraryId))).toEqual(keys(itineraries));
      expect(order).toHaveLength(keys(itineraries).length);
      expectAscending(order.map(({ score }) => -score));
    }
    const sorted = (order: readonly { itineraryId: string }[]) =>
      order.map(({ itineraryId }) => at(itineraries, itineraryId));
    expectAscending(sorted(sortingOptions.cheapest).map((i) => Number(lowest(i.pricingOptions))));
    expectAscending(sorted(sortingOptions.fastest).map((i) => duration(results, i.legIds)));
  });
});

describe.each(answers<IndicativeSearchResponse>("searchIndicative"))("%s", (_, { content }) => {
  const { quotes, carriers, places } = content.results;
  const { byRoute, byDate } = content.groupingOptions;

  test("references only carriers and places that it contains", () => {
    const legs = Object.values(quotes).flatMap(({ outboundLeg, inboundLeg }) =>
      inboundLeg?.originPlaceId ? [outboundLeg, inboundLeg] : [outboundLeg],
    );
    expect(keys(carriers)).toEqual(distinct(legs.map((leg) => leg.marketingCarrierId)));
    expect(keys(places)).toEqual(
      expect.arrayContaining(legs.flatMap((leg) => [leg.originPlaceId, leg.destinationPlaceId])),
    );
    expectPlaceTree(places);
  });

  test("groups every quote by its route", () => {
    const groups = byRoute?.quotesGroups ?? [];
    for (const { originPlaceId, destinationPlaceId, quoteIds } of groups) {
      for (const id of quoteIds) {
        expect(at(quotes, id).outboundLeg).toMatchObject({ originPlaceId, destinationPlaceId });
      }
    }
    expect(groups.flatMap(({ quoteIds }) => quoteIds).sort()).toEqual(keys(quotes));
  });

  test("groups every quote by its month in each direction, cheapest first", () => {
    const inbound = Object.keys(quotes).filter((id) => at(quotes, id).inboundLeg?.originPlaceId);
    const directions = [
      ["outboundLeg", byDate?.quotesOutboundGroups ?? [], keys(quotes)],
      ["inboundLeg", byDate?.quotesInboundGroups ?? [], inbound.sort()],
    ] as const;
    for (const [leg, groups, grouped] of directions) {
      for (const { monthYearDate, quoteIds } of groups) {
        for (const id of quoteIds) {
          expect(at(quotes, id)[leg]?.departureDateTime).toMatchObject(monthYearDate);
        }
        expectAscending(quoteIds.map((id) => Number(at(quotes, id).minPrice.amount)));
      }
      expect(groups.flatMap(({ quoteIds }) => quoteIds).sort()).toEqual(grouped);
    }
  });
});

test.each([
  ...answers<PlacesResponse>("listFlightPlaces"),
  ...answers<PlacesResponse>("findNearestPlaces"),
])("%s is a tree of places", (_, { places }) => {
  expect(keys(places).length).toBeGreaterThan(0);
  expectPlaceTree(places);
});

test("a place is the same in all examples, and each position sent is a place's", () => {
  const operations = contract.specifications.flatMap((one) => one.operations);
  const contents = operations.flatMap(({ requestBody, responses }) => [requestBody, ...responses]);
  const objects = contents
    .flatMap((content) => content?.examples ?? [])
    .flatMap(({ value }) => objectsIn(value));
  const known = new Map<string, unknown>();
  for (const place of objects.filter(({ entityId, name }) => entityId && name)) {
    const { entityId, name, type, iata, iataCode = iata, coordinates } = place;
    const { location = positionOf(coordinates) } = place;
    for (const [field, value] of Object.entries({ name, type, iataCode, location })) {
      const at = `${field} of ${entityId}`;
      if (value) expect(value, at).toBe(known.get(at) ?? value);
      if (value) known.set(at, value);
    }
  }
  expect(known.size).toBeGreaterThan(1);
  const sent = objects.flatMap(({ entityId, coordinates }) =>
    entityId ? [] : (coordinates ?? []),
  );
  expect(sent).not.toEqual([]);
  const shown = contract.specifications
    .flatMap(({ schemas }) => [...schemas.values()])
    .flatMap((schema) => (schema.kind === "object" ? [schema.properties] : []))
    .flatMap((fields) => {
      const exampleOf = (name: string) => fields.find((one) => one.name === name)?.schema.example;
      const [latitude, longitude] = [exampleOf("latitude"), exampleOf("longitude")];
      return [exampleOf("location"), positionOf({ latitude, longitude })];
    })
    .filter((position) => position !== undefined);
  expect(new Set(shown).size).toBeGreaterThan(0);
  for (const one of [...sent.map(positionOf), ...shown]) {
    expect([...known.values()]).toContain(one);
  }
});

/** Latitude first: "55.9533,-3.1883" */
function positionOf(coordinates: unknown): string | undefined {
  const { latitude, longitude } = (coordinates ?? {}) as Partial<Coordinates>;
  return latitude === undefined ? undefined : `${latitude},${longitude}`;
}

/** The objects in a value, itself included. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== "object" || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
}

function expectPlaceTree(places: Readonly<Record<string, Place>>): void {
  for (const [key, { entityId, parentId }] of Object.entries(places)) {
    expect(entityId).toBe(key);
    if (parentId !== "") expect(keys(places)).toContain(parentId);
  }
}

function expectMadeOf(leg: LiveResults["legs"][string], results: LiveResults): void {
  const flown = leg.segmentIds.map((id) => at(results.segments, id));
  const first = flown[0];
  const last = flown.at(-1);
  expect([first?.originPlaceId, last?.destinationPlaceId]).toEqual([
    leg.originPlaceId,
    leg.destinationPlaceId,
  ]);
  expect([first?.departureDateTime, last?.arrivalDateTime]).toEqual([
    leg.departureDateTime,
    leg.arrivalDateTime,
  ]);
  expect(flown.length).toBe(leg.stopCount + 1);
  expect(distinct(flown.map((s) => s.marketingCarrierId))).toEqual(leg.marketingCarrierIds);
  expect(distinct(flown.map((s) => s.operatingCarrierId))).toEqual(leg.operatingCarrierIds);
  flown.slice(1).forEach((segment, index) => {
    const before = flown[index];
    expect(before?.destinationPlaceId).toBe(segment.originPlaceId);
    const place = at(results.places, segment.originPlaceId);
    const landed = before ? minutes(before.arrivalDateTime, place) : Number.NaN;
    expect(minutes(segment.departureDateTime, place)).toBeGreaterThan(landed);
  });
}

function expectAscending(numbers: readonly number[]): void {
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
}

/** Minutes from UTC in summer, when all examples fly. */
const SUMMER_OFFSETS: Readonly<Record<string, number>> = { LHR: 60, EDI: 60, AMS: 120 };

function minutes(time: LocalDateTime, place: Place): number {
  const local = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  return local / 60_000 - at(SUMMER_OFFSETS, place.iata ?? "");
}

function milli({ amount, unit }: Price): bigint {
  expect(unit).toBe("PRICE_UNIT_MILLI");
  return BigInt(amount);
}

function lowest(options: readonly PricingOption[]): bigint {
  const [first = 0n] = options.map(({ price }) => milli(price)).sort((a, b) => Number(a - b));
  return first;
}

function summary(itineraries: readonly { pricingOptions: readonly PricingOption[] }[]) {
  const options = itineraries.flatMap(({ pricingOptions }) => pricingOptions);
  const minPrice =
    options.length === 0
      ? { amount: "", unit: "PRICE_UNIT_UNSPECIFIED" }
      : { amount: String(lowest(options)), unit: "PRICE_UNIT_MILLI" };
  return { count: itineraries.length, minPrice };
}

function isSingle({ items }: PricingOption): boolean {
  return items.length === 1;
}

function duration({ legs }: LiveResults, legIds: readonly string[]): number {
  return legIds.reduce((total, id) => total + at(legs, id).durationInMinutes, 0);
}

function stopsOf({ legs }: LiveResults, legIds: readonly string[]): number {
  return Math.max(...legIds.map((id) => at(legs, id).stopCount));
}

function carriersOf(segment: LiveResults["segments"][string]): readonly string[] {
  return [segment.marketingCarrierId, segment.operatingCarrierId];
}

function at<T>(map: Readonly<Record<string, T>>, key: string): T {
  const value = map[key];
  if (value === undefined) throw new Error(`"${key}" leads nowhere`);
  return value;
}

function keys(map: object): readonly string[] {
  return Object.keys(map).sort();
}

function distinct(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].filter((id) => id !== "").sort();
}
