import { expect, test } from "vitest";
import { createSandbox } from "../create-sandbox.ts";
import { SCENARIO_HEADER } from "../scenarios/find-scenario.ts";
import { NOON } from "../testing/test-sandbox.ts";
import { createMemoryStore } from "./rate-limit-store.ts";

const LOCALES = "http://sandbox/apiservices/v3/culture/locales";
const asked = (key: string, url = LOCALES) =>
  new Request(url, { headers: { "x-api-key": key, [SCENARIO_HEADER]: "flaky" } });

test("replicas that share a store count attempts together, and separately per key", async () => {
  const rateLimits = createMemoryStore();
  const options = { clock: () => NOON, rateLimits, secrets: ["shared"] as const };
  const replicas = [createSandbox(options), createSandbox(options)];
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const response = await replicas[attempt % 2]?.(asked("sandbox-key"));
    statuses.push(response?.status ?? 0);
  }
  expect(statuses).toEqual([503, 500, 200, 200]);
  expect((await replicas[0]?.(asked("sandbox-key-unfriendly")))?.status).toBe(503);
});

test("counts attempts per address, because the keys are public", async () => {
  const sandbox = createSandbox({ clock: () => NOON });
  const statuses: number[] = [];
  for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.1"]) {
    statuses.push((await sandbox(asked("sandbox-key"), { address })).status);
  }
  expect(statuses).toEqual([503, 500, 503, 200]);
});

test("counts attempts separately for each operation, path and query", async () => {
  const culture = "http://sandbox/apiservices/v3/culture";
  const sandbox = createSandbox({ clock: () => NOON });
  const urls = [
    `${culture}/locales`,
    `${culture}/currencies`,
    `${culture}/markets/en-GB`,
    `${culture}/markets/de-DE`,
    `${culture}/nearestculture?ipAddress=203.0.113.24`,
    `${culture}/nearestculture?ipAddress=203.0.113.32`,
  ];
  for (const url of urls) {
    const { status } = await sandbox(asked("sandbox-key", url));
    expect([url, status]).toEqual([url, 503]);
  }
});
