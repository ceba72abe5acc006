import { type Bytes, bytesOf } from "./bytes/bytes.ts";

/** A successful answer, already written as JSON. */
export interface Answer {
  /** The JSON in pieces, one after the other: what is kept is never copied into an answer. */
  readonly parts: readonly Bytes[];
  /** True when whoever asks the same gets the same bytes for as long as the sandbox runs. */
  readonly isShared?: boolean;
}

export function answer(value: object): Answer {
  return { parts: [bytesOf(JSON.stringify(value))] };
}
