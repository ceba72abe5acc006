import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import {
  callsOf,
  SANDBOX_PAGES,
  SITE_PAGES,
  startFlood,
  statusesOf,
  statusOfDelayed,
} from "../serving/connection-flood.ts";
import { startReplicas } from "../serving/start-replicas.ts";
import { AS_BUILT, startServer } from "../serving/start-server.ts";

/** A few of them are in `tests/serving/connection-floods.test.ts`. */

const FEW_FILES = ["prlimit", "--nofile=1024"];

test.each([
  { under: [], addresses: 1, connections: 2150, calls: 1 },
  { under: [], addresses: 2, connections: 2150, calls: 8 },
  { under: [], addresses: 50, connections: 4000, calls: 16 },
  { under: FEW_FILES, addresses: 1, connections: 700, calls: 8 },
  { under: FEW_FILES, addresses: 1, connections: 2150, calls: 1 },
  { under: FEW_FILES, addresses: 2, connections: 2150, calls: 8 },
  { under: FEW_FILES, addresses: 50, connections: 2150, calls: 8 },
])("hanging calls block no other client: %j", async ({ under, calls, ...flood }) => {
  const { url, child } = await startServer(AS_BUILT, under);
  onTestFinished(async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  });
  const network = "127.0.1";
  const text = (connection: number) => callsOf("hanging", calls, connection);
  const { hangUp } = await startFlood(url, { ...flood, network, text });
  const delayed = statusOfDelayed(url);
  expect(await statusesOf(url, SITE_PAGES, network)).toEqual(["200"]);
  expect(await delayed).toBe("200");
  hangUp();
  expect(await statusesOf(url, SITE_PAGES, network)).toEqual(["200"]);
});

test.each([1, 2])(
  "hanging calls through nginx from %i addresses block no other client",
  async (addresses) => {
    const { url, stop } = await startReplicas();
    onTestFinished(stop);
    const text = (connection: number) => callsOf("hanging", 1, connection);
    const flood = { network: "127.0.1", addresses, connections: 700, text };
    const { hangUp } = await startFlood(url, flood);
    const delayed = statusOfDelayed(url);
    expect(await statusesOf(url, SANDBOX_PAGES, flood.network)).toEqual(["200"]);
    expect(await delayed).toBe("200");
    hangUp();
  },
);
