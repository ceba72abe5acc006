import { expect, test } from "vitest";
import { createWorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";
import { QueueTimeout, type Thread, type ThreadEvents } from "./worker-slot.ts";

/** A thread that does what the test tells it to. */
interface Puppet extends ThreadEvents<string> {
  readonly posted: string[];
  /** Milliseconds of processor time that it says it has had. */
  used: number | undefined;
}

function createScene(options: Partial<WorkerPoolOptions<string, string>> = {}) {
  const puppets: Puppet[] = [];
  const crashes: string[] = [];
  let timers: readonly { readonly task: () => void; readonly at: number }[] = [];
  let now = 0;
  const start = (events: ThreadEvents<string>): Thread<string> => {
    const puppet: Puppet = { ...events, posted: [], used: undefined };
    puppets.push(puppet);
    return {
      post: (job) => puppet.posted.push(job),
      used: () => puppet.used,
      terminate: () => events.onEnd("was terminated"),
    };
  };
  const pool = createWorkerPool<string, string>({
    threads: 1,
    start,
    maxWaiting: 2,
    maxWaitMs: 1000,
    share: 1,
    timeout: 30_000,
    now: () => now,
    later(task, milliseconds) {
      const timer = { task, at: now + milliseconds };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
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
    timers: () => timers.length,
    /** Lets time go by, and everything happen whose time comes. */
    pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        now = Math.max(now, next.at);
        timers = timers.filter((other) => other !== next);
        next.task();
      }
      now = end;
    },
  };
}

test("jobs wait until the thread is ready, and run one after the other", async () => {
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

test("one job runs, maxWaiting jobs wait, and more are rejected at once", async () => {
  const { pool, puppet } = createScene({ maxWaiting: 2 });
  puppet(0).onReady();
  const accepted = ["a", "b", "c"].map((job) => pool.run(job, "", ""));
  expect(accepted).not.toContain(undefined);
  expect([pool.run("d", "", ""), pool.run("e", "", "")]).toEqual([undefined, undefined]);
  for (const result of ["A", "B", "C"]) puppet(0).onResult(result);
  expect(await Promise.all(accepted)).toEqual(["A", "B", "C"]);
  expect(pool.run("f", "", "")).toBeInstanceOf(Promise);
});

test("fewer jobs may wait if recent ones were slow", () => {
  const { pool, puppet, pass } = createScene({ maxWaiting: 1000, maxWaitMs: 1000 });
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

test("jobs with one affinity key go to one thread, unless it has more to do than the others", () => {
  const { pool, puppets } = createScene({ threads: 4, maxWaiting: 9 });
  for (const { onReady } of puppets) onReady();
  for (let count = 0; count < 8; count += 1) void pool.run("same", "key", "");
  const posted = puppets.filter(({ posted }) => posted.length > 0);
  expect([posted.length, pool.load()]).toEqual([4, 8]);
  const alone = createScene({ threads: 4 });
  for (const { onReady } of alone.puppets) onReady();
  for (let count = 0; count < 8; count += 1) {
    void alone.pool.run("same", "key", "");
    for (const { posted, onResult } of alone.puppets) if (posted.length > count) onResult("done");
  }
  expect(alone.puppets.map(({ posted }) => posted.length).sort()).toEqual([0, 0, 0, 8]);
});

test("the job of a crashed thread runs again on another, before waiting jobs", async () => {
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

test("a replacement thread gets no job before it is ready", () => {
  const { pool, puppet } = createScene();
  puppet(0).onReady();
  puppet(0).onEnd("out of memory");
  void pool.run("a", "", "");
  expect(puppet(1).posted).toEqual([]);
  puppet(1).onReady();
  expect(puppet(1).posted).toEqual(["a"]);
});

test("a job that crashes two threads fails, and the others run", async () => {
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

test("a job that times out is ended with its thread and not retried", async () => {
  const { pool, puppet, pass, crashes } = createScene();
  puppet(0).onReady();
  const endless = pool.run("endless", "", "");
  puppet(0).used = undefined;
  pass(30_000);
  await expect(endless).rejects.toThrow("was terminated");
  expect(crashes).toEqual(["was terminated"]);
  puppet(1).onReady();
  expect(puppet(1).posted).toEqual([]);
});

test("a thread that gets no processor time does not time out", async () => {
  const { pool, puppet, pass, crashes } = createScene({ timeout: 30_000 });
  puppet(0).used = 7_000;
  puppet(0).onReady();
  const starved = pool.run("a", "", "");
  for (const used of [21_000, 35_000]) {
    pass(60_000);
    puppet(0).used = used;
  }
  expect(crashes).toEqual([]);
  puppet(0).onResult("A");
  expect(await starved).toBe("A");
});

test("a job that uses up its processor time is ended, however long that takes", async () => {
  const { pool, puppet, pass, crashes } = createScene({ timeout: 30_000 });
  puppet(0).used = 7_000;
  puppet(0).onReady();
  const endless = pool.run("endless", "", "");
  puppet(0).used = 36_000;
  pass(30_000);
  expect(crashes).toEqual([]);
  puppet(0).used = 37_000;
  pass(1000);
  expect(crashes).toEqual(["was terminated"]);
  await expect(endless).rejects.toThrow("was terminated");
});

test("a stuck job that uses no processor time is ended eventually", async () => {
  const { pool, puppet, pass } = createScene({ timeout: 30_000 });
  puppet(0).used = 0;
  puppet(0).onReady();
  const stuck = pool.run("stuck", "", "");
  pass(300_000);
  await expect(stuck).rejects.toThrow("was terminated");
});

test("a job that waits too long is rejected, a running one is not", async () => {
  const { pool, puppet, pass, timers } = createScene({ maxWaitMs: 1000, maxWaiting: 9 });
  puppet(0).onReady();
  const results = ["a", "b", "c"].map((job) => pool.run(job, "", job));
  pass(600);
  const late = pool.run("d", "", "d");
  puppet(0).onResult("A");
  pass(400);
  await expect(results[2]).rejects.toThrow(QueueTimeout);
  puppet(0).onResult("B");
  puppet(0).onResult("D");
  expect(await Promise.all([results[0], results[1], late])).toEqual(["A", "B", "D"]);
  expect([puppet(0).posted, pool.load(), timers()]).toEqual([["a", "b", "d"], 0, 0]);
});

test("a caller waits for at most one job of each other caller", async () => {
  const { pool, puppet } = createScene({ maxWaiting: 99, maxWaitMs: 1e6 });
  puppet(0).onReady();
  for (const caller of ["x", "y", "z"]) {
    for (let count = 0; count < 6; count += 1) void pool.run(`${caller}${count}`, "", caller);
  }
  void pool.run("plain", "", "plain");
  for (let count = 0; count < 5; count += 1) puppet(0).onResult("done");
  expect(puppet(0).posted.slice(0, 5)).toContain("plain");
});

test("a caller is not rejected because of other callers' waiting jobs", () => {
  const { pool, puppet, pass } = createScene({ maxWaiting: 999, maxWaitMs: 1000, share: 0.5 });
  puppet(0).onReady();
  const greedy = Array.from({ length: 10 }, () => pool.run("dear", "", "greedy"));
  expect(greedy).not.toContain(undefined);
  // The first has shown what they take: ten of them are far beyond the longest wait.
  pass(900);
  puppet(0).onResult("done");
  expect(pool.run("dear", "", "greedy")).toBeUndefined();
  expect(pool.run("plain", "", "other")).toBeInstanceOf(Promise);
});

test("a thread that fails to start is retried after a pause, and no job waits for it", async () => {
  const { pool, puppet, puppets, pass } = createScene();
  const early = pool.run("a", "", "");
  puppet(0).onEnd("cannot start");
  await expect(early).rejects.toThrow("cannot start");
  pass(999);
  expect(puppets).toHaveLength(1);
  pass(1);
  puppet(1).onReady();
  const result = pool.run("b", "", "");
  puppet(1).onResult("B");
  expect(await result).toBe("B");
});

test("close ends the threads and starts no others", () => {
  const { pool, puppets, crashes } = createScene({ threads: 2 });
  pool.close();
  expect([puppets.length, crashes]).toEqual([2, []]);
});

test("a caller can use up only its share, and others are served in between", async () => {
  const { pool, puppet } = createScene({ maxWaiting: 8, share: 0.5 });
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

test("a caller's share of the waiting time applies to slow jobs as well", () => {
  const { pool, puppet, pass } = createScene({ maxWaiting: 1000, maxWaitMs: 1000, share: 0.5 });
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
