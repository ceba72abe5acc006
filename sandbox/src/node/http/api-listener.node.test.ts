import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Served } from "../../app.ts";
import { createApi } from "../../create-sandbox.ts";
import { LIMITS } from "../../rules/limits.ts";
import { readSettings } from "../settings/settings.ts";
import { createApiListener } from "./api-listener.ts";
import { ANY_PORT, type ListeningServer, listen } from "./listen.ts";

const NEAREST = "/apiservices/v3/culture/nearestculture";
const CURRENCIES = "/apiservices/v3/culture/currencies";
const SUGGEST = "/apiservices/v3/autosuggest/flights";

const seen: Served[] = [];
let listening: ListeningServer;

async function serve(environment: Readonly<Record<string, string>> = {}): Promise<ListeningServer> {
  const { isTrustedProxy } = readSettings(environment, Date.now);
  const observe = (served: Served) => void seen.push(served);
  const api = createApi({ observe });
  return listen(createApiListener({ api, observe, isTrustedProxy }), ANY_PORT);
}

beforeAll(async () => {
  listening = await serve();
});
afterAll(() => listening.close());

describe("every response", () => {
  test("has the headers against sniffing and framing, and no obsolete ones", async () => {
    const { headers } = await fetch(listening.url + NEAREST);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "cross-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=/),
    });
    for (const name of ["x-frame-options", "x-download-options", "x-xss-protection"]) {
      expect(headers.has(name)).toBe(false);
    }
  });

  test("of the API is readable from any origin, Retry-After included", async () => {
    const { headers } = await fetch(listening.url + NEAREST);
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Expose-Headers")).toContain("Retry-After");
  });

  test("of health is not readable from other origins, and has only the status", async () => {
    const response = await fetch(`${listening.url}/healthz`);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(await response.text()).toBe('{"status":"ok"}');
  });
});

test("a preflight response lists the headers that the API accepts", async () => {
  const response = await fetch(listening.url + NEAREST, { method: "OPTIONS" });
  expect(response.status).toBe(204);
  expect(response.headers.get("Access-Control-Allow-Headers")?.split(", ")).toEqual([
    "x-api-key",
    "Content-Type",
    "x-sandbox-scenario",
    "x-sandbox-clock",
  ]);
});

