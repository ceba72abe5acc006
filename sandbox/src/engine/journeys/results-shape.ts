/** Where booking links and logos lead, unless told otherwise: a sandbox on this machine. */
export const LOCAL_ORIGIN = "http://localhost:3000";

/** What an answer is made to look like on purpose; what a search finds unless told. */
export interface ResultsShape {
  /** Where booking links and logos lead: "http://localhost:3000". */
  readonly origin?: string;
  readonly size?: ResultsSize;
  /** Leaves about every third price unknown. */
  readonly emptyPrices?: boolean;
  /** Lets offers of a live search leave, and prices change, while suppliers answer. */
  readonly moving?: boolean;
  /** Has everything that a client should be able to take: see `engine/unfriendly`. */
  readonly unfriendly?: boolean;
}

/**
 * How much a search finds: `normal` what a search would, `few` an answer to read in full, `one` a
 * single result, `none` nothing, `large` as much as there is.
 */
export type ResultsSize = "normal" | "none" | "one" | "few" | "large";
