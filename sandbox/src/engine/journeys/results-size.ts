/**
 * How much a search finds: `normal` what a search would, `few` an answer to read in full, `one` a
 * single result, `none` nothing, `large` as much as there is.
 */
export type ResultsSize = "normal" | "none" | "one" | "few" | "large";
