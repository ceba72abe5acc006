/** How a tool interpreted an input, or why it couldn't. */
export type Resolved<Value> =
  | {
      readonly value: Value;
      /** The interpretation, if it differs from the input: "Edinburgh, a city (EDI)". */
      readonly interpretation?: string;
    }
  | {
      /** What was expected, and what was received. */
      readonly problem: string;
      readonly nearest?: readonly string[];
    };

/** @param text the value as a caller could have written it */
export function interpreted<Value>(value: Value, text: string, given: string): Resolved<Value> {
  return text === given.trim() ? { value } : { value, interpretation: text };
}
