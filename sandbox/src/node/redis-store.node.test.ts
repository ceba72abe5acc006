import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureDebianPackages } from "../../../scripts/install.mjs";
import { createTestSandbox } from "../testing/test-sandbox.ts";
import { createRedisStore, type RedisStore } from "./redis-store.ts";

const LOCALES = "/apiservices/v3/culture/locales";
const key = "sandbox-key-low-limit";
const isMissing = ensureDebianPackages({ "redis-server": "redis-server" }).length > 0;

describe.skipIf(isMissing)("with Redis (skipped where redis-server cannot be installed)", () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-redis-"));
  const address = join(folder, "redis.sock");
  const stores: RedisStore[] = [];
  let redis: ChildProcess;

  beforeAll(async () => {
    const settings = ["--port", "0", "--unixsocket", address, "--save", "", "--dir", folder];
    redis = spawn("redis-server", settings);
    for await (const line of createInterface(redis.stdout as NodeJS.ReadableStream)) {
      if (line.includes("ready to accept connections")) break;
    }
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    redis.kill("SIGTERM");
    await once(redis, "exit");
    rmSync(folder, { recursive: true });
  });

  function replica() {
    const store = createRedisStore(address, { onChange() {} });
    stores.push(store);
    return createTestSandbox({ rateLimits: store });
  }

  test("two replicas count one limit", async () => {
    const replicas = [replica(), replica()] as const;
    const statuses: number[] = [];
    for (let count = 0; count < 8; count++) {
      const { call } = replicas[count % 2 === 0 ? 0 : 1];
      statuses.push((await call({ path: LOCALES, key })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test("while Redis hangs one call waits for it, and what comes after is shared again", async () => {
    const changes: boolean[] = [];
    const store = createRedisStore(address, { onChange: (isShared) => changes.push(isShared) });
    stores.push(store);
    const calls = { caller: "somebody", operation: "listLocales", window: 1 } as const;
    expect(await store.count(calls)).toBe(1);
    redis.kill("SIGSTOP");
    for (let count = 0; count < 24; count++) await store.count(calls);
    expect(changes).toEqual([false]);
    redis.kill("SIGCONT");
    await expect.poll(() => changes).toEqual([false, true]);
    // Redis made up for the one that it was sent; the other 23 never got to it.
    expect(await store.count(calls)).toBe(3);
  });
});

test("without Redis each replica counts for itself, and says so", async () => {
  const changes: unknown[] = [];
  const store = createRedisStore(join(tmpdir(), "no-such.sock"), {
    onChange: (...change) => changes.push(change),
  });
  const { call } = createTestSandbox({ rateLimits: store });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    statuses.push((await call({ path: LOCALES, key })).status);
  }
  await store.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(changes).toEqual([[false, expect.stringContaining("no-such.sock")]]);
});
