import type { ResultsSize } from "./results-shape.ts";

/** How widely to search: the answer's size follows from it. */
export interface Breadth {
  readonly oneStopPaths: number;
  readonly twoStopPaths: number;
  /** Connections tried after each flight. */
  readonly choices: number;
  /** Journeys kept for each leg. */
  readonly journeys: number;
  /** How much further than usual a connection may go out of the way. */
  readonly generosity: number;
  /** Trips kept of all that the journeys make up. */
  readonly trips: number;
}

export const NORMAL_BREADTH: Breadth = {
  oneStopPaths: 70,
  twoStopPaths: 15,
  choices: 2,
  journeys: 300,
  generosity: 1,
  trips: 300,
};

const LARGE: Breadth = {
  oneStopPaths: 700,
  twoStopPaths: 400,
  choices: 5,
  journeys: 1500,
  generosity: 1.7,
  trips: 1500,
};

/**
 * With several legs fewer journeys of each are combined, or their number would explode; trips of
 * many legs are longer to write down, so that a large answer has fewer of them.
 */
export function breadthOf(size: ResultsSize, legs: number): Breadth {
  const breadth = size === "large" ? LARGE : NORMAL_BREADTH;
  if (legs === 1) return breadth;
  if (legs === 2) return { ...breadth, journeys: 60 };
  return { ...breadth, journeys: 30, trips: Math.min(breadth.trips, 900) };
}
