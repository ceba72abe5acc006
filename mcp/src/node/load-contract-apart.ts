import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { LoadedContract } from "../../../contract/src/read/build-contract.ts";

export interface ContractData {
  /** What the thread runs. */
  readonly file: string;
  /** Where the contract is. */
  readonly folder: string;
}

const TYPESCRIPT_THREAD = new URL(
  "../../../sandbox/src/node/pool/typescript-thread.mjs",
  import.meta.url,
);

/**
 * Reads the contract in a thread: it is half a second of parsing, in which this one would answer
 * nobody.
 * @throws what the thread threw
 */
export async function loadContractApart(folder: string): Promise<LoadedContract> {
  const file = new URL("./contract-thread.ts", import.meta.url).href;
  const workerData: ContractData = { file, folder };
  const worker = new Worker(TYPESCRIPT_THREAD, { workerData });
  // An event "error" rejects; a thread that ends without a message is one that found nothing to do.
  const exit = once(worker, "exit").then(() => {
    throw new Error("The thread that reads the contract has ended.");
  });
  try {
    const [loaded] = await Promise.race([once(worker, "message"), exit]);
    return loaded as LoadedContract;
  } finally {
    exit.catch(() => {});
    void worker.terminate();
  }
}
