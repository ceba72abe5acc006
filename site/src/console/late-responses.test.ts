import { expect, test } from "vitest";
import { operationNamed } from "../build/testing/operation-named.ts";
import { createRunner } from "./create-runner.ts";
import { editedRequest } from "./edited-request.ts";

const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };
const REQUEST = editedRequest(operationNamed("listLocales"), { value: {} }, TARGET);

interface Call {
  readonly signal: AbortSignal;
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: Error) => void;
}

/** A runner whose requests stay under way until the test answers them, whoever has given up. */
function start() {
  const calls: Call[] = [];
  const runner = createRunner({
    engine: ({ signal }) =>
      new Promise((resolve, reject) => calls.push({ signal, resolve, reject })),
    after: () => () => {},
    pollOf: () => undefined,
  });
  return { runner, calls, now: () => runner.state.get() };
}

test("a failure that arrives after an edit does not replace the edit's note", async () => {
  const { runner, calls, now } = start();
  const sending = runner.send(REQUEST);
  runner.stop("edited");
  calls[0]?.reject(new Error("nobody there"));
  await sending;
  expect(now()).toEqual({ note: "edited" });
});

test("a second request aborts the first and ignores its response", async () => {
  const { runner, calls, now } = start();
  const sending = [runner.send(REQUEST), runner.send(REQUEST)];
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  calls[1]?.resolve(new Response("second"));
  calls[0]?.resolve(new Response("first"));
  await Promise.all(sending);
  expect(now().live).toMatchObject({ response: { text: "second" }, calls: 1 });
});

test("a response remembers which fields were reported before it was sent, even after a retry", async () => {
  const { runner, calls, now } = start();
  const sending = runner.send(REQUEST, ["query.adults"]);
  calls[0]?.resolve(new Response("", { status: 400 }));
  await sending;
  expect(now().live?.violations).toEqual(["query.adults"]);
  const again = runner.retry();
  calls[1]?.resolve(new Response("", { status: 400 }));
  await again;
  expect(now().live?.violations).toEqual(["query.adults"]);
});

test("polls nothing without a session", async () => {
  const { runner, calls, now } = start();
  await runner.poll(true);
  expect([calls.length, now()]).toEqual([0, {}]);
});

test("starts no countdown for a response once another request is pending", async () => {
  const { runner, calls, now } = start();
  let sendAgain = () => {
    sendAgain = () => {};
    void runner.send(REQUEST);
  };
  runner.state.subscribe(() => now().live && sendAgain());
  const sending = runner.send(REQUEST);
  calls[0]?.resolve(new Response("", { status: 429, headers: { "retry-after": "9" } }));
  await Promise.race([sending, new Promise((resolve) => setImmediate(resolve))]);
  expect(calls.length).toBe(2);
  expect(now()).toMatchObject({ sending: REQUEST });
  expect(now().countdown).toBeUndefined();
});
