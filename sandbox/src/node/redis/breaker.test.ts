import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

/** A breaker before something that can be broken and mended, with a clock moved by hand. */
function createScene() {
  const events: string[] = [];
  const due: (() => void)[] = [];
  const rests: number[] = [];
  let now = 0;
  let isBroken = false;
  let calls = 0;
  const ask = async () => {
    calls += 1;
    if (isBroken) throw new Error("no answer");
    return "answer";
  };
  const breaker = createBreaker({
    probe: ask,
    now: () => now,
    later(task, milliseconds) {
      rests.push(milliseconds);
      due.push(task);
      return () => void due.splice(due.indexOf(task), 1);
    },
    onOpen: ({ message }) => events.push(`open: ${message}`),
    onClose: () => events.push("closed"),
  });
  return {
    events,
    breaker,
    calls: () => calls,
    call: () => breaker.run(ask, async () => "instead"),
    turn(broken: boolean) {
      isBroken = broken;
    },
    /** Lets the time of the next probe come, and its answer. */
    async wait() {
      for (const task of due.splice(0)) task();
      await new Promise(setImmediate);
    },
    waiting: () => due.length,
    /** How long it waited before each probe, in seconds. */
    rests: () => rests.splice(0).map((milliseconds) => milliseconds / 1000),
    pass(seconds: number) {
      now += 1000 * seconds;
    },
  };
}

test("passes calls through while closed", async () => {
  const { call, events, waiting } = createScene();
  expect([await call(), await call()]).toEqual(["answer", "answer"]);
  expect([events, waiting()]).toEqual([[], 0]);
});

test("opens on the first failure, makes no further calls and reports once", async () => {
  const { call, turn, calls, events } = createScene();
  turn(true);
  for (let count = 0; count < 24; count += 1) expect(await call()).toBe("instead");
  expect(calls()).toBe(1);
  expect(events).toEqual(["open: no answer"]);
});

test("closes when a probe succeeds, and opens again on each later failure", async () => {
  const { call, turn, wait, events } = createScene();
  for (const round of [1, 2]) {
    turn(true);
    await call();
    await wait();
    expect(await call()).toBe("instead");
    turn(false);
    await wait();
    expect(await call()).toBe("answer");
    expect(events).toHaveLength(2 * round);
  }
  expect(events).toEqual(["open: no answer", "closed", "open: no answer", "closed"]);
});

test("trip opens it before any call, and only once", async () => {
  const { breaker, call, calls, events } = createScene();
  breaker.trip(new Error("refused"));
  breaker.trip(new Error("refused again"));
  expect(await call()).toBe("instead");
  expect([calls(), events]).toEqual([0, ["open: refused"]]);
});

test("probes ever more rarely, finally every 30 seconds", async () => {
  const { call, turn, wait, rests } = createScene();
  turn(true);
  await call();
  for (let probe = 0; probe < 7; probe += 1) await wait();
  expect(rests()).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
});

test("a failure soon after a successful probe continues the longer intervals", async () => {
  const { breaker, call, turn, wait, pass, rests, events } = createScene();
  const fail = () =>
    breaker.run(
      () => Promise.reject(new Error("lies")),
      async () => "instead",
    );
  for (let round = 0; round < 7; round += 1) {
    await fail();
    await wait();
    pass(1);
  }
  expect(rests()).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(events).toHaveLength(14);
  // With the second above, half a minute.
  pass(29);
  turn(true);
  await call();
  expect(rests()).toEqual([1]);
});

test("stop cancels the next probe", async () => {
  const { breaker, waiting, wait, events } = createScene();
  breaker.trip(new Error("refused"));
  breaker.stop();
  expect(waiting()).toBe(0);
  await wait();
  expect(events).toEqual(["open: refused"]);
});

test.each([false, true])(
  "does nothing more if stopped during a probe (broken: %s)",
  async (isBroken) => {
    const { breaker, turn, waiting, wait, events } = createScene();
    breaker.trip(new Error("refused"));
    turn(isBroken);
    const looked = wait();
    breaker.stop();
    await looked;
    expect([waiting(), events]).toEqual([0, ["open: refused"]]);
  },
);

test("reports a reason that isn't an Error as text", async () => {
  const { breaker, events } = createScene();
  const fail = () => Promise.reject("no answer");
  expect(await breaker.run(fail, async () => "instead")).toBe("instead");
  expect(events).toEqual(["open: no answer"]);
});
