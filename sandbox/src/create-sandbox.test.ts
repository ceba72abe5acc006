import { expect, test } from "vitest";
import { createSandbox } from "./create-sandbox.ts";
import { LIMITS } from "./rules/limits.ts";
import { sharedReference, sharedWorld } from "./shared-world.ts";
import { liveSearch } from "./testing/searches.ts";
import { NOON } from "./testing/test-sandbox.ts";

const CULTURE = "http://sandbox/apiservices/v3/culture";
const CREATE = "http://sandbox/apiservices/v3/flights/live/search/create";

const ask = (key: string, path: string) =>
  new Request(`${CULTURE}/${path}`, { headers: { "x-api-key": key } });

test("a stopped clock uses up no rate limit, whether or not the operation requires a key", async () => {
  const sandbox = createSandbox({ clock: () => NOON });
  for (const path of ["currencies", "nearestculture"]) {
    const seen = new Set<number>();
    for (let call = 0; call <= LIMITS.callsPerMinute; call += 1) {
      const response = await sandbox(ask("sandbox-key", path));
      seen.add(response.status);
      expect(response.headers.get("RateLimit")).toBeNull();
    }
    expect([...seen]).toEqual([200]);
  }
});

test("a stopped clock still lets the low-limit key reach its limit", async () => {
  const sandbox = createSandbox({ clock: () => NOON });
  const statuses: number[] = [];
  for (let call = 0; call < 20; call += 1) {
    statuses.push((await sandbox(ask("sandbox-key-low-limit", "currencies"))).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test("a secured operation without a key fails with 401", async () => {
  const response = await createSandbox()(new Request(`${CULTURE}/currencies`));
  expect(response.status).toBe(401);
});

test("the same seed gives the same flights, another seed gives others, and two worlds stay cached", async () => {
  const search = async (seed: string) => {
    const sandbox = createSandbox({ clock: () => NOON, seed, secrets: ["test"] });
    const headers = { "x-api-key": "sandbox-key", "content-type": "application/json" };
    const body = JSON.stringify(liveSearch("LHR", "EDI"));
    return (await sandbox(new Request(CREATE, { method: "POST", headers, body }))).text();
  };
  const first = await search("one");
  const world = sharedWorld("one");
  expect(await search("two")).not.toBe(first);
  expect(await search("one")).toBe(first);
  expect(sharedWorld("one")).toBe(world);
  expect(sharedReference().data).toBe(world.data);
  // The latest two are kept.
  sharedWorld("two");
  sharedWorld("three");
  expect(sharedWorld("one")).not.toBe(world);
});
