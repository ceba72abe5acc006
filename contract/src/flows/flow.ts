import type { Operation } from "../model.ts";

/** A sequence of calls that belong together. */
export interface Flow {
  /** "create-and-poll" */
  readonly id: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly steps: readonly FlowStep[];
}

/** One call. A string `$name` in its values is replaced by what an earlier step kept as `name`. */
export interface FlowStep {
  readonly operation: Operation;
  readonly description: string;
  /** Headers other than the key and the content type. */
  readonly headers: Readonly<Record<string, string>>;
  /** Path and query parameters by name. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** What to keep from the response: JSON pointers into its body, by name. */
  readonly keep: Readonly<Record<string, string>>;
  /** Repeats the call while the variable of this name has this value. */
  readonly repeatWhile?: { readonly name: string; readonly value: string };
}
