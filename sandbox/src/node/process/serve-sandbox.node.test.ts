import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { validateResponse } from "../../../../contract/src/validate/validate-response.ts";
import { liveSearch } from "../../testing/searches.ts";
import { readRaw, sendRaw } from "../../testing/send-raw.ts";
import { readSettings } from "../settings/settings.ts";
import { mountSandbox } from "./mount-sandbox.ts";
import { type ServedSandbox, serveSandbox } from "./serve-sandbox.ts";

const ENVIRONMENT = { PORT: "0", LOG_LEVEL: "silent", SANDBOX_NOW: "2027-01-04T12:00:00Z" };
const settings = (environment: Readonly<Record<string, string>> = {}) =>
  readSettings({ ...ENVIRONMENT, ...environment }, Date.now);
const HEADERS = { "x-api-key": "sandbox-key", "Content-Type": "application/json" };
const CREATE = "/apiservices/v3/flights/live/search/create";
const POLL = "/apiservices/v3/flights/live/search/poll";

describe("over a real connection", () => {
  let served: ServedSandbox;
  beforeAll(async () => {
    served = await serveSandbox(settings());
  });
  afterAll(() => served.close());

  test("a search is created and polled", async () => {
    const created = await fetch(served.url + CREATE, {
      method: "POST",
      headers: HEADERS,
      body: JSON.stringify(liveSearch("LHR", "EDI")),
    });
    const body = await created.json();
    expect(validateResponse("createLiveSearch", created.status, body)).toEqual([]);
    const polled = await fetch(`${served.url}${POLL}/${body.sessionToken}`, {
      method: "POST",
      headers: { "x-api-key": "sandbox-key" },
    });
    expect(polled.status).toBe(200);
    expect(validateResponse("pollLiveSearch", 200, await polled.json())).toEqual([]);
  });

  test("without an address in the request, nearest culture uses the caller's", async () => {
    const path = "/apiservices/v3/culture/nearestculture";
    const { market } = await (await fetch(served.url + path)).json();
    expect(market.code).toBe("UK");
  });

  test.each([
    ["a token of 20 kB", `POST ${POLL}/${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ["what is not HTTP", "\x16\x03\x01 hello\r\n\r\n"],
    ["a path with a null byte", "GET /apiservices/\0 HTTP/1.1\r\nHost: a\r\n\r\n"],
  ])("%s gets a 400 response from the catalogue", async (_, raw) => {
    const answer = await sendRaw(served.url, raw);
    const { status, body } = readRaw(answer);
    expect(status).toBe(400);
    expect(validateResponse("pollLiveSearch", status, body)).toEqual([]);
  });

  test("two keys in one request fail with 401", async () => {
    const answer = await sendRaw(
      served.url,
      "GET /apiservices/v3/culture/locales HTTP/1.1\r\nHost: a\r\nx-api-key: sandbox-key\r\nx-api-key: sandbox-key\r\nConnection: close\r\n\r\n",
    );
    expect(readRaw(answer).status).toBe(401);
  });
});

test("logs have the operation and status, but no key, token, path or body", async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  const mounted = mountSandbox(settings(), { log });
  const { url, close } = await serveSandbox(settings(), mounted);
  await fetch(`${url}${POLL}/some-token`, { method: "POST", headers: HEADERS });
  await close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { operation: "pollLiveSearch", method: "POST", status: 400 },
  ]);
  expect(lines.join()).not.toMatch(/sandbox-key|some-token|apiservices/);
});

test("with Redis but without SANDBOX_SECRETS, a replica warns at start", async () => {
  const warnings = async (environment: Readonly<Record<string, string>>) => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line) => lines.push(line) });
    await mountSandbox(settings(environment), { log }).close();
    return lines.map((line) => JSON.parse(line));
  };
  const REDIS_URL = "redis://127.0.0.1:1";
  expect(await warnings({ REDIS_URL })).toMatchObject([
    { level: pino.levels.values.warn, msg: expect.stringContaining("SANDBOX_SECRETS is not") },
  ]);
  expect(await warnings({ REDIS_URL, SANDBOX_SECRETS: "shared" })).toEqual([]);
  expect(await warnings({})).toEqual([]);
});

test("a mounted sandbox owns its paths and no others", async () => {
  const mounted = mountSandbox(settings());
  const own = ["/apiservices/v3/culture/locales", "/apiservices", "/healthz"];
  const others = ["/", "/docs", "/api/geo/", "/apiservicesx", "/healthz/x", "/metrics"];
  expect(own.filter((path) => !mounted.owns(path))).toEqual([]);
  expect(others.filter((path) => mounted.owns(path))).toEqual([]);
  await mounted.close();
});

test("npm run sandbox serves until SIGTERM, then ends cleanly", async () => {
  const script = join(import.meta.dirname, "../../../../scripts/sandbox.mjs");
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...ENVIRONMENT } });
  const [line] = await once(createInterface(child.stdout), "line");
  const url = /http:\/\/\S+?(?=\/apiservices)/.exec(line)?.[0] ?? "";
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});
