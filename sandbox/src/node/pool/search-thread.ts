/** Runs in a worker thread: creates the world once, then does one search after the other. */
import { parentPort, workerData } from "node:worker_threads";
import type { Bytes } from "../../bytes/bytes.ts";
import { loadReferenceData } from "../../data/load-reference-data.ts";
import { createLookup } from "../../data/lookup.ts";
import { createSearcher } from "../../engine/searcher.ts";
import { createWorld } from "../../engine/world/world.ts";
import { type GzipPiece, gzipPieceOf, MIN_BYTES } from "../http/gzip-piece.ts";
import type { Ready, SearchJob, SearchResult, ThreadData } from "./search-job.ts";
import { currentThread } from "./thread-cpu-time.ts";

// Set by `startSearchThread`.
const { seed } = workerData as ThreadData;
const data = loadReferenceData();
const world = createWorld(data, createLookup(data), seed);
const searcher = createSearcher(() => world);

/** The pool has already decided whose turn it is. */
const NOBODY = "";

async function search(job: SearchJob): Promise<SearchResult> {
  try {
    if (job.kind === "live") {
      const found = await searcher.live(job.search, NOBODY);
      return { kind: "live", found, piece: pieceOf(found.content) };
    }
    const found = await searcher.indicative(job.search, NOBODY);
    return { kind: "indicative", found, piece: pieceOf(found) };
  } catch (error) {
    return { kind: "error", error };
  }
}

function pieceOf(bytes: Bytes | undefined): GzipPiece | undefined {
  return bytes && bytes.length >= MIN_BYTES ? gzipPieceOf(bytes) : undefined;
}

/** Buffers that are transferred rather than copied. */
function buffersOf(result: SearchResult): ArrayBuffer[] {
  if (result.kind === "error") return [];
  const found = result.kind === "live" ? result.found.content : result.found;
  return [found, result.piece?.blocks].flatMap((bytes) => (bytes ? [bytes.buffer] : []));
}

parentPort?.on("message", async (job: SearchJob) => {
  const result = await search(job);
  parentPort?.postMessage(result, buffersOf(result));
});
const ready: Ready = { kind: "ready", thread: currentThread() };
parentPort?.postMessage(ready);
