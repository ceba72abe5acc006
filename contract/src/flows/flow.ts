import type { Operation } from "../model.ts";

/** Calls that belong together, in the order in which they are made. */
export interface Flow {
  /** "create-and-poll" */
  readonly id: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly steps: readonly FlowStep[];
}

/** One call. A text `$name` in its values stands for what an earlier step kept under that name. */
export interface FlowStep {
  readonly operation: Operation;
  readonly description: string;
  /** Headers beside the key and the content type. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parameters of path and query by name. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** What to keep of the response: JSON pointers into its body, by name. */
  readonly keep: Readonly<Record<string, string>>;
  /** The call repeats while the variable of this name has this value. */
  readonly repeatWhile?: { readonly name: string; readonly value: string };
}
