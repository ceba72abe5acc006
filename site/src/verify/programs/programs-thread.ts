import { parentPort, workerData } from "node:worker_threads";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import type { ProgramsData } from "./run-in-thread.ts";
import { runPrograms } from "./run-programs.ts";

// The thread of `runInThread`: it starts the programs, and its sandbox responds to them.
const { programs }: ProgramsData = workerData;
const alone = new Promise((resolve) => parentPort?.once("message", resolve));
const results = await runPrograms(programs, createFixedSandbox(), { alone });
parentPort?.postMessage(results);
