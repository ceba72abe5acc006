import { describe, expect, test } from "vitest";
import type { LiveContent, LiveSearchResponse } from "../../contract/src/types.ts";
import { SCENARIOS } from "../../sandbox/src/scenarios/scenarios.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import { clientOf, clientWith } from "./testing/client-of.ts";

const search = liveSearch("LHR", "EDI");

/** The client of a traveller who sends this scenario with every request. */
function clientIn(scenario: string) {
  const own = clientOf();
  return clientOf({
    fetch: (request) => {
      own.requests.push(request.clone());
      request.headers.set("x-sandbox-scenario", scenario);
      return own.sandbox(request);
    },
  });
}

describe("a search", () => {
  test("is polled until it is complete, and replaces what it showed", async () => {
    const { client, requests, waits } = clientOf();
    const shown: (readonly [number, string])[] = [];
    const count = ({ results }: LiveContent) => Object.keys(results.itineraries).length;
    const { status, content } = await client.searchLive(search, {
      onResults: (content, status) => shown.push([count(content), status]),
    });
    expect(status).toBe("RESULT_STATUS_COMPLETE");
    expect(content && count(content)).toBeGreaterThan(0);
    expect(shown.at(-1)?.[0]).toBe(content && count(content));
    expect(shown[0]?.[1]).toBe("RESULT_STATUS_INCOMPLETE");
    expect(requests.length).toBe(waits.length + 1);
    expect(new Set(waits)).toEqual(new Set([1_000]));
  });

  test("that never completes is given up in time, with what was found", async () => {
    const { client, waits } = clientIn("never-completes");
    const { status, content } = await client.searchLive(search, { longest: 10_000 });
    expect([status, content]).toEqual(["RESULT_STATUS_INCOMPLETE", expect.anything()]);
    expect(waits.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(10_000);
  });

  test("that fails is told as failed, with what was found", async () => {
    const { client } = clientIn("failed");
    const { status, content } = await client.searchLive(search);
    expect([status, content]).toEqual(["RESULT_STATUS_FAILED", expect.anything()]);
  });

  test("that finds nothing is complete and empty", async () => {
    const { client } = clientIn("no-results");
    const { status, content } = await client.searchLive(search);
    expect([status, Object.keys(content?.results.itineraries ?? {})]).toEqual([
      "RESULT_STATUS_COMPLETE",
      [],
    ]);
  });

  test("whose session is gone is created again", async () => {
    let lost = false;
    const { sandbox } = clientOf();
    const paths: string[] = [];
    const { client } = clientOf({
      fetch: async (request) => {
        paths.push(new URL(request.url).pathname.split("/")[6] ?? "");
        if (!lost && request.url.includes("/poll/")) {
          lost = true;
          return new Response("{}", { status: 404 });
        }
        return sandbox(request);
      },
    });
    const { content } = await client.searchLive(search, { longest: 5_000 });
    expect(paths.slice(0, 3)).toEqual(["create", "poll", "create"]);
    expect(content).toBeDefined();
  });

  test("whose polls fail keeps what it has", async () => {
    const found = { results: { itineraries: {} } } as LiveContent;
    const created: LiveSearchResponse = {
      sessionToken: "token",
      status: "RESULT_STATUS_INCOMPLETE",
      action: "RESULT_ACTION_REPLACED",
      content: found,
    };
    const { client } = clientWith([
      () => Response.json(created),
      () => new Response("", { status: 503 }),
    ]);
    expect(await client.searchLive(search)).toEqual({
      status: "RESULT_STATUS_INCOMPLETE",
      content: found,
    });
  });

  test("ends at once for who aborts it", async () => {
    const leaving = new AbortController();
    const { client, requests } = clientOf();
    const left = client.searchLive(search, {
      signal: leaving.signal,
      onResults: () => leaving.abort(new Error("left")),
    });
    await expect(left).rejects.toThrow("left");
    expect(requests.length).toBe(1);
  });
});

test.each(SCENARIOS.map(({ name }) => name))(
  "in the scenario %s it ends, one way or the other",
  async (name) => {
    const { client } = clientIn(name);
    const ended = await client.searchLive(search, { longest: 20_000 }).then(
      ({ status }) => status,
      (error: unknown) => String(error),
    );
    expect(ended).toMatch(/^(RESULT_STATUS_(COMPLETE|FAILED|INCOMPLETE)|ApiError: )/);
  },
);
