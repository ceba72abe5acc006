import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API_HEADERS } from "../../sandbox/src/node/http/api-headers.ts";
import { LIMITS } from "../../sandbox/src/rules/limits.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import { type RedisProcess, startRedis } from "../sandbox/start-redis.ts";
import { type SandboxProcess, startSandbox } from "../sandbox/start-sandbox.ts";
import { NGINX, type RunningNginx, startNginx } from "./start-nginx.ts";

const LIVE = "/apiservices/v3/flights/live/search";
const LOCALES = "/apiservices/v3/culture/locales";
const KEY = { "x-api-key": "sandbox-key" };

describe.skipIf(!existsSync(NGINX))("two replicas with deploy/sandbox.nginx.conf", () => {
  let redis: RedisProcess;
  let replicas: readonly SandboxProcess[];
  let nginx: RunningNginx;

  beforeAll(async () => {
    redis = await startRedis();
    const settings = {
      SANDBOX_SECRETS: "shared",
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "error",
    };
    replicas = await Promise.all([startSandbox(settings), startSandbox(settings)]);
    const [first, second] = replicas.map(({ url }) => `127.0.0.1:${new URL(url).port}`);
    nginx = await startNginx("sandbox.nginx.conf", {
      "127.0.0.1:3001": String(first),
      "127.0.0.1:3002": String(second),
    });
  });
  afterAll(async () => {
    await nginx.stop();
    for (const { signal } of replicas) signal("SIGTERM");
    await Promise.all(replicas.map(({ exited }) => exited));
    await redis.stop();
  });

  const post = (path: string, body?: object) =>
    fetch(nginx.url + path, {
      method: "POST",
      headers: { ...KEY, "Content-Type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  test("either replica serves any poll", async () => {
    const created = await post(`${LIVE}/create`, liveSearch("LHR", "EDI"));
    expect(created.status).toBe(200);
    const { sessionToken } = (await created.json()) as { sessionToken: string };
    const polls = await Promise.all(
      Array.from({ length: 8 }, () => post(`${LIVE}/poll/${sessionToken}`)),
    );
    expect(polls.map(({ status }) => status)).toEqual(polls.map(() => 200));
  });

  test("the flaky scenario counts its failures across replicas", async () => {
    const body = JSON.stringify(liveSearch("LHR", "GLA"));
    const headers = { ...KEY, "Content-Type": "application/json", "x-sandbox-scenario": "flaky" };
    const statuses: number[] = [];
    while (statuses.length < 3) {
      const asked = await fetch(`${nginx.url}${LIVE}/create`, { method: "POST", headers, body });
      statuses.push(asked.status);
    }
    // The minute may end between two of them: then counting starts anew.
    expect(["503,500,200", "503,503,500", "503,500,503"]).toContain(statuses.join());
  });

  test("either replica serves booking links, logos and the list of operations", async () => {
    for (const path of ["/", "/apiservices/v3/", "/images/agents/frzd.svg"]) {
      expect([path, (await fetch(nginx.url + path)).status]).toEqual([path, 200]);
    }
    expect((await fetch(`${nginx.url}/redirect/nobody`)).status).toBe(404);
  });

  test("limits count across both replicas", async () => {
    const headers = { "x-api-key": "sandbox-key-low-limit" };
    const asked = Array.from({ length: 12 }, () => fetch(nginx.url + LOCALES, { headers }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    const limited = statuses.filter((status) => status === 429);
    // A minute may turn while they are asked: then the count begins anew.
    expect([7, 2]).toContain(limited.length);
  });

  test("ignores a visitor's own X-Forwarded-For", async () => {
    const headers = { "X-Forwarded-For": "203.0.113.24" };
    const path = "/apiservices/v3/culture/nearestculture";
    const response = await fetch(nginx.url + path, { headers });
    expect(((await response.json()) as { market: { code: string } }).market.code).toBe("UK");
  });

  test("exposes no metrics", async () => {
    for (const path of ["/metrics", "/apiservices/%2e%2e/metrics", "/apiservices/../metrics"]) {
      expect((await fetch(nginx.url + path)).status).toBe(404);
    }
  });

  test("refuses a body that is too large as a replica does, readably for pages of any origin", async () => {
    const refusalBy = async (url: string) => {
      const body = JSON.stringify({ query: "x".repeat(LIMITS.bodyBytes) });
      const headers = { ...KEY, "Content-Type": "application/json" };
      const response = await fetch(`${url}${LIVE}/create`, { method: "POST", headers, body });
      const { status, headers: received } = response;
      const names = ["Cache-Control", "Content-Type", ...Object.keys(API_HEADERS)];
      return [status, names.map((name) => received.get(name)), await response.json()];
    };
    const refusal = await refusalBy(nginx.url);
    expect(refusal).toEqual(await refusalBy(replicas[0]?.url ?? ""));
    expect(refusal[0]).toBe(400);
  });

  test("a replica that shuts down loses no response", async () => {
    let isOver = false;
    const wrong: unknown[] = [];
    let answers = 0;
    const ask = async () => {
      while (!isOver) {
        const asked = fetch(nginx.url + LOCALES, { headers: KEY });
        const status = await asked.then((response) => response.status, String);
        if (status !== 200 && status !== 429) wrong.push(status);
        answers += 1;
      }
    };
    const asking = Array.from({ length: 8 }, ask);
    await expect.poll(() => answers).toBeGreaterThan(50);
    replicas[0]?.signal("SIGTERM");
    expect(await replicas[0]?.exited).toBe(0);
    const soFar = answers;
    await expect.poll(() => answers).toBeGreaterThan(soFar + 50);
    isOver = true;
    await Promise.all(asking);
    expect(wrong).toEqual([]);
  });
});
