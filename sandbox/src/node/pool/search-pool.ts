import type { Bytes } from "../../bytes/bytes.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { type Failure, isFailure, unavailable } from "../../errors.ts";
import type { GzipPiece } from "../http/gzip-piece.ts";
import type { SearchJob, SearchResult } from "./search-job.ts";
import { startSearchThread } from "./start-search-thread.ts";
import { createWorkerPool } from "./worker-pool.ts";
import { QueueTimeout } from "./worker-slot.ts";

/** A searcher with threads of its own. */
export interface SearchPool extends Searcher {
  /** Searches that wait or are being made. */
  readonly load: () => number;
  /** What a thread has compressed of what it has found. */
  readonly pieceOf: (found: Bytes) => GzipPiece | undefined;
  readonly close: () => void;
}

export interface SearchPoolOptions {
  readonly threads: number;
  readonly seed: string;
  /** What a thread runs; the sandbox's own unless told. */
  readonly file?: URL;
  /** Told of a search that is turned away because too many wait, or because it has waited too long. */
  readonly onRefuse: () => void;
  /** Called with a thread that crashed, and with a search that failed on every thread. */
  readonly onCrash: (reason: string) => void;
}

/** Limits of the queue: its length, and the expected or actual wait in milliseconds. */
const MAX_QUEUE = 128;
const MAX_WAIT_MS = 10_000;
/** What one caller can take of it. */
const SHARE = 0.5;
/** Of processor time: no search takes a thirtieth of it. */
const TIMEOUT_MS = 30_000;
const MAX_SECONDS = 30;

/**
 * Searches in threads, so that nothing else waits for a search. What is too much is refused with
 * 503 and the seconds after which it may be less: at once, or when it has waited too long. A search
 * that ended its thread twice is refused as well.
 */
export function createSearchPool(options: SearchPoolOptions): SearchPool {
  const { threads, seed, onRefuse, onCrash } = options;
  const file = options.file ?? new URL("./search-thread.ts", import.meta.url);
  const pool = createWorkerPool<SearchJob, SearchResult>({
    threads,
    start: (events) => startSearchThread(seed, file, events),
    mostWaiting: MAX_QUEUE,
    longestWait: MAX_WAIT_MS,
    share: SHARE,
    timeout: TIMEOUT_MS,
    now: () => performance.now(),
    later(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    onCrash,
  });

  /** For as long as somebody keeps what was found. */
  const pieces = new WeakMap<Bytes, GzipPiece>();

  function refuse(): Failure {
    onRefuse();
    return unavailable(secondsUntil(pool.expectedWait()));
  }

  async function run(job: SearchJob, caller: string): Promise<SearchResult | Failure> {
    const { query, options } = job.asked;
    const running = pool.run(job, JSON.stringify([query, options]), caller);
    if (!running) return refuse();
    return running.catch((error) => (error instanceof QueueTimeout ? refuse() : unavailable(1)));
  }

  return {
    async live(asked, caller) {
      const result = await run({ kind: "live", asked }, caller);
      if (isFailure(result)) return result;
      if (result.kind !== "live") return fail(result);
      const { found, piece } = result;
      if (piece && found.content) pieces.set(found.content, piece);
      return found;
    },
    async indicative(asked, caller) {
      const result = await run({ kind: "indicative", asked }, caller);
      if (isFailure(result)) return result;
      if (result.kind !== "indicative") return fail(result);
      const { found, piece } = result;
      if (piece) pieces.set(found, piece);
      return found;
    },
    load: pool.load,
    pieceOf: (found) => pieces.get(found),
    close: pool.close,
  };
}

/** A mistake: of the search, or of the thread, which answers what it is asked. */
function fail(result: SearchResult): never {
  throw result.kind === "error"
    ? result.error
    : new Error("Unexpected kind of result from the search thread.");
}

function secondsUntil(milliseconds: number): number {
  return Math.min(MAX_SECONDS, Math.max(1, Math.ceil(milliseconds / 1000)));
}