test("HEAD has the headers of GET and no body", async () => {
  const headers = { "x-api-key": "sandbox-key" };
  const get = await fetch(listening.url + CURRENCIES, { headers });
  const head = await fetch(listening.url + CURRENCIES, { headers, method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("Content-Length")).toBe(get.headers.get("Content-Length"));
});

test("a body with a Content-Encoding fails with 400", async () => {
  const response = await fetch(listening.url + SUGGEST, {
    method: "POST",
    headers: {
      "x-api-key": "sandbox-key",
      "Content-Type": "application/json",
      "Content-Encoding": "gzip",
    },
    body: "{}",
  });
  expect(response.status).toBe(400);
  expect((await response.json()).details).toMatchObject([{ field: "Content-Encoding" }]);
});

test("a body with an undecoded transfer coding fails with 400", async () => {
  const { hostname, port } = new URL(listening.url);
  const socket = connect(Number(port), hostname);
  const headers = "Host: a\r\nx-api-key: sandbox-key\r\nTransfer-Encoding: gzip, chunked\r\n";
  socket.write(`POST ${SUGGEST} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n0\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain("Transfer-Encoding must be chunked; received gzip, chunked.");
});

test("a body in tens of thousands of chunks fails with 400 and is not read further", async () => {
  const accepted = once(listening.server, "connection");
  const { hostname, port } = new URL(listening.url);
  const client = connect(Number(port), hostname);
  const [socket] = (await accepted) as [Socket];
  const headers = "Host: a\r\nx-api-key: sandbox-key\r\nContent-Type: application/json\r\n";
  const pieces = "1\r\n \r\n".repeat(200_000);
  client.on("error", () => {});
  client.write(`POST ${SUGGEST} HTTP/1.1\r\n${headers}Transfer-Encoding: chunked\r\n\r\n${pieces}`);
  const [answer] = await once(client, "data");
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
  await expect.poll(() => socket.destroyed).toBe(true);
  expect(socket.bytesRead).toBeLessThan(pieces.length / 2);
});

test("a body may have exactly the maximum of bytes, and not one more", async () => {
  const send = async (bytes: number) => {
    const headers = { "x-api-key": "sandbox-key", "Content-Type": "application/json" };
    const body = "{}".padEnd(bytes);
    return (await fetch(listening.url + SUGGEST, { method: "POST", headers, body })).text();
  };
  expect(await send(LIMITS.bodyBytes)).not.toContain("bytes");
  expect(await send(LIMITS.bodyBytes + 1)).toContain(`at most ${LIMITS.bodyBytes} bytes`);
});

test("rejects a body with too large a Content-Length before it arrives", async () => {
  const { hostname, port } = new URL(listening.url);
  const client = connect(Number(port), hostname);
  const headers = "Host: a\r\nx-api-key: sandbox-key\r\nContent-Type: application/json\r\n";
  client.write(`POST ${SUGGEST} HTTP/1.1\r\n${headers}Content-Length: 100000000\r\n\r\n{`);
  const [answer] = await once(client, "data");
  expect(String(answer)).toContain("body must be at most 65536 bytes.");
  client.destroy();
});

describe("the caller's address", () => {
  const market = async ({ url }: ListeningServer, forwarded: string) => {
    const response = await fetch(url + NEAREST, { headers: { "X-Forwarded-For": forwarded } });
    return (await response.json()).market.code;
  };

  test("is that of the connection, whatever the request claims", async () => {
    expect(await market(listening, "203.0.113.24")).toBe("UK");
  });

  test("is the one that a trusted proxy reports, also for rate limits", async () => {
    const behind = await serve({ TRUSTED_PROXIES: "loopback" });
    expect(await market(behind, "203.0.113.24")).toBe("DE");
    expect(await market(behind, "192.0.2.152, 203.0.113.24")).toBe("DE");
    expect(await market(behind, "203.0.113.24, 127.0.0.1")).toBe("DE");
    expect(await market(behind, "no address")).toBe("UK");
    const remaining = async (forwarded: string) => {
      const headers = { "X-Forwarded-For": forwarded };
      return (await fetch(behind.url + NEAREST, { headers })).headers.get("RateLimit");
    };
    const [first, other, again] = [
      await remaining("198.51.100.1"),
      await remaining("198.51.100.2"),
      await remaining("198.51.100.1"),
    ];
    expect(first?.split(";")[1]).toBe(other?.split(";")[1]);
    expect(again?.split(";")[1]).not.toBe(first?.split(";")[1]);
    await behind.close();
  });
});

test("a request that makes the API throw returns 500 and is observed", async () => {
  seen.length = 0;
  const { url, close } = await listen(
    createApiListener({
      api: () => Promise.reject(new Error("a mistake")),
      observe: (served) => void seen.push(served),
      isTrustedProxy: () => false,
    }),
    ANY_PORT,
  );
  const response = await fetch(url + CURRENCIES);
  expect(response.status).toBe(500);
  expect((await response.json()).code).toBe(13);
  expect(seen).toMatchObject([{ operation: "none", method: "GET", status: 500 }]);
  await close();
});

describe("a disconnect", () => {
  /** An API that answers nobody before it is told to, and tells who has hung up. */
  async function serveWaiting() {
    const signals: AbortSignal[] = [];
    const answers: (() => void)[] = [];
    const listening = await listen(
      createApiListener({
        api: ({ signal }) => {
          if (signal) signals.push(signal());
          const whole = { status: 200, headers: {}, parts: [], isShared: false };
          return new Promise((resolve) => answers.push(() => resolve(whole)));
        },
        observe: () => {},
        isTrustedProxy: () => false,
      }),
      ANY_PORT,
    );
    onTestFinished(() => listening.close());
    const { hostname: host, port } = new URL(listening.url);
    const open = (allowHalfOpen = false) => connect({ host, port: Number(port), allowHalfOpen });
    return { signals, answers, open };
  }
  const GET = "GET /apiservices/x HTTP/1.1\r\nHost: a\r\n\r\n";
  const aborted = (signals: readonly AbortSignal[]) => signals.map((signal) => signal.aborted);

  test.each([
    ["closing", 3],
    ["a reset", 3],
    ["closing a connection that is not read any more", 16],
  ])("by %s aborts each call of the connection, and no other", async (way, calls) => {
    const { signals, open } = await serveWaiting();
    const [leaving, staying] = [open(), open()];
    staying.write(GET);
    await expect.poll(() => signals).toHaveLength(1);
    leaving.write(GET.repeat(calls));
    await expect.poll(() => signals).toHaveLength(1 + calls);
    if (way === "a reset") leaving.resetAndDestroy();
    else leaving.destroy();
    await expect.poll(() => aborted(signals.slice(1))).not.toContain(false);
    expect(aborted(signals.slice(0, 1))).toEqual([false]);
    staying.destroy();
  });

  test("is not assumed if a client ends its side and waits", async () => {
    const { signals, answers, open } = await serveWaiting();
    const waiting = open(true);
    waiting.end(GET.repeat(2));
    const received: string[] = [];
    waiting.setEncoding("utf8").on("data", (part: string) => received.push(part));
    await expect.poll(() => received.join("")).toMatch(/^HTTP\/1.1 102 Processing\r\n\r\n/);
    expect(aborted(signals)).toEqual([false, false]);
    for (const answer of answers) answer();
    await once(waiting, "close");
    const final = received.join("").match(/(?<=HTTP\/1.1 )[2-5]\d+/g);
    expect(final).toEqual(["200", "200"]);
  });
});

test("a caller with too many concurrent calls gets 503; health is not counted", async () => {
  let refused = 0;
  const answers: (() => void)[] = [];
  const { url, close } = await listen(
    createApiListener({
      api: () =>
        new Promise((resolve) =>
          answers.push(() => resolve({ status: 200, headers: {}, parts: [], isShared: false })),
        ),
      observe: () => {},
      isTrustedProxy: (address) => address === "127.0.0.1",
      onRefuse() {
        refused += 1;
      },
    }),
    ANY_PORT,
  );
  const statuses = new Map<string, number[]>();
  const ask = async (caller: string, path = "/apiservices/x") => {
    const response = await fetch(url + path, { headers: { "X-Forwarded-For": caller } });
    statuses.set(caller, [...(statuses.get(caller) ?? []), response.status]);
    return response;
  };
  const crowd = Array.from({ length: LIMITS.callsAtOnce }, (_, index) =>
    ask(`2001:db8:0:1::${index}`),
  );
  await expect.poll(() => answers).toHaveLength(LIMITS.callsAtOnce);
  const response = await ask("2001:db8:0:1:ffff::");
  expect([response.status, response.headers.get("Retry-After"), refused]).toEqual([503, "1", 1]);
  expect(await response.json()).toMatchObject({ code: 14 });
  expect((await ask("2001:db8:0:1::1", "/healthz")).status).toBe(200);
  const other = ask("2001:db8:0:2::1");
  await expect.poll(() => answers).toHaveLength(LIMITS.callsAtOnce + 1);
  for (const answer of answers.splice(0)) answer();
  await Promise.all([...crowd, other]);
  const again = ask("2001:db8:0:1::1");
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.();
  expect((await again).status).toBe(200);
  await close();
});

test("expensive requests that arrive together begin one per turn, and health does not wait for them", async () => {
  let begun = 0;
  const begunAtTurns: number[] = [];
  const listener = createApiListener({
    async api() {
      begun += 1;
      const end = performance.now() + 1;
      while (performance.now() < end);
      return { status: 200, headers: {}, parts: [], isShared: false };
    },
    observe: () => {},
    isTrustedProxy: () => false,
  });
  const { url, close } = await listen((request, response) => {
    listener(request, response);
    if (request.url !== "/healthz") return;
    expect([begun, response.writableEnded]).toEqual([0, true]);
    const look = () => {
      begunAtTurns.push(begun);
      if (begun < 12) setImmediate(look);
    };
    setImmediate(look);
  }, ANY_PORT);
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const request = "GET /apiservices/x HTTP/1.1\r\nHost: a\r\n";
  const health = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  socket.write(`${request}\r\n`.repeat(12) + health);
  expect((await text(socket)).match(/HTTP\/1.1 200/g)).toHaveLength(13);
  expect(begunAtTurns).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  await close();
});
