import { expect, test } from "vitest";
import { createWorkerPool } from "./worker-pool.ts";
import type { ThreadEvents } from "./worker-slot.ts";

/** A pool of ready threads that never end a job by themselves, with a clock moved by hand. */
function createScene() {
  const threads: { posted: number; readonly done: () => void }[] = [];
  let now = 0;
  const pool = createWorkerPool<string, string>({
    threads: 2,
    start({ onReady, onResult }: ThreadEvents<string>) {
      const thread = { posted: 0, done: () => onResult("done") };
      threads.push(thread);
      queueMicrotask(onReady);
      return {
        post() {
          thread.posted += 1;
        },
        used: () => undefined,
        terminate: () => {},
      };
    },
    maxWaiting: 100,
    maxWaitMs: 1000,
    share: 1,
    timeout: 30_000,
    now: () => now,
    later: () => () => {},
    onCrash: () => {},
  });
  return {
    pool,
    posted: () => threads.map(({ posted }) => posted),
    /** Ends what is being done, after so many milliseconds. */
    pass(milliseconds: number) {
      now += milliseconds;
      for (const { done } of threads) done();
    },
  };
}

test("a job queues on the thread of its affinity key, and goes to a free one once two are there", async () => {
  const { pool, posted } = createScene();
  await Promise.resolve();
  for (const job of ["a", "b"]) void pool.run(job, "key", "");
  expect([posted().sort(), pool.load()]).toEqual([[0, 1], 2]);
  void pool.run("c", "key", "");
  expect([posted(), pool.load()]).toEqual([[1, 1], 3]);
});

test("the expected wait is that of the thread with the fewest jobs", async () => {
  const { pool, pass } = createScene();
  await Promise.resolve();
  for (let count = 0; count < 50; count += 1) {
    for (const key of ["a", "b"]) void pool.run(key, key, `${count}`);
    pass(100);
    pass(100);
  }
  for (const job of ["a", "b", "c"]) void pool.run(job, job, "");
  expect(Math.round(pool.expectedWait() / 50)).toBe(2);
});
