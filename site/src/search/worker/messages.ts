import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Answer } from "../query/answer.ts";

/** What the page sends to the worker. */
export type ToWorker =
  /** The next bytes of the index. */
  | { readonly kind: "piece"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Numbers grow: only the latest is answered for sure. */
  | { readonly kind: "ask"; readonly number: number; readonly typed: string };

/** What the worker sends to the page. What it throws comes as an event of its own. */
export type FromWorker =
  | { readonly kind: "open"; readonly texts: SearchTexts }
  /** Twice for one question, where names are there before the prose is. */
  | { readonly kind: "answer"; readonly number: number; readonly answer: Answer };
