export type {
  IndicativePlace,
  IndicativeQueryLeg,
  PlaceQuery,
} from "./generated/flights-indicative/types.gen.ts";
export type { Locator } from "./generated/geo/types.gen.ts";
