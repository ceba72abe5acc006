/** How a scenario shapes an answer; unset members leave what a search finds. */
export interface ResultsShape {
  readonly size?: ResultsSize;
  /** Leaves about every third price unknown. */
  readonly emptyPrices?: boolean;
  /** Makes offers of a live search disappear, and prices change, while suppliers answer. */
  readonly moving?: boolean;
  /** Applies everything that a client should be able to handle: see `engine/unfriendly`. */
  readonly unfriendly?: boolean;
}

/**
 * How much a search finds: `normal` the usual amount, `few` an answer short enough to read in full,
 * `one` a single result, `none` nothing, `large` as much as there is.
 */
export type ResultsSize = "normal" | "none" | "one" | "few" | "large";
