import { expect, test } from "vitest";
import { signalAt } from "./signal-at.ts";

const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener("abort", () => resolve(signal.reason)));

test("aborts once the clock reaches the time, however early the platform's timer is", async () => {
  const times = [0, 3, 4, 5];
  const { signal } = signalAt(5, () => times.shift() ?? 5);
  expect(await aborted(signal)).toEqual(new Error("the search reached its time limit"));
  expect(times).toEqual([]);
});

test("aborts at once if the time is past", () => {
  expect(signalAt(5, () => 6).signal.aborted).toBe(true);
});

test("never aborts after its end", async () => {
  let now = 0;
  const { signal, end } = signalAt(1, () => now);
  const other = signalAt(1, () => now);
  end();
  now = 1;
  await aborted(other.signal);
  expect(signal.aborted).toBe(false);
});
