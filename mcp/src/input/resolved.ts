/** What a tool takes for what it was given, or why it takes nothing. */
export type Resolved<Value> =
  | {
      readonly value: Value;
      /** What was taken, where it is not what was given: "Edinburgh, a city (EDI)". */
      readonly taken?: string;
    }
  | {
      /** What was expected, and what was received. */
      readonly problem: string;
      readonly nearest?: readonly string[];
    };
