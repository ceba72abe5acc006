import type { Bytes } from "../../bytes/bytes.ts";
import type {
  IndicativeSearchInput,
  LiveSearchInput,
  LiveSearchResult,
} from "../../engine/searcher.ts";
import type { GzipPiece } from "../http/gzip-piece.ts";

/** What is sent to a search thread. */
export type SearchJob =
  | { readonly kind: "live"; readonly search: LiveSearchInput }
  | { readonly kind: "indicative"; readonly search: IndicativeSearchInput };

/** The reply, with the result also in compressed form if that pays off. */
export type SearchResult =
  | {
      readonly kind: "live";
      readonly found: LiveSearchResult;
      readonly piece: GzipPiece | undefined;
    }
  | { readonly kind: "indicative"; readonly found: Bytes; readonly piece: GzipPiece | undefined }
  /** The search threw. The thread keeps running. */
  | { readonly kind: "error"; readonly error: unknown };

/** The worker data of a search thread. */
export interface ThreadData {
  readonly seed: string;
  /** URL of the module that it runs. */
  readonly file: string;
}

/** The first message of a thread: its world is ready. */
export interface Ready {
  readonly kind: "ready";
  /** The operating system's id of the thread; undefined if unknown. */
  readonly thread: number | undefined;
}
