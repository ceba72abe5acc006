import { describe, expect, test } from "vitest";
import { plainAgent, plainCarrier, plainFlight, plainRoute, plainSold } from "../testing/plain.ts";
import { agentsInMarket, sellersOf } from "./seller.ts";
import type { Ticket } from "./trip.ts";

const BA = plainCarrier("BA");
const AIRLINE = plainAgent("aaba", { type: "AGENT_TYPE_AIRLINE", carrierId: BA.id, markup: 3 });
const TRAVEL_AGENTS = Array.from({ length: 40 }, (_, index) => plainAgent(`ag${index + 10}`));
const SEEDS = Array.from({ length: 40 }, (_, index) => index);

function ticket(pair = "LHR-EDI", carrier = BA): Ticket {
  const sold = plainSold(plainFlight(plainRoute(pair, carrier), 600));
  return { flights: [sold], destination: pair.slice(4), fare: 10_000 };
}

const idsOf = (agents: readonly { readonly id: string }[]) => agents.map(({ id }) => id);
const sellers = (
  agents: readonly ReturnType<typeof plainAgent>[],
  seed: number,
  asked = ticket(),
) => sellersOf(asked, agentsInMarket(agents, "UK"), seed);

test("an agent sells only in its markets, or everywhere if it has none", () => {
  const british = plainAgent("brit", { markets: ["UK", "IE"] });
  const agents = [british, plainAgent("ever"), AIRLINE];
  const inMarket = (market: string) => agentsInMarket(agents, market);
  expect(idsOf(inMarket("UK").all)).toEqual(["brit", "ever", "aaba"]);
  expect(idsOf(inMarket("DE").all)).toEqual(["ever", "aaba"]);
  expect(idsOf(inMarket("UK").travelAgents)).toEqual(["brit", "ever"]);
  expect([...inMarket("UK").airlines]).toEqual([[BA.id, AIRLINE]]);
});

describe("the sellers of a ticket", () => {
  test("are at most seven, the cheapest first", () => {
    for (const seed of SEEDS) {
      const factors = sellers(TRAVEL_AGENTS, seed).map(({ factor }) => factor);
      expect(factors).toHaveLength(7);
      expect(factors).toEqual([...factors].sort((a, b) => a - b));
    }
  });

  test("include the carrier's own airline, always at its own markup", () => {
    for (const seed of SEEDS)
      expect(sellers([AIRLINE], seed)).toEqual([{ agent: AIRLINE, factor: 1030 }]);
    expect(sellers([AIRLINE], 1, ticket("LHR-EDI", plainCarrier("VS")))).toEqual([]);
  });

  test("vary the markup of a travel agent by -1 % to +2.5 %", () => {
    const agents = TRAVEL_AGENTS.map((agent) => ({ ...agent, markup: 5 }));
    const factors = SEEDS.flatMap((seed) => sellers(agents, seed).map(({ factor }) => factor));
    expect(Math.min(...factors)).toBeGreaterThanOrEqual(1040);
    expect(Math.max(...factors)).toBeLessThanOrEqual(1075);
    expect(new Set(factors).size).toBeGreaterThan(5);
  });

  test("fall back to the first travel agent only if there is no other seller", () => {
    const [one, two] = TRAVEL_AGENTS;
    if (!one || !two) throw new Error("There are too few agents.");
    const none = SEEDS.filter((seed) => sellers([AIRLINE, one, two], seed).length === 1);
    expect(none.length).toBeGreaterThan(5);
    expect(none.length).toBeLessThan(SEEDS.length);
    for (const seed of none)
      expect(idsOf(sellers([one, two], seed).map(({ agent }) => agent))).toEqual([one.id]);
  });

  test("depend on airline, airports and seed, not on the day", () => {
    const of = (asked: Ticket, seed = 1) => JSON.stringify(sellers(TRAVEL_AGENTS, seed, asked));
    const later = plainFlight(plainRoute("LHR-EDI", BA), 900, { day: 20_100 });
    expect(of({ ...ticket(), flights: [plainSold(later)] })).toBe(of(ticket()));
    const others = [ticket("LGW-EDI"), ticket("LHR-GLA"), ticket("LHR-EDI", plainCarrier("VS"))];
    for (const other of others) expect(of(other)).not.toBe(of(ticket()));
    expect(of(ticket(), 2)).not.toBe(of(ticket()));
  });
});
