import { Worker } from "node:worker_threads";
import { READY, type SearchJob, type SearchResult, type ThreadData } from "./search-job.ts";
import type { Thread, ThreadEvents } from "./worker-lane.ts";

/** Runs the file that it is told of. What was built into JavaScript runs without it. */
const TYPESCRIPT_THREAD = new URL("./typescript-thread.mjs", import.meta.url);

/**
 * Starts a thread that searches.
 * @param seed of its world
 * @param file what it runs
 */
export function startSearchThread(
  seed: string,
  file: URL,
  { onReady, onResult, onEnd }: ThreadEvents<SearchResult>,
): Thread<SearchJob> {
  const made: ThreadData = { seed, file: file.href };
  const isTypeScript = file.pathname.endsWith(".ts");
  const worker = new Worker(isTypeScript ? TYPESCRIPT_THREAD : file, { workerData: made });
  let reason = "";
  worker.on("message", (message: typeof READY | SearchResult) => {
    if (message === READY) onReady();
    else onResult(message);
  });
  worker.on("error", (error) => {
    reason = error.stack ?? String(error);
  });
  // Comes after an error, and without one when the thread ends itself or is ended.
  worker.on("exit", (code) => onEnd(reason || `The search thread ended with code ${code}.`));
  return {
    post: (job) => worker.postMessage(job),
    terminate: () => void worker.terminate(),
  };
}
