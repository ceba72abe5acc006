import { expect, test } from "vitest";
import { waitUnlessAborted } from "./wait-unless-aborted.ts";

test("a wait resolves after its time", async () => {
  expect(await waitUnlessAborted(1, new AbortController().signal)).toBeUndefined();
});

test("an aborted wait rejects with the signal's reason", async () => {
  const leaving = new AbortController();
  const waiting = waitUnlessAborted(1, leaving.signal);
  leaving.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
});

test("a wait rejects if its signal is already aborted", async () => {
  const left = AbortSignal.abort(new Error("left"));
  await expect(waitUnlessAborted(1, left)).rejects.toThrow("left");
});

test("a wait longer than the platform's timers allow doesn't end at once", async () => {
  const leaving = new AbortController();
  const waiting = waitUnlessAborted(3_000_000_000, leaving.signal);
  const soon = waitUnlessAborted(20).then(() => leaving.abort(new Error("still waiting")));
  await expect(waiting).rejects.toThrow("still waiting");
  await soon;
});
