import { once } from "node:events";
import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { ANY_PORT, ensureFree, listen } from "./listen.ts";
import { isWellFormed } from "./request-target.ts";

const TIMEOUTS_MS = { headers: 100, request: 200, silence: 60_000, idle: 60_000 };

/** Sends raw text and resolves with all that came back when the server has hung up. */
async function sendAndWait(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  return Buffer.concat(parts).toString();
}

describe("an unavailable address", () => {
  test("is reported in one line that names the setting and a fix", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void taken.close());
    await once(taken, "listening");
    const address = taken.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const wanted = { host: "127.0.0.1", port, setting: "METRICS_PORT" };
    for (const attempt of [() => ensureFree(wanted), () => listen(() => {}, wanted)]) {
      await expect(attempt()).rejects.toMatchObject({
        name: "UsageError",
        message: `METRICS_PORT ${port} is in use on 127.0.0.1: stop what listens there, or choose another as in METRICS_PORT=${port + 1}.`,
      });
    }
  });

  test("is reported if it belongs to another machine", async () => {
    await expect(ensureFree({ ...ANY_PORT, host: "192.0.2.1" })).rejects.toThrow(
      /^HOST 192\.0\.2\.1 is not an address of this machine/,
    );
  });

  test("is not caused by ensureFree itself", async () => {
    await ensureFree(ANY_PORT);
    const { url, close } = await listen((_, response) => void response.end("here"), ANY_PORT);
    expect(await (await fetch(url)).text()).toBe("here");
    await close();
  });
});

test("incomplete requests time out with 408, complete ones succeed", async () => {
  const { url, close } = await listen(
    (request, response) => void request.resume().once("end", () => response.end("whole")),
    ANY_PORT,
    { timeouts: TIMEOUTS_MS },
  );
  const head = "POST / HTTP/1.1\r\nHost: a\r\n";
  const answers = await Promise.all([
    sendAndWait(url, ""),
    sendAndWait(url, head),
    sendAndWait(url, `${head}Content-Length: 9\r\n\r\nhalf`),
    sendAndWait(url, `${head}Content-Length: 4\r\nConnection: close\r\n\r\nbody`),
  ]);
  expect(answers.map((answer) => /^HTTP\/1.1 (\d+)/.exec(answer)?.[1])).toEqual([
    "408",
    "408",
    "408",
    "200",
  ]);
  await close();
});

test("a client that ends its side still gets every response, and then the end", async () => {
  const waiting: ServerResponse[] = [];
  const { url, connections, close } = await listen((request, response) => {
    request.resume().once("end", () => waiting.push(response));
  }, ANY_PORT);
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n";
  socket.end(`${head}body`.repeat(2));
  await expect.poll(() => waiting).toHaveLength(2);
  // The end of the client's side has arrived as well.
  await expect.poll(() => waiting[0]?.req.socket.readableEnded).toBe(true);
  for (const response of waiting) response.end("whole");
  const received = await text(socket);
  expect(received.match(/whole/g)).toHaveLength(2);
  expect(connections.openResponses()).toEqual([]);
  await close();
});

describe("closing the server", () => {
  test("finishes the response under way with Connection: close", async () => {
    const underWay: ServerResponse[] = [];
    const { url, close } = await listen((_, response) => void underWay.push(response), ANY_PORT);
    const asked = ask(url, new Agent({ keepAlive: true }));
    await expect.poll(() => underWay).toHaveLength(1);
    const closed = close();
    for (const response of underWay) response.end("whole");
    const response = await asked;
    expect([response.headers.connection, await bodyOf(response)]).toEqual(["close", "whole"]);
    await closed;
  });

  test("finishes all pipelined responses before it closes their connection", async () => {
    const underWay: ServerResponse[] = [];
    const { url, close } = await listen((_, response) => void underWay.push(response), ANY_PORT);
    const request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    const received = sendAndWait(url, request + request);
    await expect.poll(() => underWay).toHaveLength(2);
    const closed = close();
    for (const response of underWay) response.end("whole");
    const statuses = (await received).match(/HTTP\/1\.1 200|Connection: close/g);
    expect(statuses).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "Connection: close"]);
    await closed;
  });

  test("serves a kept-alive connection once more, then closes it, and refuses new ones", async () => {
    const { url, close } = await listen((_, response) => void response.end("here"), ANY_PORT);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await bodyOf(await ask(url, agent))).toBe("here");
    const closed = close();
    const last = await ask(url, agent);
    expect([last.headers.connection, await bodyOf(last)]).toEqual(["close", "here"]);
    await expect(ask(url, new Agent())).rejects.toThrow("ECONNREFUSED");
    await closed;
  });
});

function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, resolve).once("error", reject);
  });
}

async function bodyOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts).toString();
}

test("keeps every header, and ends the connection after a header section that is too long", async () => {
  const { url, close } = await listen((request, response) => {
    response.end(`${request.headers["x-forwarded-for"]} ${isWellFormed(request)}`);
  }, ANY_PORT);
  const head = (padding: number) =>
    `GET / HTTP/1.1\r\nHost: a\r\n${"a:\r\n".repeat(padding)}X-Forwarded-For: 192.0.2.1\r\n`;
  expect(await sendAndWait(url, `${head(3000)}Connection: close\r\n\r\n`)).toMatch(
    /192\.0\.2\.1 true$/,
  );
  // Nothing asks to close this one.
  expect(await sendAndWait(url, `${head(5000)}\r\n`)).toMatch(/192\.0\.2\.1 false$/);
  await close();
});
