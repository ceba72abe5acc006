import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { createBoundedDelays } from "./bounded-delays.ts";

/** Delays that last until `wake` is called. */
function create(each: number, inAll: number) {
  const sleeping: (() => void)[] = [];
  let refused = 0;
  const delay = createBoundedDelays({
    each,
    inAll,
    sleep: (_, signal) =>
      new Promise((resolve, reject) => {
        const stop = () => reject(signal.reason);
        if (signal.aborted) stop();
        signal.addEventListener("abort", stop);
        sleeping.push(resolve);
      }),
    onRefuse() {
      refused += 1;
    },
  });
  /** What became of each delay so far, by the names they were given. */
  const ended: Record<string, number> = {};
  const begin = (name: string, caller: string, signal?: AbortSignal) => {
    void delay({ milliseconds: 1, caller, signal }).then((failure) => {
      ended[name] = failure?.status ?? 200;
    });
  };
  const wake = () => {
    for (const resolve of sleeping.splice(0)) resolve();
  };
  return { begin, wake, ended, refused: () => refused };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("limits the delays of a caller and refuses the next with 503", async () => {
  const { begin, wake, ended, refused } = create(2, 10);
  for (const name of ["first", "second", "third"]) begin(name, "a");
  begin("other", "b");
  await settled();
  expect([ended, refused()]).toEqual([{ third: 503 }, 1]);
  wake();
  await settled();
  expect(ended).toEqual({ first: 200, second: 200, third: 503, other: 200 });
  begin("later", "a");
  await settled();
  expect(ended).not.toHaveProperty("later");
});

test("a refused delay has Retry-After", async () => {
  const delay = createBoundedDelays({
    each: 0,
    inAll: 1,
    sleep: () => Promise.resolve(),
    onRefuse: () => {},
  });
  expect(await delay({ milliseconds: 1, caller: "a" })).toMatchObject({
    status: 503,
    headers: { "Retry-After": "3" },
  });
});

test("beyond the total limit, the caller with the most delays loses its oldest, never the newcomer", async () => {
  const { begin, ended, refused } = create(3, 4);
  for (const name of ["a1", "a2", "a3"]) begin(name, "a");
  begin("b1", "b");
  begin("c1", "c");
  await settled();
  expect(ended).toEqual({ a1: 503 });
  begin("d1", "d");
  await settled();
  expect(ended).toEqual({ a1: 503, a2: 503 });
  begin("e1", "e");
  await settled();
  expect(ended).toEqual({ a1: 503, a2: 503, a3: 503 });
  expect(refused()).toBe(3);
});

test("an aborted delay ends, makes room and does not count as refused", async () => {
  const { begin, ended, refused } = create(1, 1);
  const leaving = new AbortController();
  begin("first", "a", leaving.signal);
  leaving.abort();
  begin("second", "a");
  begin("gone before", "b", leaving.signal);
  await settled();
  expect([ended, refused()]).toEqual([{ first: 503, "gone before": 503 }, 0]);
});

test("a delay lasts as long as requested and removes its abort listener", async () => {
  const slept: number[] = [];
  const delay = createBoundedDelays({
    each: 1,
    inAll: 1,
    sleep: async (milliseconds) => void slept.push(milliseconds),
    onRefuse: () => {},
  });
  const { signal } = new AbortController();
  for (const milliseconds of [3000, 60_000]) {
    expect(await delay({ milliseconds, caller: "a", signal })).toBeUndefined();
  }
  expect([slept, getEventListeners(signal, "abort")]).toEqual([[3000, 60_000], []]);
});
