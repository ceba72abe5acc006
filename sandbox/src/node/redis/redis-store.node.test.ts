import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureDebianPackages } from "../../../../scripts/install.mjs";
import { createTestSandbox } from "../../testing/test-sandbox.ts";
import { createRedisStore, type RedisStore } from "./redis-store.ts";

const LOCALES = "/apiservices/v3/culture/locales";
const key = "sandbox-key-low-limit";
const CALLS = { caller: "somebody", operation: "listLocales" } as const;
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

  const command = (...words: readonly string[]) =>
    execFileSync("redis-cli", ["-s", address, ...words], { encoding: "utf8" });

  function refusedWrites(): number {
    const found = /cmdstat_incr:.*rejected_calls=(\d+)/.exec(command("info", "commandstats"));
    return Number(found?.[1] ?? 0);
  }

  function watched() {
    const changes: [isShared: boolean, reason: string][] = [];
    const store = createRedisStore(address, { onChange: (...change) => changes.push(change) });
    stores.push(store);
    return { changes, count: (window: number) => store.count({ ...CALLS, window }) };
  }

  test.each([
    ["becomes a replica", ["replicaof", "127.0.0.1", "1"], ["replicaof", "no", "one"], "READONLY"],
    ["is full", ["config", "set", "maxmemory", "1"], ["config", "set", "maxmemory", "0"], "OOM"],
  ])("a Redis that %s but answers PING is logged once each way", async (_, harm, mend, reason) => {
    const { changes, count } = watched();
    expect(await count(100)).toBeGreaterThan(0);
    command(...harm);
    const before = refusedWrites();
    for (let time = 1; time <= 5; time += 1) expect(await count(101)).toBe(time);
    // The call that failed, and at least one probe after it.
    await expect.poll(() => refusedWrites() - before, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(await count(101)).toBe(6);
    expect(changes).toEqual([[false, expect.stringContaining(reason)]]);
    command(...mend);
    await expect.poll(() => changes.length, { timeout: 10_000 }).toBe(2);
    expect(changes[1]?.[0]).toBe(true);
    command("flushdb");
    expect(await count(102)).toBe(1);
  });

  function replica() {
    const store = createRedisStore(address, { onChange() {} });
    stores.push(store);
    return createTestSandbox({ rateLimits: store });
  }

  test("two replicas share one limit", async () => {
    const replicas = [replica(), replica()] as const;
    const statuses: number[] = [];
    for (let count = 0; count < 8; count++) {
      const { call } = replicas[count % 2 === 0 ? 0 : 1];
      statuses.push((await call({ path: LOCALES, key })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test("while Redis hangs only one call waits for it, and later counts are shared again", async () => {
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

describe("a Redis with invalid replies", () => {
  test.each([
    ["no number", "*2\r\n$3\r\nNaN\r\n:1\r\n"],
    ["below nought", "*2\r\n:-5\r\n:1\r\n"],
    ["nought", "*2\r\n:0\r\n:1\r\n"],
    ["a piece", "*2\r\n$3\r\n1.5\r\n:1\r\n"],
    ["endless", "*2\r\n$20\r\n99999999999999999999\r\n:1\r\n"],
    ["nothing", "*2\r\n$-1\r\n:1\r\n"],
    ["an array", "*2\r\n*1\r\n:5\r\n:1\r\n"],
    ["an empty transaction", "*0\r\n"],
    ["a transaction that was dropped", "*-1\r\n"],
    ["a count that stays for ever", "*2\r\n:7\r\n-ERR no expiry\r\n"],
  ])("%s: this process counts alone", async (_, answer) => {
    expect(await countThrice(answer)).toEqual({ counts: [1, 2, 3], changes: [false] });
  });

  test("accepts a valid reply", async () => {
    const right = "*2\r\n:7\r\n:1\r\n";
    expect(await countThrice(right)).toEqual({ counts: [7, 7, 7], changes: [] });
  });

  async function countThrice(answer: string) {
    const folder = mkdtempSync(join(tmpdir(), "sandbox-redis-"));
    const address = join(folder, "stub.sock");
    const server = createServer((socket) => {
      socket.on("data", (bytes) => {
        for (const [name] of bytes
          .toString()
          .matchAll(/^(hello|client|info|multi|incr|expire|exec)\r$/gim)) {
          socket.write(replyTo(name.trim().toLowerCase(), answer));
        }
      });
    }).listen(address);
    await once(server, "listening");
    const changes: boolean[] = [];
    const store = createRedisStore(address, { onChange: (isShared) => changes.push(isShared) });
    const counts: number[] = [];
    for (let time = 0; time < 3; time += 1) counts.push(await store.count({ ...CALLS, window: 1 }));
    await store.close();
    server.close();
    await once(server, "close");
    rmSync(folder, { recursive: true });
    return { counts, changes };
  }

  function replyTo(command: string, answer: string): string {
    if (command === "hello") return "%1\r\n+proto\r\n:3\r\n";
    if (command === "info") return "$17\r\nredis_version:7.0\r\n";
    if (command === "exec") return answer;
    return command === "multi" || command === "client" ? "+OK\r\n" : "+QUEUED\r\n";
  }
});

test("without Redis each replica counts alone and reports it", async () => {
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
