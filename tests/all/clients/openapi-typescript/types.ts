import type { components } from "./generated/flights-indicative.ts";
import type { components as geo } from "./generated/geo.ts";

type Schemas = components["schemas"];
export type PlaceQuery = Schemas["PlaceQuery"];
export type IndicativePlace = Schemas["IndicativePlace"];
export type IndicativeQueryLeg = Schemas["IndicativeQueryLeg"];
export type Locator = geo["schemas"]["Locator"];
