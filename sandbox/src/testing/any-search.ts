import fc from "fast-check";
import type { IndicativeQuery, LiveQuery } from "../../../contract/src/types.ts";
import type { LegTime } from "../engine/testing/queries.ts";

/** Places for every kind of route: short and long, busy and remote, across the date line. */
const PLACES = [
  ...["LHR", "LON", "EDI", "ABZ", "JFK", "NYC", "LAX", "HNL", "BOS", "GRU", "SCL", "CPT"],
  ...["JNB", "NBO", "DXB", "DEL", "BOM", "SIN", "BKK", "NRT", "TYO", "SYD", "MEL", "AKL"],
  ...["CDG", "PAR", "MAD", "AGP", "FCO", "MUC", "KEF", "IST"],
];

const DAY = 86_400_000;

function date(now: number, days: number) {
  const then = new Date(now + days * DAY);
  return { year: then.getUTCFullYear(), month: then.getUTCMonth() + 1, day: then.getUTCDate() };
}

const culture = {
  market: fc.constantFrom("UK", "US", "DE", "JP"),
  locale: fc.constantFrom("en-GB", "de-DE", "ja-JP"),
  currency: fc.constantFrom("GBP", "JPY", "KWD", "EUR"),
};

/** Valid live searches: one-way, return and multi-leg, with and without filters. */
export function anyLiveQuery(now: number): fc.Arbitrary<LiveQuery> {
  const stops = fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 2, maxLength: 4 });
  const trip = fc.record({ stops, days: fc.integer({ min: 2, max: 300 }), back: fc.boolean() });
  const more = fc.record(
    {
      cabinClass: fc.constantFrom<NonNullable<LiveQuery["cabinClass"]>[]>(
        "CABIN_CLASS_ECONOMY",
        "CABIN_CLASS_BUSINESS",
      ),
      childrenAges: fc.array(fc.integer({ min: 2, max: 17 }), { maxLength: 3 }),
      includeSustainabilityData: fc.boolean(),
      excludedCarriersIds: fc.subarray(["BA", "LH", "U2", "FR"]),
    },
    { requiredKeys: [] },
  );
  const adults = fc.integer({ min: 1, max: 8 });
  return fc.record({ trip, adults, more, ...culture }).map(({ trip: t, more: m, ...query }) => {
    const [first = "", second = ""] = t.stops;
    const stops = t.back ? [first, second, first] : t.stops.slice(0, 3);
    const queryLegs = stops.slice(1).map((iata, index) => ({
      originPlaceId: { iata: stops[index] ?? "" },
      destinationPlaceId: { iata },
      date: date(now, t.days + 5 * index),
    }));
    return { ...query, queryLegs, ...m };
  });
}

/** Valid indicative searches, with every way to name a place and a time. */
export function anyIndicativeQuery(now: number): fc.Arbitrary<IndicativeQuery> {
  const ends = fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 2, maxLength: 2 });
  const days = fc.integer({ min: 2, max: 300 });
  const time = fc.constantFrom("day", "month", "any");
  const options = {
    isReturn: fc.boolean(),
    isAnywhere: fc.integer({ min: 0, max: 5 }).map((value) => value === 0),
    dateTimeGroupingType: fc.constantFrom<NonNullable<IndicativeQuery["dateTimeGroupingType"]>[]>(
      "DATE_TIME_GROUPING_TYPE_UNSPECIFIED",
      "DATE_TIME_GROUPING_TYPE_BY_DATE",
      "DATE_TIME_GROUPING_TYPE_BY_MONTH",
    ),
  };
  return fc.record({ ends, days, time, ...options, ...culture }).map((chosen) => {
    const {
      ends: [from = "", to = ""],
      days: ahead,
      time: when,
      isReturn,
      isAnywhere,
      ...query
    } = chosen;
    const origin = { queryPlace: { iata: from } };
    const destination = isAnywhere ? { anywhere: true } : { queryPlace: { iata: to } };
    const there = {
      originPlace: origin,
      destinationPlace: destination,
      ...timeOf(when, now, ahead),
    };
    const back = {
      originPlace: destination,
      destinationPlace: origin,
      ...timeOf(when, now, ahead + 7),
    };
    return { ...query, queryLegs: isReturn ? [there, back] : [there] };
  });
}

function timeOf(when: "day" | "month" | "any", now: number, days: number): LegTime {
  const { year, month, day } = date(now, days);
  if (when === "day") return { fixedDate: { year, month, day } };
  if (when === "any") return { anytime: true };
  return { dateRange: { startDate: { year, month }, endDate: { year, month } } };
}
