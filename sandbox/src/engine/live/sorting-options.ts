import type { SortingOption, SortingOptions } from "../../../../contract/src/types.ts";
import { compareAmounts } from "../base/money.ts";
import type { ItineraryFacts } from "./stats.ts";

/** Weights of the score in `best`; their sum is 1. */
const PRICE_WEIGHT = 0.6;
const DURATION_WEIGHT = 0.3;
const STOPS_WEIGHT = 0.1;

/**
 * Every itinerary in three orders, highest score first. In `cheapest` and `fastest` the first one
 * has 1 and the last one 0. An itinerary without a price counts as the dearest.
 */
export function sortingOptionsOf(itineraries: readonly ItineraryFacts[]): SortingOptions {
  const price = scale(itineraries.map(({ price }) => price));
  const duration = scale(itineraries.map(({ minutes }) => minutes));
  const stops = scale(itineraries.map(({ stops }) => stops));
  const best = itineraries.map(
    (_, index) =>
      PRICE_WEIGHT * (price[index] ?? 0) +
      DURATION_WEIGHT * (duration[index] ?? 0) +
      STOPS_WEIGHT * (stops[index] ?? 0),
  );
  return {
    best: ordered(itineraries, best),
    cheapest: ordered(itineraries, price),
    fastest: ordered(itineraries, duration),
  };
}

/** Scores from 1 for the lowest value to 0 for the highest; null scores 0, too. */
function scale(values: readonly (number | null)[]): readonly number[] {
  const knownValues = values.flatMap((value) => (value === null ? [] : [value]));
  const lowest = Math.min(...knownValues);
  const span = Math.max(...knownValues) - lowest;
  return values.map((value) => {
    if (value === null) return 0;
    return span === 0 ? 1 : 1 - (value - lowest) / span;
  });
}

/**
 * Sorts by unrounded score, then price, then id, so that the order never contradicts the prices
 * shown.
 */
function ordered(
  itineraries: readonly ItineraryFacts[],
  scores: readonly number[],
): readonly SortingOption[] {
  return itineraries
    .map(({ id, price }, index) => ({ id, price, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score || compareAmounts(a.price, b.price) || (a.id < b.id ? -1 : 1))
    .map(({ id, score }) => ({ score: Math.round(score * 10_000) / 10_000, itineraryId: id }));
}
