export type {
  IndicativePlace,
  IndicativeQueryLeg,
  PlaceQuery,
} from "./generated/flights-indicative.ts";
export type { Locator } from "./generated/geo.ts";
