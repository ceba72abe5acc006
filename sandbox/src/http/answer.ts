import { type Bytes, encodeText } from "../bytes/bytes.ts";

/** A successful answer, already serialised as JSON. */
export interface Answer {
  /** The JSON in pieces, in order: cached pieces are never copied into a response. */
  readonly parts: readonly Bytes[];
  /** True when equal requests get equal bytes for as long as the sandbox runs. */
  readonly isShared?: boolean;
}

export function answer(value: object): Answer {
  return { parts: [encodeText(JSON.stringify(value))] };
}
