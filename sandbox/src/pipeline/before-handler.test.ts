import { expect, test } from "vitest";
import { canonicalRequest } from "../../../contract/src/canonical/canonical-request.ts";
import { unavailable } from "../http/errors.ts";
import { findScenario } from "../scenarios/find-scenario.ts";
import type { Attempt, Delay } from "../services.ts";
import { beforeHandler } from "./before-handler.ts";

const { signal } = new AbortController();
const asked = {
  operation: "listMarkets",
  path: { locale: "en-GB" },
  query: { page: "1" },
  body: { a: 1 },
  apiKey: "key",
  address: "192.0.2.1",
  caller: "192.0.2.0",
  now: 7,
  signal: () => signal,
} as const;

/** What becomes of a request in a scenario, and what was asked of the services. */
async function play(name: string, attempt = 1, refused = false) {
  const delays: Delay[] = [];
  const attempts: Attempt[] = [];
  const failure = await beforeHandler(findScenario(name), asked, {
    async delay(delay) {
      delays.push(delay);
      return refused ? unavailable(3) : undefined;
    },
    async countAttempt(one) {
      attempts.push(one);
      return attempt;
    },
  });
  return { status: failure?.status, delays, attempts };
}

test("requests one delay, for the caller and with its abort signal", async () => {
  const delays = [{ milliseconds: 3000, caller: "192.0.2.0", signal }];
  expect(await play("delayed")).toEqual({ status: undefined, delays, attempts: [] });
  expect(await play("delayed", 1, true)).toMatchObject({ status: 503 });
});

test.each([
  [1, 503],
  [2, 500],
  [3, undefined],
])("attempt %i of the same request fails with %s", async (attempt, status) => {
  expect(await play("flaky", attempt)).toMatchObject({ status, delays: [] });
});

test("attempts are the same by operation, content, scenario, key and address", async () => {
  const content = canonicalRequest("listMarkets", asked);
  const caller = "flaky key 192.0.2.1";
  const { attempts } = await play("flaky");
  expect(attempts).toEqual([{ operation: "listMarkets", caller, content, now: 7 }]);
});

test("counts a request whose unknown fields are nested deeper than the stack", async () => {
  let deep: unknown[] = [];
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  const failed = await beforeHandler(
    findScenario("flaky"),
    { ...asked, body: { deep } },
    {
      delay: async () => undefined,
      countAttempt: async ({ content }) => (JSON.stringify(content) ? 1 : 0),
    },
  );
  expect(failed?.status).toBe(503);
});

test("another scenario neither delays nor counts", async () => {
  const nothing = { status: undefined, delays: [], attempts: [] };
  expect(await play("slow")).toEqual(nothing);
  expect(await play("none")).toEqual(nothing);
});
