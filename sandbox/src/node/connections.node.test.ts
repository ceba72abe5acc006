import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type ConnectionLimits, trackConnections } from "./connections.ts";
import { ANY_PORT, listenOn } from "./listen.ts";

const LIMITS = { connections: 3, answersEach: 100, answers: 100 };
const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

async function serve(listener: RequestListener, limits: Partial<ConnectionLimits> = {}) {
  const server = createServer();
  const connections = trackConnections(server, { ...LIMITS, ...limits });
  server.on("request", listener);
  await listenOn(server, ANY_PORT);
  onTestFinished(() => {
    connections.destroyAll();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  /** A client that sends a text and says what came back, for as long as the connection is open. */
  const open = async (text: string) => {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.on("data", (part) => {
      received += part;
    });
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(text);
    return { socket, received: () => received, isOpen: () => !isOver(socket) };
  };
  return { open, connections };
}

const isOver = ({ closed, readableEnded }: Socket) => closed || readableEnded;

test("who asks nothing makes room, whoever was quiet longest first", async () => {
  const { open } = await serve((_, response) => void response.end("here"));
  const silent = await open("");
  const slow = await open("GET / HTTP/1.1\r\nHo");
  const kept = await open(REQUEST);
  await expect.poll(kept.received).toContain("here");
  for (const [gone, stays] of [
    [silent, slow],
    [slow, kept],
  ] as const) {
    const reader = await open(REQUEST);
    await expect.poll(reader.received).toContain("here");
    await expect.poll(gone.isOpen).toBe(false);
    expect(stays.isOpen()).toBe(true);
  }
});

test("who waits for an answer stays, and who does not send what was promised goes", async () => {
  const waiting: ServerResponse[] = [];
  const { open } = await serve((_, response) => void waiting.push(response));
  const first = await open(REQUEST);
  const half = await open("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf");
  await expect.poll(() => waiting).toHaveLength(2);
  await open("");
  await open("");
  await expect.poll(half.isOpen).toBe(false);
  waiting[0]?.end("whole");
  await expect.poll(first.received).toContain("whole");
});

test("a connection that asks for much at once is not read until some of it is answered", async () => {
  const waiting: ServerResponse[] = [];
  let asked = 0;
  const { open } = await serve(
    (_, response) => {
      asked += 1;
      waiting.push(response);
    },
    { answersEach: 4 },
  );
  const { socket, received } = await open(REQUEST.repeat(4));
  await expect.poll(() => asked).toBe(4);
  socket.write(REQUEST.repeat(4));
  const other = await open(REQUEST);
  await expect.poll(() => asked).toBe(5);
  expect(other.isOpen()).toBe(true);
  for (const response of waiting.splice(0)) response.end("here");
  await expect.poll(() => asked).toBe(9);
  for (const response of waiting.splice(0)) response.end("here");
  await expect.poll(() => received().match(/here/g)).toHaveLength(8);
});

test("answers under way are bounded in all, and what is ended is not counted", async () => {
  const waiting: ServerResponse[] = [];
  const { open, connections } = await serve((_, response) => void waiting.push(response), {
    answers: 5,
  });
  const flood = await open(REQUEST.repeat(6));
  await expect.poll(flood.isOpen).toBe(false);
  expect(connections.underWay()).toEqual([]);
  const other = await open(REQUEST.repeat(5));
  await expect.poll(() => connections.underWay()).toHaveLength(5);
  for (const response of waiting) response.end("here");
  await expect.poll(() => other.received().match(/here/g)).toHaveLength(5);
});
