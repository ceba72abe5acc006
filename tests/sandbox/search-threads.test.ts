import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BroadcastChannel } from "node:worker_threads";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ApiKeys } from "../../sandbox/src/callers/api-key.ts";
import { type MountedSandbox, mountSandbox } from "../../sandbox/src/node/process/mount-sandbox.ts";
import { type ServedSandbox, serveSandbox } from "../../sandbox/src/node/process/serve-sandbox.ts";
import { readSettings } from "../../sandbox/src/node/settings/settings.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";

const CREATE = "/apiservices/v3/flights/live/search/create";
const CURRENCIES = "/apiservices/v3/culture/currencies";
const KEYS: ApiKeys = {
  unlimited: { access: "full", callsPerMinute: 1e9, searchesPerMinute: 1e9 },
};
/** One is being made and so many wait: `MOST_WAITING` of the pool. */
const ROOM = 65;

let folder = "";
let logged: { readonly level: number; readonly reason?: string }[] = [];
let mounted: MountedSandbox;
let served: ServedSandbox;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "threads-"));
  logged = [];
  const settings = readSettings(
    { PORT: "0", SANDBOX_WORKERS: "1", SANDBOX_SEED: folder, SANDBOX_NOW: "2027-01-04T12:00:00Z" },
    Date.now,
  );
  mounted = mountSandbox(settings, {
    keys: KEYS,
    searchFile: new URL("./fake-search-thread.ts", import.meta.url),
    log: pino({ base: null }, { write: (line) => logged.push(JSON.parse(line)) }),
  });
  served = await serveSandbox(settings, mounted);
});
afterEach(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** Lets the threads answer, those to come as well. */
function go(): void {
  writeFileSync(join(folder, "go"), "");
  const channel = new BroadcastChannel(folder);
  channel.postMessage("go");
  channel.close();
}

function search(adults = 1, day = 10) {
  const { query } = liveSearch("LHR", "EDI", { adults });
  const queryLegs = query.queryLegs.map((leg) => ({
    ...leg,
    date: { year: 2027, month: 1 + Math.floor(day / 28), day: 1 + (day % 28) },
  }));
  return fetch(served.url + CREATE, {
    method: "POST",
    headers: { "x-api-key": "unlimited", "Content-Type": "application/json" },
    body: JSON.stringify({ query: { ...query, queryLegs } }),
  });
}

/** Starts so many different searches and counts what has been answered. */
function searchMany(count: number) {
  const responses: Response[] = [];
  const all = Array.from({ length: count }, async (_, index) => {
    responses.push(await search(1, 10 + index));
  });
  const statuses = () => responses.map(({ status }) => status);
  return { responses, statuses, done: Promise.all(all) };
}

describe("while searches are running", () => {
  test.each([
    [16, 0],
    [48, 0],
    [96, 96 - ROOM],
  ])("of %i at once, %i get 503 at once and the others succeed", async (count, refused) => {
    const { responses, statuses, done } = searchMany(count);
    const open = `sandbox_searches_open ${Math.min(count, ROOM)}\n`;
    await expect.poll(() => mounted.metrics.read()).toContain(open);
    await expect.poll(() => statuses().length).toBe(refused);
    expect(new Set(statuses())).toEqual(new Set(refused > 0 ? [503] : []));
    for (const { headers } of responses) expect(Number(headers.get("Retry-After"))).toBe(4);
    const cheap = await fetch(served.url + CURRENCIES, { headers: { "x-api-key": "unlimited" } });
    expect(cheap.status).toBe(200);
    expect(await mounted.metrics.read()).toContain(`sandbox_searches_refused_total ${refused}\n`);
    go();
    await done;
    const answered = statuses().filter((status) => status === 200);
    expect(answered).toHaveLength(count - refused);
  });

  test("runs the same search once for all callers", async () => {
    const answers = Array.from({ length: 200 }, () => search());
    await expect.poll(() => mounted.metrics.read()).toContain("sandbox_searches_open 1\n");
    go();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("closing the server waits for them, so no response is lost", async () => {
    const { statuses, done } = searchMany(20);
    await expect.poll(() => mounted.metrics.read()).toContain("sandbox_searches_open 20\n");
    const closed = served.close();
    go();
    await done;
    expect(statuses()).toEqual(Array.from({ length: 20 }, () => 200));
    await closed;
  });
});

describe("a search thread that crashes", () => {
  const crashes = () => logged.filter(({ level }) => level === pino.levels.values.error);

  test("loses no response, because its replacement repeats the search", async () => {
    go();
    const statuses = await Promise.all([search(8), search(1, 12), search(1, 13)]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(crashes()).toEqual([
      expect.objectContaining({ reason: expect.stringContaining("stumble") }),
    ]);
    expect(await mounted.metrics.read()).toContain("sandbox_search_threads_ended_total 1\n");
  });

  test("twice on one search gives that one 503, and the next succeeds", async () => {
    go();
    const [poison, other] = await Promise.all([search(7), search(1, 12)]);
    expect([poison.status, poison.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect([other.status, (await search(1, 13)).status]).toEqual([200, 200]);
    expect(crashes()).toHaveLength(2);
  });
});
