import { describe, expect, test } from "vitest";
import type { LiveContent, LiveSearchResponse } from "../../contract/src/types.ts";
import { SCENARIOS } from "../../sandbox/src/scenarios/scenarios.ts";
import { indicativeSearch, liveSearch } from "../../sandbox/src/testing/searches.ts";
import {
  agentsOf,
  itinerariesOf,
  legsOf,
  pricingOptionsOf,
  quotesOf,
  segmentsOf,
} from "./lookups.ts";
import { toDecimal } from "./prices.ts";
import { clientOf, clientWith } from "./testing/client-of.ts";

const search = liveSearch("LHR", "EDI");

/** A client that asks for this scenario with every request. */
const clientIn = (scenario: string) => clientOf({}, scenario);

describe("a search", () => {
  test("is polled until complete, and the last results shown are the final ones", async () => {
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

  test("that never completes ends at its time limit, with the results so far", async () => {
    const { client, waits } = clientIn("never-completes");
    const { status, content } = await client.searchLive(search, { longest: 10_000 });
    expect([status, content]).toEqual(["RESULT_STATUS_INCOMPLETE", expect.anything()]);
    expect(waits.reduce((sum, one) => sum + one, 0)).toBe(10_000);
  });

  test("that fails has status FAILED and the results so far", async () => {
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

  test.each([404, 410])("is created again after a poll gets %i", async (status) => {
    let lost = false;
    const { sandbox } = clientOf();
    const paths: string[] = [];
    const { client } = clientOf({
      fetch: async (request) => {
        paths.push(new URL(request.url).pathname.split("/")[6] ?? "");
        if (!lost && request.url.includes("/poll/")) {
          lost = true;
          return new Response("{}", { status });
        }
        return sandbox(request);
      },
    });
    const { content } = await client.searchLive(search, { longest: 5_000 });
    expect(paths.slice(0, 3)).toEqual(["create", "poll", "create"]);
    expect(content).toBeDefined();
  });

  test("is created at most three times when every poll gets 404", async () => {
    const calls: string[] = [];
    const { sandbox } = clientOf();
    const { client } = clientOf({
      fetch: async (request) => {
        const isPoll = request.url.includes("/poll/");
        calls.push(isPoll ? "poll" : "create");
        return isPoll ? new Response("{}", { status: 404 }) : sandbox(request);
      },
    });
    const { endedBy, error } = await client.searchLive(search);
    expect(calls).toEqual(["create", "poll", "create", "poll", "create", "poll"]);
    expect([endedBy, error?.status]).toEqual(["error", 404]);
  });

  test("is created once more after a poll gets 404, and ends if create gets it, too", async () => {
    const calls: string[] = [];
    const { sandbox } = clientOf();
    const { client } = clientOf({
      fetch: async (request) => {
        calls.push(request.url.includes("/poll/") ? "poll" : "create");
        return calls.length > 1 ? new Response("{}", { status: 404 }) : sandbox(request);
      },
    });
    const { endedBy, error, content } = await client.searchLive(search);
    expect(calls).toEqual(["create", "poll", "create"]);
    expect([endedBy, error?.operation]).toEqual(["error", "createLiveSearch"]);
    expect(content).toBeDefined();
  });

  test("retries if the wait ends exactly at the time limit, but not 1 ms past it", async () => {
    const over = { sessionToken: "a", status: "RESULT_STATUS_COMPLETE", content: null };
    const once = () =>
      clientWith([() => new Response("", { status: 503 }), () => Response.json(over)]).client;
    const { endedBy } = await once().searchLive(search, { longest: 2_000 });
    expect(endedBy).toBe("complete");
    const late = once().searchLive(search, { longest: 1_999 });
    await expect(late).rejects.toMatchObject({ status: 503 });
  });

  const neverResponds = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const running = {
    sessionToken: "a",
    status: "RESULT_STATUS_INCOMPLETE",
    action: "RESULT_ACTION_REPLACED",
    content: { results: { itineraries: {} } },
  };

  test("ends at its time limit although a poll is under way, with the results so far", async () => {
    const { client } = clientWith([() => Response.json(running), neverResponds], {
      now: Date.now,
    });
    const { endedBy, error, content } = await client.searchLive(search, { longest: 20, pause: 0 });
    expect([endedBy, error, content]).toEqual(["time", undefined, running.content]);
  });

  test("whose create does not end in time throws", async () => {
    const { client } = clientWith([neverResponds], { now: Date.now });
    await expect(client.searchLive(search, { longest: 0.5 })).rejects.toMatchObject({
      kind: "network",
      message: "createLiveSearch: network, no response: the search reached its time limit",
    });
  });

  test("has any time limit, however long", async () => {
    const over = { ...running, status: "RESULT_STATUS_COMPLETE" };
    for (const longest of [2 ** 31, Number.POSITIVE_INFINITY]) {
      const { client } = clientWith([() => Response.json(running), () => Response.json(over)]);
      expect((await client.searchLive(search, { longest })).endedBy).toBe("complete");
    }
  });

  test.each(["null", "[]", '"OK"'])(
    "keeps its results if a poll gets the body %s",
    async (body) => {
      const { client } = clientWith([() => Response.json(running), () => new Response(body)]);
      const { endedBy, error, content } = await client.searchLive(search, { longest: 5_000 });
      expect([endedBy, content]).toEqual(["error", running.content]);
      expect(error?.kind).toBe("server");
    },
  );

  test("keeps its token if a poll gets none", async () => {
    const over = { ...running, status: "RESULT_STATUS_COMPLETE" };
    const { client } = clientWith([
      () => Response.json(running),
      () => Response.json({}),
      ({ url }) => Response.json(url.endsWith("/a") ? over : running),
    ]);
    expect((await client.searchLive(search)).endedBy).toBe("complete");
  });

  test("whose polls fail returns the results so far and the error", async () => {
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
    expect(await client.searchLive(search)).toMatchObject({
      status: "RESULT_STATUS_INCOMPLETE",
      content: found,
      endedBy: "error",
      error: { kind: "server", status: 503 },
      sessionToken: "token",
    });
  });

  test("keeps the results found before when it continues without news", async () => {
    const { client } = clientOf();
    const { sessionToken, content } = await client.searchLive(search);
    const results: unknown[] = [];
    const onResults = (found: unknown) => results.push(found);
    const again = await client.searchLive(search, { sessionToken, content, onResults });
    expect(again).toMatchObject({ endedBy: "complete" });
    expect(again.content).toBe(content);
    expect(results).toEqual([]);
    expect((await client.searchLive(search, { sessionToken })).content).toBeUndefined();
  });

  test("ends at once when aborted", async () => {
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

describe("a search whose offers disappear and whose prices change", () => {
  const routes = [
    ["LHR", "EDI"],
    ["MAD", "BCN"],
    ["BRS", "AGP"],
    ["LHR", "BCN"],
  ] as const;

  test.each(routes)(
    "%s to %s: final results hold only offers on sale, merged responses hold more",
    async (...route) => {
      const { client, answers } = clientIn("moving");
      const merged = new Map<string, string>();
      let latest: LiveContent | undefined;
      let responses = 0;
      const { status, content } = await client.searchLive(liveSearch(...route), {
        onResults: (content) => {
          responses += 1;
          latest = content;
          for (const [offer, amount] of offersIn(content)) merged.set(offer, amount);
        },
      });
      expect([status, new Set(answers)]).toEqual(["RESULT_STATUS_COMPLETE", new Set(["200"])]);
      if (!content) throw new Error("Nothing was found.");
      expect(content).toBe(latest);
      expect(responses).toBeGreaterThan(2);
      const offers = offersIn(content);
      expect(merged.size).toBeGreaterThan(offers.size);
      const cheapest = (of: ReadonlyMap<string, string>) =>
        Math.min(...[...of.values()].map(Number));
      expect(cheapest(offers)).toBe(Number(content.stats.total.minPrice.amount));
    },
  );

  test.each(routes)(
    "%s to %s: the first response holds offers that disappear and prices that change",
    async (...route) => {
      const shown: ReadonlyMap<string, string>[] = [];
      await clientIn("moving").client.searchLive(liveSearch(...route), {
        onResults: (content) => shown.push(offersIn(content)),
      });
      const [first, last] = [shown[0], shown.at(-1)];
      if (!first || !last) throw new Error("Nothing was found.");
      const [cheapest] = [...first].reduce((a, b) => (Number(b[1]) < Number(a[1]) ? b : a));
      expect(last.has(cheapest)).toBe(false);
      const held = [...first].filter(([offer]) => last.has(offer));
      expect(held.some(([offer, amount]) => last.get(offer) !== amount)).toBe(true);
    },
  );

  /** Amounts by itinerary and agents. */
  function offersIn({ results }: LiveContent): ReadonlyMap<string, string> {
    return new Map(
      Object.entries(results.itineraries).flatMap(([id, itinerary]) =>
        pricingOptionsOf(itinerary).map(({ agentIds, transferType, price }) => [
          [id, transferType, ...agentIds].join("|"),
          price.amount,
        ]),
      ),
    );
  }
});

describe("a client in hostile scenarios", () => {
  test("unfriendly: finds the same flights at the same prices", async () => {
    const [usual, odd] = await Promise.all([
      clientOf().client.searchLive(search),
      clientIn("unfriendly").client.searchLive(search),
    ]);
    expect([usual.status, odd.status]).toEqual([
      "RESULT_STATUS_COMPLETE",
      "RESULT_STATUS_COMPLETE",
    ]);
    const [first, second] = [usual.content, odd.content];
    if (!first || !second) throw new Error("Nothing was found.");
    expect(itinerariesOf(second).length).toBe(itinerariesOf(first).length);
    expect(itinerariesOf(first).length).toBeGreaterThan(3);
    const flightsOf = ({ results }: LiveContent) => {
      const legs = Object.values(results.itineraries).flatMap((one) => legsOf(results, one));
      return legs
        .flatMap((leg) => segmentsOf(results, leg))
        .map(({ marketingFlightNumber }) => marketingFlightNumber)
        .sort();
    };
    expect(flightsOf(second)).toEqual(flightsOf(first));

    // Prices that both know are the same; every third is missing in one of them.
    const pricesOf = ({ results }: LiveContent) =>
      Object.values(results.itineraries).flatMap((one) =>
        pricingOptionsOf(one).map(({ price }) => toDecimal(price)),
      );
    const known = new Set(pricesOf(first));
    expect(pricesOf(second).length).toBeGreaterThan(3);
    expect(pricesOf(second).filter((price) => !known.has(price))).toEqual([]);
    // A link is never lost, nor an agent.
    for (const itinerary of itinerariesOf(second)) {
      for (const option of pricingOptionsOf(itinerary)) {
        expect(agentsOf(second.results, option).length).toBe(option.agentIds.length);
      }
    }
  });

  test("unfriendly: no update empties the results shown", async () => {
    const shown: number[] = [];
    await clientIn("unfriendly").client.searchLive(search, {
      onResults: ({ results }) => shown.push(Object.keys(results.itineraries).length),
    });
    expect(shown.length).toBeGreaterThan(1);
    expect(Math.min(...shown)).toBeGreaterThan(0);
  });

  test("flaky: completes a search although each call fails twice", async () => {
    const { client, requests, waits } = clientIn("flaky");
    const { status, content } = await client.searchLive(search);
    expect([status, content]).toEqual(["RESULT_STATUS_COMPLETE", expect.anything()]);
    const creates = requests.filter(({ url }) => url.endsWith("/create"));
    expect(creates.length).toBe(3);
    // As long as `Retry-After` says, then as the policy says.
    expect(waits.slice(0, 2)).toEqual([1_000, 4_000]);
  });

  test.each([
    ["flaky", "503/ra1 500 200"],
    ["too-many-requests", "429/ra1 429/ra1"],
    ["unavailable", "503/ra1 503/ra1"],
  ])("%s: calls get the responses %s …", async (scenario, begun) => {
    const { client, answers } = clientIn(scenario);
    await client.searchLive(search, { longest: 300_000 }).catch(() => {});
    expect(answers.slice(0, begun.split(" ").length).join(" ")).toBe(begun);
  });

  test("waits for the rest of the minute when the rate limit runs out", async () => {
    const { client, answers, waits } = clientOf({ apiKey: "sandbox-key-low-limit" });
    const { status } = await client.searchLive(search);
    expect(status).toBe("RESULT_STATUS_COMPLETE");
    const [limited] = answers.filter((answer) => answer !== "200");
    expect(limited).toMatch(/^429\/ra\d+$/);
    expect(waits).toContain(Number(limited?.slice("429/ra".length)) * 1000);
  });

  test.each(["flaky", "delayed", "unfriendly"])(
    "%s: other operations succeed as well",
    async (name) => {
      const { client } = clientIn(name);
      expect((await client.listLocales()).locales.length).toBeGreaterThan(3);
      expect(
        Object.keys((await client.listFlightPlaces({ locale: "en-GB" })).places).length,
      ).toBeGreaterThan(1_000);
      const { content } = await client.searchIndicative(
        indicativeSearch("LHR", "EDI", {
          dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE",
        }),
      );
      const groups = content.groupingOptions.byDate?.quotesOutboundGroups ?? [];
      const prices = groups.flatMap(({ quoteIds }) =>
        quotesOf(content, quoteIds).flatMap(({ minPrice }) => toDecimal(minPrice) ?? []),
      );
      expect(prices.length).toBeGreaterThan(10);
      expect((await client.findNearestCulture({ ipAddress: "203.0.113.24" })).market.code).toBe(
        "DE",
      );
    },
  );
});

test.each(SCENARIOS.map(({ name }) => name))(
  "scenario %s: a search ends with a status or an ApiError",
  async (name) => {
    const { client } = clientIn(name);
    const ended = await client.searchLive(search, { longest: 20_000 }).then(
      ({ status }) => status,
      (error: unknown) => String(error),
    );
    expect(ended).toMatch(/^(RESULT_STATUS_(COMPLETE|FAILED|INCOMPLETE)|ApiError: )/);
  },
);
