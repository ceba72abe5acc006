import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { untilAborted } from "./until-aborted.ts";

test.each([
  ["result", () => Promise.resolve("done"), "done"],
  ["error", () => Promise.reject(new Error("broken")), "broken"],
])("passes on the %s of the work and leaves no listener", async (_, work, outcome) => {
  const { signal } = new AbortController();
  const waiting = untilAborted(work(), signal);
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  expect(await waiting.catch((error: Error) => error.message)).toBe(outcome);
  await Promise.resolve();
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

test("rejects with the reason when the signal aborts", async () => {
  const controller = new AbortController();
  const waiting = untilAborted(new Promise(() => {}), controller.signal);
  controller.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
});

test("rejects if the signal is already aborted, even if the work is done", async () => {
  const left = AbortSignal.abort(new Error("left"));
  await expect(untilAborted(Promise.resolve("done"), left)).rejects.toThrow("left");
});
