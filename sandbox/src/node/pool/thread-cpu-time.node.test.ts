import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { threadCpuTime } from "./thread-cpu-time.ts";

const THREAD = `
  const { parentPort, workerData } = require("node:worker_threads");
  (async () => {
    (await import("tsx/esm/api")).register();
    parentPort.postMessage((await import(workerData)).currentThread());
    parentPort.once("message", (isBusy) => {
      while (isBusy);
      parentPort.postMessage("idle");
    });
  })();
`;

async function startThread(): Promise<{ readonly worker: Worker; readonly number: number }> {
  const workerData = new URL("./thread-cpu-time.ts", import.meta.url).href;
  const worker = new Worker(THREAD, { eval: true, workerData });
  const number = await new Promise<number>((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
  });
  return { worker, number };
}

test.runIf(process.platform === "linux")(
  "the CPU time of a busy thread increases, that of an idle thread does not",
  async () => {
    const [busy, idle] = await Promise.all([startThread(), startThread()]);
    const before = threadCpuTime(idle.number);
    busy.worker.postMessage(true);
    const start = threadCpuTime(busy.number) ?? Number.NaN;
    await expect
      .poll(() => threadCpuTime(busy.number), { timeout: 20_000 })
      .toBeGreaterThan(start + 100);
    expect((threadCpuTime(idle.number) ?? Number.NaN) - (before ?? 0)).toBeLessThan(100);
    await Promise.all([busy.worker.terminate(), idle.worker.terminate()]);
  },
);

test("an unknown thread has no CPU time", () => {
  expect([threadCpuTime(undefined), threadCpuTime(0)]).toEqual([undefined, undefined]);
});
