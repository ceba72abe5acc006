import { expect, test } from "vitest";
import { NamesNotLoaded } from "../../../../sandbox/src/data/names-not-loaded.ts";
import { createSandboxService } from "./create-sandbox-service.ts";
import type { FromWorker } from "./messages.ts";

const SETTINGS = { secret: "one", origin: "http://localhost:3000", names: "/names/" };
const request = { url: "http://localhost/a", method: "GET", headers: [] } as const;

function start(answer: (request: Request) => Promise<Response>) {
  const sent: FromWorker[] = [];
  const service = createSandboxService({
    createSandbox: () => answer,
    send: (one) => sent.push(one),
  });
  return { service, sent };
}

/** Whatever needs no timer has happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("each response has the number of its request, in order of completion", async () => {
  const answers: ((response: Response) => void)[] = [];
  const { service, sent } = start(() => new Promise((resolve) => answers.push(resolve)));
  service({ kind: "settings", settings: SETTINGS });
  service({ kind: "request", number: 1, request });
  service({ kind: "request", number: 2, request });
  answers[1]?.(new Response("second", { status: 404 }));
  await settle();
  answers[0]?.(new Response("first"));
  await settle();
  expect(sent).toMatchObject([
    { kind: "response", number: 2, response: { status: 404 } },
    { kind: "response", number: 1, response: { status: 200 } },
  ]);
});

test("names that did not load can be retried, other errors cannot", async () => {
  const errors = [new NamesNotLoaded("de-DE", undefined), new Error("wrong")];
  const { service, sent } = start(() => Promise.reject(errors.shift()));
  service({ kind: "settings", settings: SETTINGS });
  service({ kind: "request", number: 1, request });
  service({ kind: "request", number: 2, request });
  await settle();
  expect(sent).toMatchObject([
    { kind: "failed", number: 1, isUnloaded: true },
    { kind: "failed", number: 2, isUnloaded: false, message: "wrong" },
  ]);
});

test("sends nothing for an aborted request", async () => {
  const { service, sent } = start(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  service({ kind: "settings", settings: SETTINGS });
  service({ kind: "request", number: 1, request });
  service({ kind: "abort", number: 1 });
  service({ kind: "abort", number: 7 });
  await settle();
  expect(sent).toEqual([]);
});

test("does not send a response that arrives after the abort", async () => {
  let answer = (_: Response) => {};
  const { service, sent } = start(() => new Promise((resolve) => (answer = resolve)));
  service({ kind: "settings", settings: SETTINGS });
  service({ kind: "request", number: 1, request });
  service({ kind: "abort", number: 1 });
  answer(new Response("late"));
  await settle();
  expect(sent).toEqual([]);
});

test("reports why a request before the settings fails, and a thrown value that is not an error", async () => {
  const { service, sent } = start(() => Promise.reject("full"));
  service({ kind: "request", number: 1, request });
  await settle();
  service({ kind: "settings", settings: SETTINGS });
  service({ kind: "request", number: 2, request });
  await settle();
  expect(sent).toMatchObject([
    { number: 1, isUnloaded: false, message: "Settings must be sent before the first request." },
    { number: 2, isUnloaded: false, message: "full" },
  ]);
});
