/** How a tool interpreted an input, or why it couldn't. */
export type Resolved<Value> =
  | {
      readonly value: Value;
      /** The interpretation, if it differs from the input: "Edinburgh, a city (EDI)". */
      readonly taken?: string;
    }
  | {
      /** What was expected, and what was received. */
      readonly problem: string;
      readonly nearest?: readonly string[];
    };
