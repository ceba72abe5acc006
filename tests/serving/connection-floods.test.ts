import { once } from "node:events";
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../../sandbox/src/rules/limits.ts";
import {
  callsOf,
  SANDBOX_PAGES,
  SITE_PAGES,
  startFlood,
  statusesOf,
  statusOfDelayed,
} from "./connection-flood.ts";
import { NGINX, type RunningReplicas, startReplicas } from "./start-replicas.ts";
import { AS_BUILT, type RunningServer, startServer } from "./start-server.ts";

/** More floods are in `tests/all/connection-floods.test.ts`. */

describe("hanging calls to a server", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(AS_BUILT);
  });
  afterAll(async () => {
    const ended = once(server.child, "exit");
    server.child.kill("SIGKILL");
    await ended;
  });

  test("from one address block neither pages nor health checks", async () => {
    const network = "127.0.1";
    const text = (connection: number) => callsOf("hanging", 8, connection);
    const flood = { network, addresses: 1, connections: 700, text };
    const { hangUp } = await startFlood(server.url, flood);
    expect(await statusesOf(server.url, SITE_PAGES, network)).toEqual(["200"]);
    hangUp();
    expect(await statusesOf(server.url, SITE_PAGES, network)).toEqual(["200"]);
  });

  test("from 50 addresses block nothing for a newcomer, delayed calls included", async () => {
    const network = "127.0.2";
    const text = (connection: number) => callsOf("hanging", 4, connection);
    const flood = { network, addresses: 50, connections: 2100, text };
    const { hangUp } = await startFlood(server.url, flood);
    const delayed = statusOfDelayed(server.url);
    expect(await statusesOf(server.url, SITE_PAGES, network)).toEqual(["200"]);
    expect(await delayed).toBe("200");
    hangUp();
  });
});

describe.skipIf(!existsSync(NGINX))("hanging calls through nginx to two replicas", () => {
  let replicas: RunningReplicas;
  beforeAll(async () => {
    replicas = await startReplicas();
  });
  afterAll(() => replicas.stop());

  test("from 50 addresses block nothing for a newcomer, and log one line per replica", async () => {
    const text = (connection: number) => callsOf("hanging", 1, connection);
    const flood = { network: "127.0.3", addresses: 50, connections: 600, text };
    const { statuses, hangUp } = await startFlood(replicas.url, flood);
    const refused = flood.connections - 2 * LIMITS.delayedInAll;
    await expect.poll(() => statuses()["503"]).toBeGreaterThanOrEqual(refused);
    const delayed = statusOfDelayed(replicas.url);
    expect(await statusesOf(replicas.url, SANDBOX_PAGES, flood.network)).toEqual(["200"]);
    expect(await delayed).toBe("200");
    hangUp();
    for (const lines of replicas.printed()) {
      expect(lines.filter((line) => line.includes('"limit":"delays"'))).toHaveLength(1);
    }
  });
});
