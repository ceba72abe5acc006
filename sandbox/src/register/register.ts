import type { OpenPoint } from "./open-point.ts";
import { OPEN_POINTS_OF_EVERY_OPERATION } from "./open-points-of-every-operation.ts";
import { OPEN_POINTS_OF_FLIGHTS } from "./open-points-of-flights.ts";
import { OPEN_POINTS_OF_PLACES_AND_CULTURE } from "./open-points-of-places-and-culture.ts";

const PARTS = {
  "every-operation": OPEN_POINTS_OF_EVERY_OPERATION,
  flights: OPEN_POINTS_OF_FLIGHTS,
  "places-and-culture": OPEN_POINTS_OF_PLACES_AND_CULTURE,
} as const satisfies Readonly<Record<string, readonly OpenPoint[]>>;

export type RegisterPart = keyof typeof PARTS;

/** The ids of a part's decisions; their witnesses use them as keys. */
export type DecisionId<Part extends RegisterPart> = (typeof PARTS)[Part][number]["id"];

/** The register of open points, in parts by subject. */
export const REGISTER_PARTS: Readonly<Record<RegisterPart, readonly OpenPoint[]>> = PARTS;

export const REGISTER: readonly OpenPoint[] = Object.values(REGISTER_PARTS).flat();
