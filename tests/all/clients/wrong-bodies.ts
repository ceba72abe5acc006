/** Copied into `generated/` of each client: no line below a `@ts-expect-error` may compile. */
import type { IndicativePlace, IndicativeQueryLeg, Locator, PlaceQuery } from "../types.ts";

const iata = "LHR";
const entityId = "70001201";
const coordinates = { latitude: 55.95, longitude: -3.19 };
const fixedDate = { year: 2027, month: 5, day: 14 };
const dateRange = { startDate: { year: 2027, month: 5 }, endDate: { year: 2027, month: 5 } };
const places = { originPlace: { queryPlace: { iata } }, destinationPlace: { anywhere: true } };

export const right: readonly [
  ...PlaceQuery[],
  IndicativePlace,
  IndicativePlace,
  Locator,
  Locator,
  IndicativeQueryLeg,
  IndicativeQueryLeg,
  IndicativeQueryLeg,
] = [
  { iata },
  { entityId },
  { queryPlace: { entityId } },
  { anywhere: true },
  { coordinates },
  { ipAddress: "203.0.113.24" },
  { ...places, fixedDate },
  { ...places, dateRange },
  { ...places, anytime: true },
];

// @ts-expect-error neither
export const noPlace: PlaceQuery = {};
// @ts-expect-error both
export const twoPlaces: PlaceQuery = { iata, entityId };
// @ts-expect-error another type
export const wrongType: PlaceQuery = { iata: false };
// @ts-expect-error neither
export const noEnd: IndicativePlace = {};
// @ts-expect-error both
export const twoEnds: IndicativePlace = { queryPlace: { iata }, anywhere: true };
// @ts-expect-error neither
export const noLocator: Locator = {};
// @ts-expect-error both
export const twoLocators: Locator = { coordinates, ipAddress: "203.0.113.24" };
// @ts-expect-error none
export const noDate: IndicativeQueryLeg = { ...places };
// @ts-expect-error the first and the second
export const rangeAndDay: IndicativeQueryLeg = { ...places, dateRange, fixedDate };
// @ts-expect-error the second and the third
export const dayAndAny: IndicativeQueryLeg = { ...places, fixedDate, anytime: true };
// @ts-expect-error a place is missing
export const noOrigin: IndicativeQueryLeg = { destinationPlace: { anywhere: true }, fixedDate };
