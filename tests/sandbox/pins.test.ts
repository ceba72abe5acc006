/**
 * What the sandbox answered when it was last recorded, for moves that are to change nothing. When a
 * change was meant, record it: `npx vitest run --project node tests/sandbox/pins.test.ts -u`, and say
 * in the commit what changed.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LiveSearchResponse } from "../../contract/src/types.ts";
import { SCENARIOS } from "../../sandbox/src/scenarios/scenarios.ts";
import { type Spot, spotsOf, writeAt } from "../../sandbox/src/testing/spots.ts";
import { createTestSandbox, type TestRequest } from "../../sandbox/src/testing/test-sandbox.ts";
import { requestOf, type Seed, validSeeds } from "../../sandbox/src/testing/valid-seeds.ts";

const UNLIMITED = { rateLimits: { count: async () => 1 } };
const seeds = await validSeeds(createTestSandbox(UNLIMITED).fetch);
const [search = seeds[0]] = seeds.filter(({ operation }) => operation === "createLiveSearch");
const MOST_POLLS = 40;

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const names = ["none", ...SCENARIOS.map(({ name }) => name)];

const inScenario = (scenario: string, clock = "elapsed") => ({
  "x-sandbox-clock": clock,
  ...(scenario !== "none" && { "x-sandbox-scenario": scenario }),
});

function ask(seed: Seed, headers: Readonly<Record<string, string>>): TestRequest {
  const request = requestOf(seed);
  return { ...request, headers: { ...request.headers, ...headers } };
}

test("every scenario responds to every operation as recorded", async () => {
  const lines: string[] = [];
  // A token holds when its search was created: each scenario creates from the same moment on.
  const shared = createTestSandbox(UNLIMITED);
  for (const scenario of names) {
    const own = createTestSandbox(UNLIMITED);
    for (const seed of seeds.filter(({ operation }) => operation !== "pollLiveSearch")) {
      const clocks = seed.operation === "createLiveSearch" ? ["elapsed", "step"] : ["elapsed"];
      for (const clock of clocks) {
        const { call } = seed.operation === "createLiveSearch" ? own : shared;
        const { status, text } = await call(ask(seed, inScenario(scenario, clock)));
        const { operation, example } = seed;
        lines.push([scenario, operation, example, clock, status, hash(text)].join(" "));
      }
    }
  }
  expect(new Set(lines).size).toBe(lines.length);
  await expect(lines.join("\n")).toMatchFileSnapshot("./__snapshots__/scenarios.txt");
});

test.each(["elapsed", "step"])(
  "polls of every scenario respond as recorded, with the clock %s",
  async (clock) => {
    const lines: string[] = [];
    for (const scenario of names) {
      const sandbox = createTestSandbox(UNLIMITED);
      const headers = inScenario(scenario, clock);
      const created = await sandbox.call<LiveSearchResponse>(ask(search as Seed, headers));
      const answers = [`${created.status} ${created.body.status ?? ""} ${hash(created.text)}`];
      let { sessionToken, status } = created.body;
      for (let polls = 0; sessionToken && polls < MOST_POLLS; polls += 1) {
        if (status === "RESULT_STATUS_COMPLETE" || status === "RESULT_STATUS_FAILED") break;
        sandbox.wait(1000);
        const path = `/apiservices/v3/flights/live/search/poll/${sessionToken}`;
        const polled = await sandbox.call<LiveSearchResponse>({ path, method: "POST" });
        answers.push(
          `${polled.status} ${polled.body.status} ${polled.body.action} ${hash(polled.text)}`,
        );
        if (polled.status >= 400) break;
        ({ sessionToken, status } = polled.body);
      }
      lines.push(`# ${scenario}`, ...answers);
    }
    await expect(lines.join("\n")).toMatchFileSnapshot(`./__snapshots__/polls-${clock}.txt`);
  },
);

/** One of each: wrong JSON types, a text that means nothing, and nothing at all. */
const WRONG = ["null", '"?"', "-1", "0.5", "true", "[]", "{}"];

function wrongBodies(seed: Seed): readonly (readonly [change: string, body: string])[] {
  if (!seed.bodySchema || seed.body === undefined) return [];
  return spotsOf(seed.bodySchema, seed.body).flatMap(({ steps, field, value }: Spot) => [
    ...(value === undefined ? [] : [[`${field} left out`, writeAt(seed.body, steps)] as const]),
    ...WRONG.map((json) => [`${field} = ${json}`, writeAt(seed.body, steps, json)] as const),
  ]);
}

test("errors in a body have the recorded messages", async () => {
  const { call } = createTestSandbox(UNLIMITED);
  const told: string[] = [];
  const operations = new Set(seeds.map(({ operation }) => operation));
  for (const operation of operations) {
    const [seed] = seeds.filter((one) => one.operation === operation);
    for (const [change, body] of seed ? wrongBodies(seed) : []) {
      const { path, headers } = requestOf(seed as Seed);
      const { status, text } = await call({ path, headers, body });
      if (status === 400) told.push(`${operation}, ${change}\n  ${text}`);
    }
  }
  expect(told.length).toBeGreaterThan(400);
  await expect(told.join("\n")).toMatchFileSnapshot("./__snapshots__/refusals.txt");
});

test("a session token of an earlier version still polls the same results", async () => {
  const file = new URL("./__snapshots__/earlier-token.json", import.meta.url);
  const earlier = JSON.parse(readFileSync(file, "utf8"));
  const { call, wait } = createTestSandbox(UNLIMITED);
  wait(20_000);
  const path = `/apiservices/v3/flights/live/search/poll/${earlier.sessionToken}`;
  const { status, body } = await call<LiveSearchResponse>({ path, method: "POST" });
  const count = Object.keys(body.content?.results.itineraries ?? {}).length;
  expect({ status, result: body.status, count }).toEqual(earlier.polled);
});
