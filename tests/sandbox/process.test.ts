import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LiveSearchResponse } from "../../contract/src/types.ts";
import { validateResponse } from "../../contract/src/validate/validate-response.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import { openSocket, readRaw, sendRaw } from "../../sandbox/src/testing/send-raw.ts";
import { type SandboxProcess, startSandbox } from "./start-sandbox.ts";

const CURRENCIES = "/apiservices/v3/culture/currencies";
const CREATE = "/apiservices/v3/flights/live/search/create";
const POLL = "/apiservices/v3/flights/live/search/poll";
const HEADERS = { "x-api-key": "sandbox-key", "Content-Type": "application/json" };

describe("npm run sandbox", () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await startSandbox({ METRICS_PORT: "0" });
  });
  afterAll(async () => {
    sandbox.signal("SIGTERM");
    expect(await sandbox.exited).toBe(0);
  });

  const tokens: string[] = [];

  async function post(path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
    const response = await fetch(sandbox.url + path, {
      method: "POST",
      headers: { ...HEADERS, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as LiveSearchResponse;
    expect(validateResponse("createLiveSearch", response.status, answer)).toEqual([]);
    tokens.push(answer.sessionToken);
    return answer;
  }

  test("prints its URL and the key that it accepts", () => {
    expect(sandbox.printed[0]).toBe(
      `Sandbox  ${sandbox.url}/apiservices/v3/  (x-api-key: sandbox-key)`,
    );
  });

  test("polls a search until it is complete", async () => {
    let answer = await post(CREATE, liveSearch("LHR", "EDI"), { "x-sandbox-clock": "step" });
    let polls = 0;
    while (answer.status === "RESULT_STATUS_INCOMPLETE" && polls < 100) {
      answer = await post(`${POLL}/${answer.sessionToken}`);
      polls += 1;
    }
    expect(answer.status).toBe("RESULT_STATUS_COMPLETE");
    expect(polls).toBeGreaterThan(2);
  });

  test("reports its health, and counts its responses in metrics", async () => {
    expect(await (await fetch(`${sandbox.url}/healthz`)).json()).toEqual({ status: "ok" });
    await expect.poll(metricsUrl).toMatch(/^http:\/\/localhost:\d+\/metrics$/);
    const metrics = await (await fetch(metricsUrl())).text();
    expect(metrics).toContain(
      'sandbox_requests_total{operation="createLiveSearch",status="200"} 1',
    );
  });

  const metricsUrl = () => /Metrics +(\S+)/.exec(sandbox.printed.join("\n"))?.[1] ?? "";

  test.each([
    "/metrics",
    "/metrics/",
    "//metrics",
    "/apiservices/../metrics",
    "/apiservices/%2e%2e/metrics",
    "/apiservices/..%2fmetrics",
    "http://localhost/metrics",
    "/%6detrics",
  ])("exposes no metrics at %s", async (target) => {
    const raw = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    const { status, body } = readRaw(await sendRaw(sandbox.url, raw));
    expect([status, JSON.stringify(body)]).toEqual([404, expect.not.stringContaining("process_")]);
  });

  const key = "x-api-key: sandbox-key\r\n";
  const json = "Content-Type: application/json\r\n";
  const close = "Connection: close\r\n";
  test.each<[string, string, number]>([
    ["no host", `GET ${CURRENCIES} HTTP/1.1\r\n${key}${close}\r\n`, 400],
    ["two hosts", `GET ${CURRENCIES} HTTP/1.1\r\nHost: a\r\nHost: a\r\n${key}${close}\r\n`, 400],
    ["a host that is none", `GET ${CURRENCIES} HTTP/1.1\r\nHost: a/b?c\r\n${key}${close}\r\n`, 400],
    ["another scheme", `GET ftp://a${CURRENCIES} HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 400],
    ["no address", `OPTIONS * HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 400],
    ["two slashes", `GET //apiservices/v3/ HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 404],
    ["a tunnel", "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", 404],
    ["TRACE", `TRACE ${CURRENCIES} HTTP/1.1\r\nHost: a\r\n${key}${close}\r\n`, 404],
    ["an unknown method", `FROB ${CURRENCIES} HTTP/1.1\r\nHost: a\r\n\r\n`, 400],
    ["bytes over ASCII", `GET ${CURRENCIES}é HTTP/1.1\r\nHost: a\r\n\r\n`, 400],
    ["a broken header", `GET ${CURRENCIES} HTTP/1.1\r\nHost: a\r\nb@d header\r\n\r\n`, 400],
    ["17 kB of headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(17_000)}\r\n\r\n`, 400],
    ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
    [
      "two lengths",
      `POST ${CREATE} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      400,
    ],
    [
      "a length and chunks",
      `POST ${CREATE} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
    ],
    [
      "a chunk that breaks off",
      `POST ${CREATE} HTTP/1.1\r\nHost: a\r\n${key}${json}Transfer-Encoding: chunked\r\n\r\n2\r\n{"\r\nZZ\r\n`,
      400,
    ],
    [
      "a length of 100 MB",
      `POST ${CREATE} HTTP/1.1\r\nHost: a\r\n${key}${json}Content-Length: 100000000\r\n\r\n{}`,
      400,
    ],
    [
      "two content types",
      `POST ${CREATE} HTTP/1.1\r\nHost: a\r\n${key}${json}Content-Type: text/plain\r\nContent-Length: 2\r\n${close}\r\n{}`,
      400,
    ],
    ["two keys", `GET ${CURRENCIES} HTTP/1.1\r\nHost: a\r\n${key}${key}${close}\r\n`, 401],
  ])("rejects %s with a catalogue error", async (_, raw, expected) => {
    const { status, body } = readRaw(await sendRaw(sandbox.url, raw));
    expect(status).toBe(expected);
    expect(validateResponse("createLiveSearch", status, body)).toEqual([]);
  });

  test.each(["xn--", "256.1.1.1", "1.2.3.4.5", "4294967296"])(
    "ignores an invalid Host name, %s",
    async (host) => {
      const raw = `GET ${CURRENCIES} HTTP/1.1\r\nHost: ${host}\r\n${key}${close}\r\n`;
      expect(await sendRaw(sandbox.url, raw)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test("accepts an absolute target, and HTTP/1.0 without a Host", async () => {
    const absolute = `GET http://b${CURRENCIES} HTTP/1.1\r\nHost: a\r\n${key}${close}\r\n`;
    expect(await sendRaw(sandbox.url, absolute)).toMatch(/^HTTP\/1\.1 200 /);
    const old = `GET ${CURRENCIES} HTTP/1.0\r\n${key}\r\n`;
    expect(await sendRaw(sandbox.url, old)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("ignores an unknown Expect header", async () => {
    const head = `GET ${CURRENCIES} HTTP/1.1\r\nHost: a\r\n${key}Expect: nonsense\r\n${close}\r\n`;
    expect(await sendRaw(sandbox.url, head)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("logs no error when a caller hangs up in the middle of a body", async () => {
    const socket = openSocket(sandbox.url);
    socket.write(
      `POST ${CREATE} HTTP/1.1\r\nHost: a\r\n${key}${json}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n`,
    );
    await once(socket, "data");
    const before = answersLogged();
    socket.destroy();
    while (answersLogged() === before) await fetch(`${sandbox.url}/healthz`);
    expect(sandbox.printed.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  function answersLogged(): number {
    return sandbox.printed.filter((line) => line.includes("createLiveSearch")).length;
  }

  test("logs no key, no token and nothing of a search", async () => {
    await fetch(sandbox.url + CURRENCIES, { headers: { "x-api-key": "my-secret-key" } });
    const log = sandbox.printed.slice(1).join("\n");
    expect(log).toContain('"operation":"pollLiveSearch"');
    expect(log).not.toMatch(/sandbox-key|my-secret-key|apiservices|LHR/);
    expect(tokens.length).toBeGreaterThan(2);
    for (const token of tokens) expect(log).not.toContain(token.slice(0, 20));
  });
});

test("on SIGTERM finishes the response in progress, accepts no other and exits with 0", async () => {
  const sandbox = await startSandbox();
  const body = JSON.stringify(liveSearch("LHR", "EDI"));
  const socket = openSocket(sandbox.url);
  socket.write(
    `POST ${CREATE} HTTP/1.1\r\nHost: a\r\nx-api-key: sandbox-key\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 100 /);

  sandbox.signal("SIGTERM");
  await expectRefused(sandbox.url);
  socket.write(body);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  const answer = Buffer.concat(parts).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/"hasChangeAirportTransfer"/);
  expect(await sandbox.exited).toBe(0);
});

/** Resolves once nobody listens any more: the signal arrives when the process gets to it. */
async function expectRefused(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (!response) return;
  }
}

test("an unreachable Redis logs one warning, and the process counts limits alone", async () => {
  const sandbox = await startSandbox({
    REDIS_URL: "redis://127.0.0.1:1",
    SANDBOX_SECRETS: "shared",
  });
  const headers = { "x-api-key": "sandbox-key-low-limit" };
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    statuses.push((await fetch(sandbox.url + CURRENCIES, { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const warnings = () => sandbox.printed.filter((line) => line.includes('"level":40'));
  await expect.poll(warnings).toEqual([expect.stringContaining("counted by this process alone")]);
  sandbox.signal("SIGTERM");
  expect(await sandbox.exited).toBe(0);
});
