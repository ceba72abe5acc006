import { OPEN_POINTS_OF_EVERY_OPERATION } from "./every-operation.ts";
import { OPEN_POINTS_OF_FLIGHTS } from "./flights.ts";
import { OPEN_POINTS_OF_PLACES_AND_CULTURE } from "./places-and-culture.ts";

/**
 * Something the specification leaves open that the sandbox had to decide. The decision holds for
 * the sandbox alone: it says nothing about production.
 */
export interface OpenPoint {
  /** Stable, for links. */
  readonly id: string;
  /** What is not specified. */
  readonly question: string;
  /** What the sandbox does. */
  readonly decision: string;
  /** Where it shows: operations, schemas and fields of the contract, by their stable names. */
  readonly where: readonly string[];
}

/** The register of open points. */
export const REGISTER: readonly OpenPoint[] = [
  ...OPEN_POINTS_OF_EVERY_OPERATION,
  ...OPEN_POINTS_OF_PLACES_AND_CULTURE,
  ...OPEN_POINTS_OF_FLIGHTS,
];
