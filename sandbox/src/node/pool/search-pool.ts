import type { Bytes } from "../../bytes/bytes.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { type Failure, isFailure, unavailable } from "../../http/errors.ts";
import type { GzipPiece } from "../http/gzip-piece.ts";
import type { SearchJob, SearchResult } from "./search-job.ts";
import { startSearchThread } from "./start-search-thread.ts";
import { createWorkerPool } from "./worker-pool.ts";
import { QueueTimeout } from "./worker-slot.ts";

/** A searcher with its own worker threads. */
export interface SearchPool extends Searcher {
  /** Number of searches that are waiting or running. */
  readonly load: () => number;
  /** The compressed form of a search result, if its thread made one. */
  readonly pieceOf: (found: Bytes) => GzipPiece | undefined;
  readonly close: () => void;
}

export interface SearchPoolOptions {
  readonly threads: number;
  readonly seed: string;
  /** Module that a thread runs; the sandbox's own unless set. */
  readonly file?: URL;
  /** Called when a search is refused because too many are waiting or it has waited too long. */
  readonly onRefuse: () => void;
  /** Called with the reason when a thread ends, by a crash or by the timeout of its search. */
  readonly onCrash: (reason: string) => void;
}

/** Limits of the queue: its length, and the expected or actual wait in milliseconds. */
const MAX_QUEUE = 128;
const MAX_WAIT_MS = 10_000;
/** The share of it that one caller can take. */
const SHARE = 0.5;
/** CPU time limit of a search: none takes a thirtieth of it. */
const TIMEOUT_MS = 30_000;
const MAX_SECONDS = 30;

/**
 * Searches in worker threads, so that nothing else waits for a search. Excess searches are refused
 * with 503 and the seconds after which to retry: at once, or after waiting too long. A search that
 * ended its thread twice is refused as well.
 */
export function createSearchPool(options: SearchPoolOptions): SearchPool {
  const { threads, seed, onRefuse, onCrash } = options;
  const file = options.file ?? new URL("./search-thread.ts", import.meta.url);
  const pool = createWorkerPool<SearchJob, SearchResult>({
    threads,
    start: (events) => startSearchThread(seed, file, events),
    maxWaiting: MAX_QUEUE,
    maxWaitMs: MAX_WAIT_MS,
    share: SHARE,
    timeout: TIMEOUT_MS,
    now: () => performance.now(),
    later(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    onCrash,
  });

  /** Kept for as long as the search result is. */
  const pieces = new WeakMap<Bytes, GzipPiece>();

  function refuse(): Failure {
    onRefuse();
    return unavailable(secondsUntil(pool.expectedWait()));
  }

  async function run(job: SearchJob, caller: string): Promise<SearchResult | Failure> {
    const { query, options } = job.search;
    const running = pool.run(job, JSON.stringify([query, options]), caller);
    if (!running) return refuse();
    return running.catch((error) => (error instanceof QueueTimeout ? refuse() : unavailable(1)));
  }

  return {
    async live(search, caller) {
      const result = await run({ kind: "live", search }, caller);
      if (isFailure(result)) return result;
      if (result.kind !== "live") return throwError(result);
      const { found, piece } = result;
      if (piece && found.content) pieces.set(found.content, piece);
      return found;
    },
    async indicative(search, caller) {
      const result = await run({ kind: "indicative", search }, caller);
      if (isFailure(result)) return result;
      if (result.kind !== "indicative") return throwError(result);
      const { found, piece } = result;
      if (piece) pieces.set(found, piece);
      return found;
    },
    load: pool.load,
    pieceOf: (found) => pieces.get(found),
    close: pool.close,
  };
}

/** Throws the error of the search; a result of another kind is a bug in the thread. */
function throwError(result: SearchResult): never {
  throw result.kind === "error"
    ? result.error
    : new Error("Unexpected kind of result from the search thread.");
}

/** The `Retry-After` of a search that would wait so long: whole seconds, within sensible bounds. */
export function secondsUntil(milliseconds: number): number {
  return Math.min(MAX_SECONDS, Math.max(1, Math.ceil(milliseconds / 1000)));
}
