import type {
  IndicativePlace,
  IndicativeQuery,
  IndicativeQueryLeg,
  LiveQuery,
} from "../../../../contract/src/types.ts";
import { dateOf, dayOfInstant } from "../base/calendar.ts";
import { NOW } from "./test-world.ts";

/** The date this many days after the tests' `NOW`. */
export function dateIn(days: number) {
  return dateOf(dayOfInstant(NOW) + days);
}

/** liveQuery("LHR-JFK-LHR", [60, 67]) → there in 60 days, back in 67. */
export function liveQuery(
  route: string,
  days: readonly number[],
  more: Partial<LiveQuery> = {},
): LiveQuery {
  const stops = route.split("-");
  return {
    market: "UK",
    locale: "en-GB",
    currency: "GBP",
    adults: 1,
    queryLegs: stops.slice(1).map((iata, index) => ({
      originPlaceId: { iata: stops[index] ?? "" },
      destinationPlaceId: { iata },
      date: dateIn(days[index] ?? 0),
    })),
    ...more,
  };
}

type WithoutPlaces<Leg> = Leg extends unknown
  ? Omit<Leg, "originPlace" | "destinationPlace">
  : never;

/** The date of an indicative leg, in any form that the contract allows. */
export type LegTime = WithoutPlaces<IndicativeQueryLeg>;

/** indicativeQuery("LHR-*", [{ anytime: true }]): the star means anywhere. */
export function indicativeQuery(
  route: string,
  times: readonly LegTime[],
  more: Partial<IndicativeQuery> = {},
): IndicativeQuery {
  const stops = route.split("-");
  return {
    market: "UK",
    locale: "en-GB",
    currency: "GBP",
    queryLegs: times.slice(0, stops.length - 1).map((time, index) => ({
      originPlace: placeOf(stops[index] ?? ""),
      destinationPlace: placeOf(stops[index + 1] ?? ""),
      ...time,
    })),
    ...more,
  };
}

function placeOf(code: string): IndicativePlace {
  if (code === "*") return { anywhere: true };
  const isEntityId = /^\d+$/.test(code);
  return { queryPlace: isEntityId ? { entityId: code } : { iata: code } };
}
