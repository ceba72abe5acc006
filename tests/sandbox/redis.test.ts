import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LiveSearchResponse } from "../../contract/src/types.ts";
import { type ServedSandbox, serveSandbox } from "../../sandbox/src/node/process/serve-sandbox.ts";
import { readSettings } from "../../sandbox/src/node/settings/settings.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import { ensureDebianPackages } from "../../scripts/install.mjs";
import { type RedisProcess, startRedis } from "./start-redis.ts";

const CURRENCIES = "/apiservices/v3/culture/currencies";
const LOCALES = "/apiservices/v3/culture/locales";
const PLACES = "/apiservices/v3/geo/hierarchy/flights/en-GB";
const MARKETS = "/apiservices/v3/culture/markets/en-GB";
const CREATE = "/apiservices/v3/flights/live/search/create";
const POLL = "/apiservices/v3/flights/live/search/poll";
const LIMIT = 5;

const isMissing = ensureDebianPackages({ "redis-server": "redis-server" }).length > 0;

describe.skipIf(isMissing)("two replicas with one Redis (needs redis-server)", () => {
  let redis: RedisProcess;
  let replicas: readonly [ServedSandbox, ServedSandbox];

  beforeAll(async () => {
    redis = await startRedis();
    const environment = {
      PORT: "0",
      LOG_LEVEL: "silent",
      // Within one minute of the limit's window for as long as the test runs.
      SANDBOX_NOW: "2027-01-04T12:00:00Z",
      SANDBOX_SECRETS: "shared",
      REDIS_URL: redis.url,
    };
    const settings = readSettings(environment, Date.now);
    replicas = [await serveSandbox(settings), await serveSandbox(settings)];
    // Once answered, each is connected.
    for (const replica of replicas) await ask(replica, CURRENCIES);
  });
  afterAll(async () => {
    for (const { close } of replicas) await close();
    await redis.stop();
  });

  const ask = ({ url }: ServedSandbox, path: string, key = "sandbox-key-low-limit") =>
    fetch(url + path, { headers: { "x-api-key": key } });

  async function post({ url }: ServedSandbox, path: string, body?: object) {
    const headers = { "x-api-key": "sandbox-key", "Content-Type": "application/json" };
    const init = { method: "POST", headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return (await (await fetch(url + path, init)).json()) as LiveSearchResponse;
  }

  test("share one limit, whichever gets the request", async () => {
    const statuses: number[] = [];
    const remaining: (string | null)[] = [];
    for (let count = 0; count < LIMIT + 3; count++) {
      const { status, headers } = await ask(replicas[count % 3 === 0 ? 0 : 1], LOCALES);
      statuses.push(status);
      remaining.push(headers.get("RateLimit")?.match(/r=\d+/)?.[0] ?? null);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(remaining).toEqual(["r=4", "r=3", "r=2", "r=1", "r=0", "r=0", "r=0", "r=0"]);
  });

  test("have a separate limit for each operation", async () => {
    expect((await ask(replicas[1], MARKETS)).status).toBe(200);
  });

  test("serve each other's polls", async () => {
    let answer = await post(replicas[0], CREATE, liveSearch("LHR", "EDI"));
    for (const replica of [replicas[1], replicas[0], replicas[1]]) {
      answer = await post(replica, `${POLL}/${answer.sessionToken}`);
      expect(answer.status).toMatch(/^RESULT_STATUS_(IN)?COMPLETE$/);
    }
  });

  test("count on their own while Redis doesn't respond", async () => {
    redis.signal("SIGSTOP");
    for (const replica of replicas) expect((await ask(replica, LOCALES)).status).toBe(200);
    redis.signal("SIGCONT");
  });

  test("each apply the whole limit once Redis is gone", async () => {
    await redis.stop();
    for (const replica of replicas) {
      const statuses: number[] = [];
      while (statuses.at(-1) !== 429 && statuses.length <= LIMIT) {
        statuses.push((await ask(replica, PLACES)).status);
      }
      expect(statuses.at(-1)).toBe(429);
      expect(statuses.length).toBeGreaterThan(2);
    }
    const answer = await post(replicas[0], CREATE, liveSearch("LHR", "EDI"));
    expect(answer.action).toBe("RESULT_ACTION_REPLACED");
  });
});
