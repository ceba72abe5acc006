import type { ResultsSize } from "./results-shape.ts";

/** How wide a search is, which determines the size of the answer. */
export interface Breadth {
  readonly oneStopPaths: number;
  readonly twoStopPaths: number;
  /** Connections tried after each flight. */
  readonly choices: number;
  /** Journeys kept for each leg. */
  readonly journeys: number;
  /** Factor on `maxPathKm`, the usual maximum length of a connecting path in km. */
  readonly detourFactor: number;
  /** Trips kept of all the combinations of journeys. */
  readonly trips: number;
}

export const NORMAL_BREADTH: Breadth = {
  oneStopPaths: 70,
  twoStopPaths: 15,
  choices: 2,
  journeys: 300,
  detourFactor: 1,
  trips: 300,
};

const LARGE: Breadth = {
  oneStopPaths: 700,
  twoStopPaths: 400,
  choices: 5,
  journeys: 1500,
  detourFactor: 1.7,
  trips: 1500,
};

/**
 * With several legs, fewer journeys of each are combined, because the combinations multiply. Trips
 * of many legs take more bytes each, so a large answer has fewer of them.
 */
export function breadthOf(size: ResultsSize, legs: number): Breadth {
  const breadth = size === "large" ? LARGE : NORMAL_BREADTH;
  if (legs === 1) return breadth;
  if (legs === 2) return { ...breadth, journeys: 60 };
  return { ...breadth, journeys: 30, trips: Math.min(breadth.trips, 900) };
}
