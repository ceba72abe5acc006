import { expect, test } from "vitest";
import { createSandbox, type Pin, type Sandbox } from "../../package/index.ts";
import { liveSearch } from "../testing/searches.ts";
import { NOON } from "../testing/test-sandbox.ts";

const BASE = "http://sandbox/apiservices/v3";
const CREATE = `${BASE}/flights/live/search/create`;
const LOCALES = `${BASE}/culture/locales`;
const headers = { "x-api-key": "sandbox-key", "content-type": "application/json" };
const get = (url: string) => new Request(url, { headers });
const post = (url: string, body: string) => new Request(url, { method: "POST", headers, body });
const search = JSON.stringify(liveSearch("LHR", "EDI"));
const none = { status: "RESULT_STATUS_COMPLETE", locales: [] };

function create() {
  let now = NOON;
  const wait = async (milliseconds: number) => {
    now += milliseconds;
  };
  return createSandbox({ clock: () => now, wait, secrets: ["test"] });
}

test("the journal has each request with its status, until a reset", async () => {
  const sandbox = create();
  await sandbox(post(CREATE, search));
  await sandbox(new Request(`${LOCALES}?page=1`));
  await sandbox(post(CREATE, "no JSON"));
  await sandbox(get(`${BASE}/unknown`));
  const shown = sandbox.requests().map(({ headers: _, ...entry }) => entry);
  const created = { operation: "createLiveSearch", method: "POST", path: new URL(CREATE).pathname };
  expect(shown).toEqual([
    { ...created, body: JSON.parse(search), status: 200 },
    {
      operation: "listLocales",
      method: "GET",
      path: "/apiservices/v3/culture/locales?page=1",
      body: undefined,
      status: 401,
    },
    { ...created, body: "no JSON", status: 400 },
    {
      operation: "none",
      method: "GET",
      path: "/apiservices/v3/unknown",
      body: undefined,
      status: 404,
    },
  ]);
  expect(sandbox.requests("createLiveSearch").map(({ headers }) => headers["x-api-key"])).toEqual([
    "sandbox-key",
    "sandbox-key",
  ]);
  sandbox.reset();
  expect(sandbox.requests()).toEqual([]);
});

test("the journal retains the latest thousand requests", async () => {
  const sandbox = create();
  for (let count = 0; count <= 1000; count += 1) await sandbox(get(`${LOCALES}?count=${count}`));
  const paths = sandbox.requests().map(({ path }) => path.split("?")[1]);
  expect([paths.length, paths[0], paths.at(-1)]).toEqual([1000, "count=1", "count=1000"]);
});

test("an aborted request rejects with the reason, as fetch does, and is in the journal", async () => {
  const never = new Promise<void>(() => {});
  const sandbox = createSandbox({ clock: () => NOON, wait: () => never });
  const leaving = new AbortController();
  const asked = new Request(LOCALES, {
    headers: { ...headers, "x-sandbox-scenario": "hanging" },
    signal: leaving.signal,
  });
  const answered = sandbox(asked);
  leaving.abort(new Error("left"));
  await expect(answered).rejects.toThrow("left");
  await expect(sandbox(asked.clone())).rejects.toThrow("left");
  expect(sandbox.requests().map(({ status }) => status)).toEqual([undefined, undefined]);
});

test("a pinned response replaces the operation's for the given number of times", async () => {
  const sandbox = create();
  sandbox.pin({ operation: "listLocales", body: none, times: 2 });
  const count = async () => (await (await sandbox(get(LOCALES))).json()).locales.length;
  expect([await count(), await count()]).toEqual([0, 0]);
  expect(await count()).toBeGreaterThan(0);
});

test("the latest matching pin applies; its function removes it, and reset removes all", async () => {
  const sandbox = create();
  const error = { code: 14, message: "Down.", details: [] };
  sandbox.pin({
    operation: "listMarkets",
    status: 503,
    headers: { "Retry-After": "7" },
    body: error,
  });
  const unpin = sandbox.pin({
    operation: "listMarkets",
    when: ({ path }) => path.locale === "de-DE",
    body: { status: "RESULT_STATUS_COMPLETE", markets: [] },
  });
  const ask = async (locale: string) => {
    const { status, headers } = await sandbox(get(`${BASE}/culture/markets/${locale}`));
    return [status, headers.get("Retry-After")];
  };
  expect([await ask("de-DE"), await ask("en-GB")]).toEqual([
    [200, null],
    [503, "7"],
  ]);
  unpin();
  expect(await ask("de-DE")).toEqual([503, "7"]);
  sandbox.reset();
  expect(await ask("en-GB")).toEqual([200, null]);
});

/** The statuses of as many lists of locales, in order. */
async function statuses(sandbox: Sandbox, count: number): Promise<readonly number[]> {
  const responses = Array.from({ length: count }, () => sandbox(get(LOCALES)));
  return (await Promise.all(responses)).map(({ status }) => status);
}

const down: Pin = { operation: "listLocales", status: 503, body: null, unchecked: true };
const busy: Pin = { ...down, status: 429 };

test("a pin that is pinned again is the latest, and each time has its own function and count", async () => {
  const sandbox = create();
  const unpin = [down, busy, down].map(sandbox.pin);
  expect(await statuses(sandbox, 1)).toEqual([503]);
  unpin[2]?.();
  expect(await statuses(sandbox, 1)).toEqual([429]);
  unpin[1]?.();
  unpin[1]?.();
  expect(await statuses(sandbox, 1)).toEqual([503]);
  unpin[0]?.();
  expect(await statuses(sandbox, 1)).toEqual([200]);
  const once: Pin = { ...down, times: 1 };
  for (const pin of [once, once]) sandbox.pin(pin);
  expect(await statuses(sandbox, 3)).toEqual([503, 503, 200]);
});

test.each([204, 205, 304])("a pinned %s is answered without a body", async (status) => {
  const sandbox = create();
  sandbox.pin({ ...down, status });
  const response = await sandbox(get(LOCALES));
  expect([response.status, response.body]).toEqual([status, null]);
});

test("a pin does not hide an invalid request", async () => {
  const sandbox = create();
  sandbox.pin({
    operation: "createLiveSearch",
    when: ({ body }) => JSON.stringify(body) === search,
    status: 500,
    body: { code: 13, message: "Broken.", details: [] },
  });
  expect((await sandbox(new Request(CREATE, { method: "POST", body: search }))).status).toBe(401);
  expect((await sandbox(post(CREATE, "{}"))).status).toBe(400);
  expect((await sandbox(post(CREATE, search))).status).toBe(500);
});

test("pin rejects a body that violates the contract with every mistake, unless unchecked", async () => {
  const sandbox = create();
  const body = { status: "COMPLETE", locales: [{ code: 3 }] };
  expect(() => sandbox.pin({ operation: "listLocales", body })).toThrow(
    /^listLocales does not answer 200 with this body; .*\nstatus must be .*\nlocales\[0\]/s,
  );
  expect(() => sandbox.pin({ operation: "listLocale" as "listLocales", body })).toThrow(
    "There is no operation listLocale. The nearest is listLocales.",
  );
  expect(() => sandbox.pin({ operation: "listLocales", body: none, times: 0 })).toThrow("times");
  expect(() => sandbox.pin({ operation: "listLocales", body: none, status: 42 })).toThrow("200");
  sandbox.pin({ operation: "listLocales", body, unchecked: true });
  expect(await (await sandbox(get(LOCALES))).json()).toEqual(body);
});
