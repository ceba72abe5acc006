import { Worker } from "node:worker_threads";
import type { Ready, SearchJob, SearchResult, ThreadData } from "./search-job.ts";
import { threadCpuTime } from "./thread-cpu-time.ts";
import type { Thread, ThreadEvents } from "./worker-slot.ts";

/** Runs the given TypeScript file; a JavaScript build runs without it. */
const TYPESCRIPT_THREAD = new URL("./typescript-thread.mjs", import.meta.url);

/**
 * Starts a thread that searches.
 * @param seed seed of its world
 * @param file module that it runs
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
  let number: number | undefined;
  worker.on("message", (message: Ready | SearchResult) => {
    if (message.kind !== "ready") return onResult(message);
    number = message.thread;
    onReady();
  });
  worker.on("error", (error) => {
    reason = error.stack ?? String(error);
  });
  // Fires after an error, and without one when the thread exits or is terminated.
  worker.on("exit", (code) => onEnd(reason || `The search thread ended with code ${code}.`));
  return {
    post: (job) => worker.postMessage(job),
    used: () => threadCpuTime(number),
    terminate: () => void worker.terminate(),
  };
}
