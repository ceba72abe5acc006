import { expect, test } from "vitest";
import { createWorkerSlot, type ThreadEvents } from "./worker-slot.ts";

/** A slot whose threads do nothing by themselves, with the timers that it has set. */
function createScene() {
  const threads: ThreadEvents<string>[] = [];
  const posted: string[] = [];
  const timers = new Set<() => void>();
  const slot = createWorkerSlot<string, string>({
    start(events) {
      let hasEnded = false;
      const onEnd = (reason: string) => {
        if (!hasEnded) events.onEnd(reason);
        hasEnded = true;
      };
      threads.push({ ...events, onEnd });
      return {
        post: (job) => posted.push(job),
        used: () => undefined,
        terminate: () => onEnd("was terminated"),
      };
    },
    timeout: 30_000,
    maxWaitMs: 1000,
    now: () => 0,
    later(task) {
      timers.add(task);
      return () => timers.delete(task);
    },
    onDone: () => {},
    onCrash: () => {},
  });
  return { slot, threads, posted, timers };
}

test("the job of a crashed thread counts until another thread takes it over", () => {
  const { slot, threads } = createScene();
  threads[0]?.onReady();
  for (const job of ["a", "b"]) void slot.add(job, "caller");
  threads[0]?.onEnd("out of memory");
  expect([slot.load(), slot.ahead("caller"), slot.ahead("other")]).toEqual([2, 2, 2]);
  threads[1]?.onReady();
  expect([slot.load(), slot.ahead("caller"), slot.ahead("other")]).toEqual([2, 2, 2]);
});

test("a closed slot has no timers left, of running or waiting jobs", () => {
  const { slot, threads, timers } = createScene();
  threads[0]?.onReady();
  for (const job of ["a", "b", "c"]) void slot.add(job, "caller");
  expect(timers.size).toBe(3);
  slot.close();
  expect([timers.size, slot.load(), threads.length]).toEqual([0, 0, 1]);
});

test("a slot that is closed before its next start never starts", () => {
  const { slot, threads, timers } = createScene();
  threads[0]?.onEnd("cannot start");
  expect(timers.size).toBe(1);
  slot.close();
  expect(timers.size).toBe(0);
});

test("if the replacement thread cannot start, the crashed thread's job fails with the waiting ones", async () => {
  const { slot, threads, posted, timers } = createScene();
  threads[0]?.onReady();
  const results = ["a", "b"].map((job) => slot.add(job, "caller"));
  threads[0]?.onEnd("out of memory");
  threads[1]?.onEnd("cannot start");
  for (const result of results) await expect(result).rejects.toThrow("cannot start");
  expect(slot.load()).toBe(0);
  // Only the next start is awaited.
  expect(timers.size).toBe(1);
  for (const task of timers) task();
  threads[2]?.onReady();
  expect(posted).toEqual(["a"]);
});
