import type { OpenPoint } from "./open-point.ts";
import { OPEN_POINTS_OF_EVERY_OPERATION } from "./open-points-of-every-operation.ts";
import { OPEN_POINTS_OF_FLIGHTS } from "./open-points-of-flights.ts";
import { OPEN_POINTS_OF_PLACES_AND_CULTURE } from "./open-points-of-places-and-culture.ts";

/** The register of open points. */
export const REGISTER: readonly OpenPoint[] = [
  ...OPEN_POINTS_OF_EVERY_OPERATION,
  ...OPEN_POINTS_OF_PLACES_AND_CULTURE,
  ...OPEN_POINTS_OF_FLIGHTS,
];
