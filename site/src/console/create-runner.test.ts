import { expect, test } from "vitest";
import { exampleOf, operationNamed } from "../build/testing/operation-named.ts";
import { createRunner, type Run } from "./create-runner.ts";
import { editedRequest } from "./edited-request.ts";
import { EngineNotLoaded } from "./engine/engine.ts";

const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };
const CREATE = operationNamed("createLiveSearch");
const POLL = operationNamed("pollLiveSearch");
const REQUEST = editedRequest(CREATE, { value: exampleOf(CREATE) }, TARGET);

const state = (status: string, sessionToken = "one") =>
  Response.json({ status, action: "RESULT_ACTION_REPLACED", sessionToken, content: null });
const INCOMPLETE = "RESULT_STATUS_INCOMPLETE";

/** Answers in order; a second passes when the test says so. */
function start(...answers: readonly (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  const timers = new Set<() => void>();
  const runner = createRunner({
    engine: async ({ url }) => {
      const answer = answers[asked.push(url) - 1];
      if (!answer) throw new Error("nobody there");
      return answer();
    },
    after: (_, action) => {
      timers.add(action);
      return () => timers.delete(action);
    },
    pollOf: (sessionToken) => editedRequest(POLL, { value: { sessionToken } }, TARGET),
  });
  const seen: Run[] = [];
  runner.state.subscribe(() => seen.push(runner.state.get()));
  const second = async () => {
    const [next] = timers;
    if (next) timers.delete(next);
    next?.();
    await settle();
  };
  return { runner, asked, seen, second, timers, now: () => runner.state.get() };
}

/** Whatever needs no timer has happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("keeps a response until the next one arrives and replaces it", async () => {
  const { runner, seen, now } = start(
    () => state(INCOMPLETE),
    () => new Response("<h1>no</h1>", { status: 502 }),
  );
  await runner.send(REQUEST);
  expect(now().live).toMatchObject({ response: { status: 200 }, calls: 1, sessionToken: "one" });
  await runner.send(REQUEST);
  expect(seen.at(-2)).toMatchObject({ sending: REQUEST, live: { response: { status: 200 } } });
  expect(now()).toMatchObject({ live: { response: { status: 502, text: "<h1>no</h1>" } } });
});

test("polls to the end with the newest token and shows a countdown for each pause", async () => {
  const { runner, asked, second, now } = start(
    () => state(INCOMPLETE),
    () => state(INCOMPLETE, "two"),
    () => new Response("", { status: 503, headers: { "retry-after": "2" } }),
    () => state("RESULT_STATUS_COMPLETE"),
  );
  await runner.send(REQUEST);
  const polling = runner.poll(true);
  await settle();
  expect(now().countdown).toEqual({ seconds: 1, until: "poll" });
  await second();
  expect(now()).toMatchObject({
    countdown: { seconds: 2 },
    live: { response: { status: 503 }, sessionToken: "two" },
  });
  await second();
  expect(now().countdown).toMatchObject({ seconds: 1 });
  await second();
  await polling;
  expect(now()).toMatchObject({ note: "complete", live: { calls: 4, searchBody: REQUEST.body } });
  expect(asked.slice(1).map((url) => url.split("/").at(-1))).toEqual(["one", "two", "two"]);
});

test("failures count from the last success: polls end after five in a row", async () => {
  const fails = Array.from({ length: 4 }, () => () => new Response("", { status: 500 }));
  const { runner, asked, second, now } = start(
    () => state(INCOMPLETE),
    ...fails,
    () => state(INCOMPLETE),
    ...fails,
    () => new Response("", { status: 500 }),
  );
  await runner.send(REQUEST);
  const polling = runner.poll(true);
  await settle();
  for (let seconds = 0; seconds < 100 && !now().note; seconds += 1) await second();
  await polling;
  expect([now().note, asked.length]).toEqual(["failed", 11]);
});

test("counts down after a single poll that is refused", async () => {
  const { runner, now } = start(
    () => state(INCOMPLETE),
    () => new Response("", { status: 429, headers: { "retry-after": "3" } }),
  );
  await runner.send(REQUEST);
  void runner.poll(false);
  await settle();
  expect(now()).toMatchObject({ countdown: { seconds: 3, until: "again" }, live: { calls: 2 } });
});

test("retrying a single poll sends exactly one more", async () => {
  const { runner, asked, now } = start(
    () => state(INCOMPLETE),
    () => state(INCOMPLETE),
    () => state(INCOMPLETE),
  );
  await runner.send(REQUEST);
  await runner.poll(false);
  void runner.retry();
  await settle();
  expect([asked.length, now().live?.calls, now().countdown]).toEqual([3, 3, undefined]);
});

test("an edit ends polling and discards the pending response", async () => {
  let answer = (_: Response) => {};
  const { runner, asked, timers, now } = start(
    () => state(INCOMPLETE),
    () => new Promise((resolve) => (answer = resolve)),
  );
  await runner.send(REQUEST);
  const polling = runner.poll(true);
  await settle();
  runner.stop("edited");
  answer(state("RESULT_STATUS_COMPLETE"));
  await polling;
  expect(now()).toMatchObject({ note: "edited", live: { calls: 1 } });
  expect([asked.length, timers.size]).toEqual([2, 0]);
});

test("an edit in a pause ends polling, but does nothing if nothing is in progress", async () => {
  const { runner, asked, timers, now } = start(
    () => state(INCOMPLETE),
    () => state(INCOMPLETE),
  );
  await runner.send(REQUEST);
  runner.stop("edited");
  expect(now().note).toBeUndefined();
  void runner.poll(true);
  await settle();
  runner.stop("edited");
  expect([now().note, timers.size, asked.length]).toEqual(["edited", 0, 2]);
});

test.each([429, 503])("%i starts a countdown and is never retried silently", async (status) => {
  const refusal = () => new Response("", { status, headers: { "retry-after": "1" } });
  const { runner, asked, second, now } = start(refusal);
  void runner.send(REQUEST);
  await settle();
  expect(now().countdown).toEqual({ seconds: 1, until: "again" });
  // An edit does not make it allowed any earlier.
  runner.stop("edited");
  expect(now()).toMatchObject({ countdown: { seconds: 1, until: "again" } });
  await second();
  expect([now().countdown, asked.length]).toEqual([undefined, 1]);
});

test("notes a lost session as gone and a failed request as unreachable", async () => {
  const { runner, now } = start(
    () => state(INCOMPLETE),
    () => new Response("{}", { status: 404 }),
  );
  await runner.send(REQUEST);
  await runner.poll(true);
  expect(now().note).toBe("gone");
  await runner.send(REQUEST);
  expect(now().note).toBe("unreachable");
});

test("notes an engine that did not load, and retry repeats the same send or poll", async () => {
  const unloaded = () => Promise.reject(new EngineNotLoaded("404"));
  const { runner, asked, now } = start(
    unloaded,
    () => state(INCOMPLETE),
    unloaded,
    () => state("RESULT_STATUS_COMPLETE"),
  );
  await runner.send(REQUEST);
  expect(now()).toEqual({ note: "unloaded" });
  await runner.retry();
  expect(now().live).toMatchObject({ calls: 1 });
  await runner.poll(true);
  expect(now()).toMatchObject({ note: "unloaded", live: { calls: 1 } });
  await runner.retry();
  expect(now()).toMatchObject({ note: "complete", live: { calls: 2 } });
  expect(asked.map((url) => url.split("/").at(-1))).toEqual(["create", "create", "one", "one"]);
});
