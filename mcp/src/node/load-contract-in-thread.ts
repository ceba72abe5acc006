import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { LoadedContract } from "../../../contract/src/read/build-contract.ts";

export interface ContractData {
  /** The module that the thread runs. */
  readonly file: string;
  /** The folder of the contract. */
  readonly folder: string;
}

const TYPESCRIPT_THREAD = new URL(
  "../../../sandbox/src/node/pool/typescript-thread.mjs",
  import.meta.url,
);

/**
 * Loads the contract in a thread, because parsing it would block this one for half a second.
 * @throws what the thread threw
 */
export async function loadContractInThread(folder: string): Promise<LoadedContract> {
  const file = new URL("./contract-thread.ts", import.meta.url).href;
  const workerData: ContractData = { file, folder };
  const worker = new Worker(TYPESCRIPT_THREAD, { workerData });
  // An "error" event rejects; a thread that exits without a message has to be detected here.
  const exit = once(worker, "exit").then(() => {
    throw new Error("The contract thread exited before it sent the contract.");
  });
  try {
    const [loaded] = await Promise.race([once(worker, "message"), exit]);
    return loaded as LoadedContract;
  } finally {
    exit.catch(() => {});
    void worker.terminate();
  }
}
