import { expect, test } from "vitest";
import { createWorkerEngine, IDLE_MS, type WorkerListeners } from "./create-worker-engine.ts";
import { EngineNotLoaded } from "./engine.ts";
import type { ToWorker } from "./messages.ts";

const SETTINGS = { secret: "one", origin: "http://localhost:3000", names: "/names/" };

/** An engine over workers that say what the test says, with its timers in the test's hand. */
function start(refused?: Error) {
  const workers: { readonly sent: ToWorker[]; readonly say: WorkerListeners; ended: boolean }[] =
    [];
  const timers = new Map<() => void, number>();
  const engine = createWorkerEngine({
    settings: SETTINGS,
    createWorker: (say) => {
      if (refused) throw refused;
      const worker = { sent: [] as ToWorker[], say, ended: false };
      workers.push(worker);
      return {
        post: (message) => worker.sent.push(message),
        end: () => {
          worker.ended = true;
        },
      };
    },
    after: (milliseconds, action) => {
      timers.set(action, milliseconds);
      return () => timers.delete(action);
    },
  });
  const send = async (signal?: AbortSignal) => {
    const sent = engine(new Request("http://localhost/", signal ? { signal } : {}));
    // Whoever waits for it looks later.
    sent.catch(() => {});
    await settle();
    return { sent };
  };
  const respond = (number: number, at = 0) =>
    workers[at]?.say.onMessage({
      kind: "response",
      number,
      response: { status: 200, statusText: "", headers: [], body: new ArrayBuffer(0) },
    });
  const kinds = (at = 0) => workers[at]?.sent.map(({ kind }) => kind);
  return { engine, workers, timers, send, respond, kinds };
}

/** Whatever needs no timer has happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a worker starts with the first request, and has its settings before", async () => {
  const { workers, send, respond, kinds } = start();
  expect(workers).toHaveLength(0);
  const first = await send();
  const second = await send();
  expect(kinds()).toEqual(["settings", "request", "request"]);
  expect(workers[0]?.sent[0]).toMatchObject({ settings: SETTINGS });
  respond(2);
  respond(1);
  expect((await first.sent).status).toBe(200);
  expect((await second.sent).status).toBe(200);
  expect(workers).toHaveLength(1);
});

test("a worker ends after a minute without a request, and the next request starts another", async () => {
  const { workers, timers, send, respond } = start();
  await send();
  expect(timers.size).toBe(0);
  respond(1);
  expect([...timers.values()]).toEqual([IDLE_MS]);
  await send();
  expect(timers.size).toBe(0);
  respond(2);
  for (const rest of timers.keys()) rest();
  expect(workers.map(({ ended }) => ended)).toEqual([true]);
  const third = await send();
  respond(3, 1);
  expect((await third.sent).status).toBe(200);
  expect(workers[1]?.sent[0]).toMatchObject({ settings: SETTINGS });
});

test("distinguishes a script that does not load from one that breaks while it runs", async () => {
  const { workers, timers, send, kinds } = start();
  const first = await send();
  workers[0]?.say.onBroken("");
  await expect(first.sent).rejects.toThrow(EngineNotLoaded);
  const second = await send();
  expect(kinds(1)).toEqual(["settings", "request"]);
  workers[1]?.say.onMessage({ kind: "ready" });
  workers[1]?.say.onBroken("out of memory");
  await expect(second.sent).rejects.not.toBeInstanceOf(EngineNotLoaded);
  expect([workers.map(({ ended }) => ended), timers.size]).toEqual([[true, true], 0]);
});

test("reports a worker that the browser refuses as not loaded", async () => {
  const { send } = start(new Error("refused by policy"));
  await expect((await send()).sent).rejects.toThrow(EngineNotLoaded);
});

test("a failed load in the sandbox can be retried with the same worker", async () => {
  const { workers, send, kinds } = start();
  const failed = { kind: "failed", message: "404" } as const;
  const first = await send();
  workers[0]?.say.onMessage({ ...failed, number: 1, isUnloaded: true });
  await expect(first.sent).rejects.toThrow(EngineNotLoaded);
  const second = await send();
  workers[0]?.say.onMessage({ ...failed, number: 2, isUnloaded: false });
  await expect(second.sent).rejects.not.toBeInstanceOf(EngineNotLoaded);
  expect(kinds()).toEqual(["settings", "request", "request"]);
});

test("an aborted request rejects with its reason at once and notifies the worker", async () => {
  const { timers, send, respond, kinds } = start();
  const abort = new AbortController();
  const { sent } = await send(abort.signal);
  abort.abort(new Error("edited"));
  await expect(sent).rejects.toThrow("edited");
  expect(kinds()).toEqual(["settings", "request", "abort"]);
  expect(timers.size).toBe(1);
  respond(1);
  const late = await send(AbortSignal.abort(new Error("too late")));
  await expect(late.sent).rejects.toThrow("too late");
});

test("a worker stays for as long as another request is under way", async () => {
  const { timers, send, respond } = start();
  await send();
  await send();
  respond(1);
  expect(timers.size).toBe(0);
  respond(2);
  expect(timers.size).toBe(1);
});

test("late messages of an ended worker end no other worker and start no timer", async () => {
  const { workers, timers, send, respond, kinds } = start();
  await send();
  workers[0]?.say.onBroken("");
  await send();
  workers[0]?.say.onBroken("again");
  respond(1, 0);
  expect(timers.size).toBe(0);
  await send();
  expect(workers).toHaveLength(2);
  expect(kinds(1)).toEqual(["settings", "request", "request"]);
});

test("an abort after the response sends nothing to the worker", async () => {
  const { send, respond, kinds } = start();
  const abort = new AbortController();
  const { sent } = await send(abort.signal);
  respond(1);
  abort.abort();
  expect((await sent).status).toBe(200);
  expect(kinds()).toEqual(["settings", "request"]);
});
