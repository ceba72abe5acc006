import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ConnectionLimits, trackConnections } from "./connections.ts";
import { ANY_PORT, listenOn } from "./listen.ts";

const LIMITS = {
  connections: 3,
  connectionsEach: 3,
  exemptUpTo: 0,
  answersEach: 100,
  arrival: 100,
};
const PROXY = "127.0.0.9";
const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

async function serve(listener: RequestListener, limits: Partial<ConnectionLimits> = {}) {
  const server = createServer();
  let [cut, now] = [0, 0];
  const connections = trackConnections(server, {
    limits: { ...LIMITS, ...limits },
    holderOf: (address) => (address === PROXY ? undefined : address),
    onCut() {
      cut += 1;
    },
    now: () => now,
  });
  server.on("request", listener);
  await listenOn(server, ANY_PORT);
  onTestFinished(() => {
    connections.destroyAll();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  /** A client that sends a text and says what came back, for as long as the connection is open. */
  const open = async (text: string, localAddress = "127.0.0.1") => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    let received = "";
    socket.setEncoding("utf8").on("data", (part) => {
      received += part;
    });
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(text);
    now += 100;
    return { socket, received: () => received, isOpen: () => !isOver(socket) };
  };
  /** Opens as many in one moment. */
  const openAtOnce = async (...texts: readonly string[]) => {
    const before = now;
    const opened = [];
    for (const said of texts) {
      now = before;
      opened.push(await open(said));
    }
    return opened;
  };
  return { open, openAtOnce, connections, cut: () => cut };
}

const isOver = ({ closed, readableEnded }: Socket) => closed || readableEnded;

test("idle connections make room for new ones, the longest idle first", async () => {
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

test("retains a connection that waits for a response, and closes one with an unfinished request", async () => {
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

test("stops reading a connection with too many open requests until some are answered", async () => {
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

describe("a new connection is served, and the address with the most connections loses one", () => {
  const answerNobody: RequestListener = () => {};

  test("even if all of them wait for a response", async () => {
    const { open, connections, cut } = await serve(answerNobody, {
      connections: 4,
      connectionsEach: 4,
    });
    const alone = await open(REQUEST, "127.0.0.2");
    const many = [await open(REQUEST), await open(REQUEST), await open(REQUEST)];
    await expect.poll(connections.openResponses).toHaveLength(4);
    const newcomer = await open(REQUEST, "127.0.0.3");
    await expect.poll(cut).toBe(1);
    await expect.poll(() => many.map(({ isOpen }) => isOpen())).toEqual([false, true, true]);
    expect([alone.isOpen(), newcomer.isOpen()]).toEqual([true, true]);
  });

  test("namely its longest idle one", async () => {
    const { open } = await serve(answerNobody, { connections: 3 });
    const waiting = await open(REQUEST);
    const silent = await open("");
    const alone = await open("", "127.0.0.2");
    await open("", "127.0.0.3");
    await expect.poll(silent.isOpen).toBe(false);
    expect([waiting.isOpen(), alone.isOpen()]).toEqual([true, true]);
  });

  test("even if the new one is silent and others arrive before it is read", async () => {
    const { open, openAtOnce, connections, cut } = await serve(answerNobody);
    const waiting = await open(REQUEST);
    await expect.poll(connections.openResponses).toHaveLength(1);
    const newcomers = await openAtOnce("", "", "");
    await expect.poll(cut).toBe(1);
    await expect.poll(waiting.isOpen).toBe(false);
    expect(newcomers.every(({ isOpen }) => isOpen())).toBe(true);
  });

  test("unless it has only as many as a browser: then the longest idle connection is closed", async () => {
    const { open, cut } = await serve(answerNobody, {
      connections: 4,
      connectionsEach: 4,
      exemptUpTo: 3,
    });
    const forwarded = [await open("", PROXY), await open("", PROXY)];
    const browser = [await open(""), await open(""), await open("")];
    await expect.poll(cut).toBe(1);
    await expect.poll(() => forwarded.map(({ isOpen }) => isOpen())).toEqual([false, true]);
    expect(browser.every(({ isOpen }) => isOpen())).toBe(true);
  });

  test("also at the limit per address, even if there is room", async () => {
    const { open, connections, cut } = await serve(answerNobody, {
      connections: 100,
      connectionsEach: 2,
    });
    const first = await open(REQUEST);
    const others = [await open(REQUEST), await open(REQUEST, "127.0.0.2")];
    await expect.poll(connections.openResponses).toHaveLength(3);
    others.push(await open(REQUEST));
    await expect.poll(first.isOpen).toBe(false);
    expect([others.every(({ isOpen }) => isOpen()), cut()]).toEqual([true, 1]);
  });

  test("but not a proxy, whose connections belong to many", async () => {
    const { open, cut } = await serve(answerNobody, { connections: 4, connectionsEach: 2 });
    const forwarded = [await open("", PROXY), await open("", PROXY), await open("", PROXY)];
    const direct = [await open(""), await open("")];
    await expect.poll(cut).toBe(1);
    await expect.poll(() => direct.map(({ isOpen }) => isOpen())).toEqual([false, true]);
    expect(forwarded.every(({ isOpen }) => isOpen())).toBe(true);
  });
});

test("a request whose client has disconnected is no longer under way", async () => {
  const { open, connections } = await serve(() => {});
  const { socket } = await open(REQUEST.repeat(5));
  await expect.poll(connections.openResponses).toHaveLength(5);
  socket.destroy();
  await expect.poll(connections.openResponses).toEqual([]);
});
