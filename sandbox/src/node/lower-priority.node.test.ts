import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

const THREAD = `
  const { readlinkSync } = require("node:fs");
  const { getPriority } = require("node:os");
  const { parentPort, workerData } = require("node:worker_threads");
  (async () => {
    (await import("tsx/esm/api")).register();
    (await import(workerData)).lowerPriority();
    const own = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    parentPort.postMessage(getPriority(own));
  })();
`;

test.runIf(process.platform === "linux")("a thread steps back, and no other does", async () => {
  const before = getPriority();
  const workerData = new URL("./lower-priority.ts", import.meta.url).href;
  const worker = new Worker(THREAD, { eval: true, workerData });
  const lowered = await new Promise((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
  });
  expect(lowered).toBeGreaterThan(before);
  expect(getPriority()).toBe(before);
});
