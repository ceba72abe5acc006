import type { Bytes } from "../../bytes/bytes.ts";
import type { IndicativeAsked, LiveAsked, LiveFound } from "../../engine/searcher.ts";
import type { GzipPiece } from "../http/gzip-piece.ts";

/** What is sent to a search thread. */
export type SearchJob =
  | { readonly kind: "live"; readonly asked: LiveAsked }
  | { readonly kind: "indicative"; readonly asked: IndicativeAsked };

/** What comes back, with the same compressed where that is worth it. */
export type SearchResult =
  | { readonly kind: "live"; readonly found: LiveFound; readonly piece: GzipPiece | undefined }
  | { readonly kind: "indicative"; readonly found: Bytes; readonly piece: GzipPiece | undefined }
  /** The search has thrown. The thread goes on. */
  | { readonly kind: "error"; readonly error: unknown };

/** What a search thread is made with. */
export interface ThreadData {
  readonly seed: string;
  /** The URL of what it runs. */
  readonly file: string;
}

/** The first message of a thread: its world is made. */
export interface Ready {
  readonly kind: "ready";
  /** By which the system knows the thread; undefined where that cannot be told. */
  readonly thread: number | undefined;
}
