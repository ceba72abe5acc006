import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handleMalformedRequests } from "./handle-malformed-requests.ts";
import { ANY_PORT, type ListeningServer, listen } from "./listen.ts";
import { respond } from "./respond.ts";

const TIMEOUTS_MS = { headers: 200, request: 400, silence: 60_000, idle: 60_000 };
const CHUNKED = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n";
const TUNNEL = "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n";

let listening: ListeningServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  const answer = { status: 200, headers: { "Content-Length": 5 }, body: "whole" };
  listening = await listen(
    (request, response) => void setTimeout(() => respond(request, response, answer), 50),
    ANY_PORT,
    { timeouts: TIMEOUTS_MS },
  );
  handleMalformedRequests(listening, () => {});
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await listening.close();
});

/** A client that never hangs up by itself, whatever it is told. */
function openStubborn(text: string) {
  const { hostname, port } = new URL(listening.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  sockets.push(socket);
  let received = "";
  socket.setEncoding("utf8").on("data", (part) => {
    received += part;
  });
  socket.on("error", () => {});
  socket.write(text);
  return { socket, received: () => received };
}

const connected = () =>
  new Promise((resolve) => listening.server.getConnections((_, count) => resolve(count)));

describe("an unusable connection is closed, whether or not its client hangs up", () => {
  test.each([
    ["a tunnel", TUNNEL, "404"],
    ["what is no HTTP", "GARBAGE\r\n\r\n", "400"],
    ["headers that do not come", "GET / HTTP/1.1\r\nHost:", "400"],
    ["a body that does not come", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n", "200"],
  ])("after %s", async (_, text, status) => {
    const { received } = openStubborn(text);
    await expect.poll(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await expect.poll(connected).toBe(0);
  });
});

test("a connection without a byte is closed without an answer", async () => {
  const { socket, received } = openStubborn("");
  await once(socket, "end");
  expect(received()).toBe("");
  await expect.poll(connected).toBe(0);
});

test.each([
  [
    "two framings",
    `${CHUNKED}Content-Length: 5\r\n\r\n`,
    /^request is not valid HTTP: .*Content-Length/,
  ],
  ["an unknown method", "GARBAGE\r\n\r\n", /^request is not valid HTTP: .*method/],
  [
    "long headers",
    `${CHUNKED}X: ${"x".repeat(20_000)}\r\n\r\n`,
    /header section of at most 16 KiB/,
  ],
])("a request with %s is told what is wrong with it", async (_, text, message) => {
  const { received } = openStubborn(text);
  await expect.poll(received).toMatch(/\}$/);
  expect(JSON.parse(received().split("\r\n\r\n")[1] ?? "").message).toMatch(message);
});

test("a client that breaks off a tunnel causes no uncaught exception", async () => {
  const failures: unknown[] = [];
  const observe = (error: unknown) => void failures.push(error);
  process.on("uncaughtException", observe);
  for (let count = 0; count < 20; count += 1) {
    const { socket } = openStubborn(TUNNEL + "x".repeat(1000));
    await once(socket, "connect");
    socket.resetAndDestroy();
  }
  await expect.poll(connected).toBe(0);
  process.off("uncaughtException", observe);
  expect(failures).toEqual([]);
});

test.each([
  ["what is broken", "GARBAGE\r\n\r\n", "400"],
  ["a tunnel", TUNNEL, "404"],
])("%s gets its response after earlier requests, not in their place", async (_, text, status) => {
  const whole = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
  const { received } = openStubborn(`${whole}${whole}${text}`);
  await expect.poll(received).toContain(`HTTP/1.1 ${status}`);
  const statuses = received().match(/(?<=HTTP\/1.1 )\d+/g);
  expect(statuses).toEqual(["200", "200", status]);
  await expect.poll(connected).toBe(0);
});

test("a client that breaks off a tunnel while it waits for a response causes no uncaught exception", async () => {
  const failures: unknown[] = [];
  const observe = (error: unknown) => void failures.push(error);
  process.on("uncaughtException", observe);
  const broken: Socket[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { socket } = openStubborn(`GET / HTTP/1.1\r\nHost: a\r\n\r\n${TUNNEL}`);
    await once(socket, "connect");
    broken.push(socket);
    setTimeout(() => socket.resetAndDestroy(), count);
  }
  await expect.poll(() => broken.every(({ closed }) => closed)).toBe(true);
  await expect.poll(connected).toBe(0);
  process.off("uncaughtException", observe);
  expect(failures).toEqual([]);
});

test("a response sent before the whole body has arrived is complete", async () => {
  const megabytes = 10;
  const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${megabytes * 1e6}\r\n\r\n`;
  const { socket, received } = openStubborn(head);
  socket.write("x".repeat(megabytes * 1e6));
  await expect.poll(received).toMatch(/^HTTP\/1.1 200 .*whole$/s);
  await expect.poll(connected).toBe(0);
});

test("closing the server ends tunnels", async () => {
  const own = await listen((_, response) => void response.end(), ANY_PORT);
  handleMalformedRequests(own, () => {});
  const { hostname, port } = new URL(own.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }).resume();
  sockets.push(socket);
  socket.write(TUNNEL);
  await once(socket, "end");
  await own.close();
});
