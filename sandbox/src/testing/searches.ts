import type { IndicativeQuery, LiveQuery } from "../../../contract/src/types.ts";

/** The body of a live search: one adult, one-way, unless changed. */
export function liveSearch(
  from: string,
  to: string,
  changes: Partial<LiveQuery> = {},
): { readonly query: LiveQuery } {
  const leg = {
    originPlaceId: { iata: from },
    destinationPlaceId: { iata: to },
    date: { year: 2027, month: 5, day: 14 },
  };
  const query: LiveQuery = {
    market: "UK",
    locale: "en-GB",
    currency: "GBP",
    queryLegs: [leg],
    adults: 1,
    ...changes,
  };
  return { query };
}

/** The body of an indicative search: one-way, any day of May 2027, unless changed. */
export function indicativeSearch(
  from: string,
  to: string,
  changes: Partial<IndicativeQuery> = {},
): { readonly query: IndicativeQuery } {
  const month = { year: 2027, month: 5 };
  const leg = {
    originPlace: { queryPlace: { iata: from } },
    destinationPlace: { queryPlace: { iata: to } },
    dateRange: { startDate: month, endDate: month },
  };
  const query: IndicativeQuery = {
    market: "UK",
    locale: "en-GB",
    currency: "GBP",
    queryLegs: [leg],
    ...changes,
  };
  return { query };
}
