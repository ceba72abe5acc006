import { describe, expect, test } from "vitest";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import { bookingsOf } from "./bookings.ts";
import { itinerariesOf, pricingOptionsOf } from "./lookups.ts";
import { clientOf } from "./testing/client-of.ts";

const { client } = clientOf();

describe("bookings of a pricing option", async () => {
  const { content } = await client.searchLive(liveSearch("LHR", "JFK"));
  if (!content) throw new Error("The search found nothing.");
  const { results } = content;
  const options = itinerariesOf(content).flatMap(pricingOptionsOf);

  test("include every item, each with its link, agent and flights", () => {
    expect(options.some(({ items }) => items.length > 1)).toBe(true);
    for (const option of options) {
      const bookings = bookingsOf(results, option);
      expect(bookings.map(({ link }) => link)).toEqual(option.items.map((item) => item.deepLink));
      for (const { agent, segments } of bookings) {
        expect(agent?.name).toEqual(expect.any(String));
        expect(segments.length).toBeGreaterThan(0);
      }
    }
  });

  test("keep their links when the results lack their agents and segments", () => {
    const [option] = options;
    if (!option) throw new Error("There is no option.");
    const bookings = bookingsOf({ ...results, agents: {}, segments: {} }, option);
    expect(bookings.length).toBe(option.items.length);
    expect(bookings[0]).toMatchObject({ agent: undefined, segments: [] });
    // What every object has is no agent.
    const items = option.items.map((item) => ({ ...item, agentId: "constructor" }));
    expect(bookingsOf(results, { ...option, items })[0]?.agent).toBeUndefined();
  });
});

test("a booking whose fares are missing has no segments", () => {
  const results = { agents: {}, segments: {} };
  const option = { items: [{ deepLink: "http://a.example" }] };
  expect(bookingsOf(results as never, option as never)).toEqual([
    { link: "http://a.example", price: undefined, agent: undefined, segments: [] },
  ]);
});

describe("bookingsOf", () => {
  const wrong = bookingsOf as (...args: readonly unknown[]) => unknown;
  const maps = { agents: {}, segments: {} };

  test.each([
    [
      undefined,
      { items: [] },
      "results must be content.results of a live search; received nothing",
    ],
    [null, { items: [] }, "results must be content.results of a live search; received null"],
    [{ results: maps }, { items: [] }, "results must be .*; received {results}"],
    [{ agents: {} }, { items: [] }, "results must be .*; received {agents}"],
    [{ segments: {} }, { items: [] }, "results must be .*; received {segments}"],
    [maps, undefined, "option must be a pricing option of an itinerary; received nothing"],
    [maps, { pricingOptions: [] }, "option must be a .*; received {pricingOptions}"],
    [maps, 5, "option must be a pricing option of an itinerary; received 5"],
  ])("rejects the results %j with the option %j", (results, option, message) => {
    expect(() => wrong(results, option)).toThrow(new RegExp(`^bookingsOf: ${message}\\.$`));
  });
});
