import { expect, test } from "vitest";
import type { Thread, ThreadEvents } from "./worker-lane.ts";
import { createWorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

/** A thread that does what the test tells it to. */
interface Puppet extends ThreadEvents<string> {
  readonly posted: string[];
}

function createScene(options: Partial<WorkerPoolOptions<string, string>> = {}) {
  const puppets: Puppet[] = [];
  const crashes: string[] = [];
  const timers: (() => void)[] = [];
  let now = 0;
  const start = (events: ThreadEvents<string>): Thread<string> => {
    const puppet = { ...events, posted: [] as string[] };
    puppets.push(puppet);
    return {
      post: (job) => puppet.posted.push(job),
      terminate: () => events.onEnd("was terminated"),
    };
  };
  const pool = createWorkerPool<string, string>({
    threads: 1,
    start,
    mostWaiting: 2,
    longestWait: 1000,
    share: 1,
    patience: 30_000,
    now: () => now,
    later(task) {
      timers.push(task);
      return () => {
        const index = timers.indexOf(task);
        if (index >= 0) timers.splice(index, 1);
      };
    },
    onCrash: (reason) => crashes.push(reason),
    ...options,
  });
  const puppet = (index: number) => {
    const found = puppets.at(index);
    if (!found) throw new Error(`No thread ${index}.`);
    return found;
  };
  return {
    pool,
    puppet,
    puppets,
    crashes,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    /** Lets the time of everything come that waits for its time. */
    wait() {
      for (const task of timers.splice(0)) task();
    },
  };
}

test("jobs wait until the thread is ready, and are done one after the other", async () => {
  const { pool, puppet } = createScene();
  const results = [pool.run("a", "", ""), pool.run("b", "", "")];
  expect([puppet(0).posted, pool.load()]).toEqual([[], 2]);
  puppet(0).onReady();
  expect(puppet(0).posted).toEqual(["a"]);
  puppet(0).onResult("A");
  puppet(0).onResult("B");
  expect(puppet(0).posted).toEqual(["a", "b"]);
  expect([await Promise.all(results), pool.load()]).toEqual([["A", "B"], 0]);
});

test("one is being done, so many wait, and what is beyond is turned away at once", async () => {
  const { pool, puppet } = createScene({ mostWaiting: 2 });
  puppet(0).onReady();
  const accepted = ["a", "b", "c"].map((job) => pool.run(job, "", ""));
  expect(accepted).not.toContain(undefined);
  expect([pool.run("d", "", ""), pool.run("e", "", "")]).toEqual([undefined, undefined]);
  for (const result of ["A", "B", "C"]) puppet(0).onResult(result);
  expect(await Promise.all(accepted)).toEqual(["A", "B", "C"]);
  expect(pool.run("f", "", "")).toBeInstanceOf(Promise);
});

test("the slower jobs went lately, the fewer may wait", () => {
  const { pool, puppet, pass } = createScene({ mostWaiting: 1000, longestWait: 1000 });
  puppet(0).onReady();
  for (let count = 0; count < 50; count += 1) {
    void pool.run("a", "", `${count}`);
    pass(400);
    puppet(0).onResult("A");
  }
  expect(pool.expectedWait()).toBe(0);
  const accepted = ["a", "b", "c", "d", "e"].map((job) => pool.run(job, "", ""));
  expect(accepted.map((result) => result !== undefined)).toEqual([true, true, true, false, false]);
  expect(Math.round(pool.expectedWait() / 100)).toBe(12);
});

test("jobs of one kin go to one thread, unless it has more to do than the others", () => {
  const { pool, puppets } = createScene({ threads: 4, mostWaiting: 9 });
  for (const { onReady } of puppets) onReady();
  for (let count = 0; count < 8; count += 1) void pool.run("same", "kin", "");
  const posted = puppets.filter(({ posted }) => posted.length > 0);
  expect([posted.length, pool.load()]).toEqual([4, 8]);
  const alone = createScene({ threads: 4 });
  for (const { onReady } of alone.puppets) onReady();
  for (let count = 0; count < 8; count += 1) {
    void alone.pool.run("same", "kin", "");
    for (const { posted, onResult } of alone.puppets) if (posted.length > count) onResult("done");
  }
  expect(alone.puppets.map(({ posted }) => posted.length).sort()).toEqual([0, 0, 0, 8]);
});

test("what was being done when a thread ended is done again by another, before what waits", async () => {
  const { pool, puppet, crashes } = createScene();
  puppet(0).onReady();
  const results = [pool.run("a", "", ""), pool.run("b", "", "")];
  puppet(0).onEnd("out of memory");
  puppet(1).onReady();
  expect(puppet(1).posted).toEqual(["a"]);
  puppet(1).onResult("A");
  puppet(1).onResult("B");
  expect(await Promise.all(results)).toEqual(["A", "B"]);
  expect(crashes).toEqual(["out of memory"]);
});

test("a job that ends two threads is given up, and the others are done", async () => {
  const { pool, puppet, crashes } = createScene();
  puppet(0).onReady();
  const [poison, other] = [pool.run("poison", "", ""), pool.run("b", "", "")];
  puppet(0).onEnd("first");
  puppet(1).onReady();
  puppet(1).onEnd("second");
  await expect(poison).rejects.toThrow("second");
  puppet(2).onReady();
  expect(puppet(2).posted).toEqual(["b"]);
  puppet(2).onResult("B");
  expect(await other).toBe("B");
  expect(crashes).toEqual(["first", "second"]);
});

test("a job that takes too long is ended with its thread and not tried again", async () => {
  const { pool, puppet, wait, crashes } = createScene();
  puppet(0).onReady();
  const endless = pool.run("endless", "", "");
  wait();
  await expect(endless).rejects.toThrow("was terminated");
  expect(crashes).toEqual(["was terminated"]);
  puppet(1).onReady();
  expect(puppet(1).posted).toEqual([]);
});

test("a thread that does not even start is tried again after a rest; nobody waits for it", async () => {
  const { pool, puppet, puppets, wait } = createScene();
  const early = pool.run("a", "", "");
  puppet(0).onEnd("cannot start");
  await expect(early).rejects.toThrow("cannot start");
  expect(puppets).toHaveLength(1);
  wait();
  puppet(1).onReady();
  const result = pool.run("b", "", "");
  puppet(1).onResult("B");
  expect(await result).toBe("B");
});

test("once closed it ends its threads and starts no other", () => {
  const { pool, puppets, crashes } = createScene({ threads: 2 });
  pool.close();
  expect([puppets.length, crashes]).toEqual([2, []]);
});

test("one caller uses up a share, and others are served in between", async () => {
  const { pool, puppet } = createScene({ mostWaiting: 8, share: 0.5 });
  puppet(0).onReady();
  const greedy = Array.from({ length: 9 }, (_, index) => pool.run(`a${index}`, "", "greedy"));
  expect(greedy.map((result) => result !== undefined)).toEqual([
    ...Array(5).fill(true),
    ...Array(4).fill(false),
  ]);
  const others = ["b", "c"].map((job) => pool.run(job, "", job));
  expect(others).not.toContain(undefined);
  for (let count = 0; count < 7; count += 1) puppet(0).onResult("done");
  expect(puppet(0).posted).toEqual(["a0", "b", "a1", "c", "a2", "a3", "a4"]);
  await Promise.all([...greedy, ...others]);
  expect(pool.run("d", "", "greedy")).toBeInstanceOf(Promise);
});

test("one caller's share of the time to wait is as small when its jobs are slow", () => {
  const { pool, puppet, pass } = createScene({ mostWaiting: 1000, longestWait: 1000, share: 0.5 });
  puppet(0).onReady();
  for (let count = 0; count < 50; count += 1) {
    void pool.run("a", "", `${count}`);
    pass(200);
    puppet(0).onResult("A");
  }
  const accepted = Array.from({ length: 6 }, () => pool.run("b", "", "greedy")).filter(Boolean);
  expect(accepted).toHaveLength(3);
  expect(pool.run("c", "", "other")).toBeInstanceOf(Promise);
});
