import { parentPort, workerData } from "node:worker_threads";
import { loadContract } from "../../../contract/src/read/load-contract.ts";
import type { ContractData } from "./load-contract-in-thread.ts";

const { folder } = workerData as ContractData;
parentPort?.postMessage(loadContract(folder));
