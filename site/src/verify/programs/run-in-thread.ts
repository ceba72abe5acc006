import { Worker } from "node:worker_threads";
import type { Program, ProgramResult } from "./program.ts";

export interface ProgramsData {
  /** The module that the thread runs, relative to the repository. */
  readonly file: string;
  readonly programs: readonly Program[];
}

const THREAD = new URL("../../../../scripts/bundled-thread.mjs", import.meta.url);

/**
 * Runs programs against a sandbox in a thread, in parallel with the caller, whose pages would
 * otherwise keep each response waiting.
 * @param alone resolves once nothing else is running; programs that didn't end are retried then
 */
export async function runInThread(
  programs: readonly Program[],
  alone: Promise<unknown>,
): Promise<readonly ProgramResult[]> {
  const workerData: ProgramsData = {
    file: "site/src/verify/programs/programs-thread.ts",
    programs,
  };
  const worker = new Worker(THREAD, { workerData });
  void alone.then(() => worker.postMessage("alone"));
  try {
    return await new Promise((resolve, reject) => {
      worker.on("message", resolve);
      worker.on("error", reject);
      worker.on("exit", () => reject(new Error("The thread that runs programs has ended.")));
    });
  } finally {
    await worker.terminate();
  }
}
