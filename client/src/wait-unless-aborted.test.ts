import { expect, test } from "vitest";
import { waitUnlessAborted } from "./wait-unless-aborted.ts";

test("a wait resolves after its time", async () => {
  expect(await waitUnlessAborted(1, new AbortController().signal)).toBeUndefined();
});

test("a wait that is aborted rejects with the reason", async () => {
  const leaving = new AbortController();
  const waiting = waitUnlessAborted(1, leaving.signal);
  leaving.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
});

test("a wait whose signal was aborted before rejects as well", async () => {
  const left = AbortSignal.abort(new Error("left"));
  await expect(waitUnlessAborted(1, left)).rejects.toThrow("left");
});

test("a wait of more than the platform's timers take does not end at once", async () => {
  const leaving = new AbortController();
  const waiting = waitUnlessAborted(3_000_000_000, leaving.signal);
  const soon = waitUnlessAborted(20).then(() => leaving.abort(new Error("still waiting")));
  await expect(waiting).rejects.toThrow("still waiting");
  await soon;
});
