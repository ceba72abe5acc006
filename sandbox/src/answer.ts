import { type Bytes, bytesOf } from "./bytes/bytes.ts";

/** A successful answer, already written as JSON. */
export interface Answer {
  readonly json: Bytes;
}

export function answer(value: object): Answer {
  return { json: bytesOf(JSON.stringify(value)) };
}
