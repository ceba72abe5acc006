import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Answer } from "../query/answer.ts";

/** What the page sends to the worker. */
export type ToWorker =
  /** The next bytes of the index. */
  | { readonly kind: "piece"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Numbers increase; only the latest question is sure to be answered. */
  | { readonly kind: "ask"; readonly number: number; readonly typed: string };

/** What the worker sends to the page. Errors arrive as an event of their own. */
export type FromWorker =
  | { readonly kind: "open"; readonly texts: SearchTexts }
  /** Sent twice for one question if names arrive before the prose. */
  | { readonly kind: "answer"; readonly number: number; readonly answer: Answer };
