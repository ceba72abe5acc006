import { describe, expect, test } from "vitest";
import type { Agent } from "../../data/model.ts";
import { plainAgent, plainCarrier, plainFlight, plainRoute, plainSold } from "../testing/plain.ts";
import { offersFor } from "./offer.ts";
import { agentsInMarket } from "./seller.ts";
import type { Trip } from "./trip.ts";

const [BA, VS] = [plainCarrier("BA"), plainCarrier("VS")];
const airline = (id: string, carrierId: string) =>
  plainAgent(id, { type: "AGENT_TYPE_AIRLINE", carrierId });
const OF_BA = airline("ofba", BA.id);
const OF_VS = airline("ofvs", VS.id);
/** Two that combine tickets, of which one protects what it sells. */
const RISKY = plainAgent("comb", { combines: true, markup: 1 });
const SAFE = plainAgent("coma", { combines: true, markup: 1 });
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** A trip with one ticket of 100 euros for each carrier. */
function trip(carriers: readonly ReturnType<typeof plainCarrier>[], hasSelfTransfer = true): Trip {
  const tickets = carriers.map((carrier) => ({
    flights: [plainSold(plainFlight(plainRoute("LHR-EDI", carrier), 600))],
    destination: "EDI",
    fare: 10_000,
  }));
  return {
    id: "trip",
    journeys: [],
    tickets,
    minutes: 60,
    stops: 0,
    carriers,
    hasSelfTransfer,
  };
}

/** A line for each offer: how it connects, and who takes how many cents. */
function offers(asked: Trip, agents: readonly Agent[], { weight = 100, seed = 1 } = {}) {
  return offersFor(asked, agentsInMarket(agents, "UK"), weight, seed).map(
    ({ items, transferType }) =>
      [transferType.slice(14), ...items.map(({ agent, cents }) => `${agent.id} ${cents}`)].join(
        ", ",
      ),
  );
}

test("one ticket has an offer from its seller, priced for the whole party", () => {
  expect(offers(trip([BA]), [OF_BA])).toEqual(["MANAGED, ofba 10000"]);
  expect(offers(trip([BA]), [OF_BA], { weight: 275 })).toEqual(["MANAGED, ofba 27500"]);
});

describe("two tickets", () => {
  test("are sold by their airlines as a self-transfer", () => {
    expect(offers(trip([BA, VS]), [OF_BA, OF_VS])).toEqual([
      "SELF_TRANSFER, ofba 10000, ofvs 10000",
    ]);
  });

  test("from their airlines are managed if no connection links them", () => {
    expect(offers(trip([BA, VS], false), [OF_BA, OF_VS])).toEqual([
      "MANAGED, ofba 10000, ofvs 10000",
    ]);
  });

  test("are sold together or not at all", () => {
    expect(offers(trip([BA, VS]), [OF_BA])).toEqual([]);
    const agents = [OF_BA, plainAgent("some"), plainAgent("more")];
    for (const seed of SEEDS) {
      for (const { items } of offersFor(trip([BA, VS]), agentsInMarket(agents, "UK"), 100, seed)) {
        expect(items).toHaveLength(2);
      }
    }
  });

  test("are sold by one combining agent, for 4.5 % more if it protects the connection", () => {
    const surcharges = SEEDS.flatMap((seed) => {
      const [protecting, other, ...more] = offers(trip([BA, VS]), [SAFE], { seed }).toReversed();
      if (!other) return [];
      expect(more).toEqual([]);
      expect(protecting).toMatch(/^PROTECTED_SELF_TRANSFER, coma \d+, coma \d+$/);
      expect(other).toMatch(/^SELF_TRANSFER, coma \d+, coma \d+$/);
      return [centsIn(protecting ?? "") / centsIn(other)];
    });
    expect(surcharges.length).toBeGreaterThan(5);
    for (const surcharge of surcharges) expect(surcharge).toBeCloseTo(1.045, 3);
    const risky = SEEDS.flatMap((seed) => offers(trip([BA, VS]), [RISKY], { seed }));
    expect(new Set(risky.map((line) => line.split(",")[0]))).toEqual(new Set(["SELF_TRANSFER"]));
  });

  test("from a combining agent are managed if no connection links them", () => {
    const lines = SEEDS.flatMap((seed) => offers(trip([BA, VS], false), [SAFE], { seed }));
    expect(new Set(lines.map((line) => line.split(",")[0]))).toEqual(new Set(["MANAGED"]));
  });
});

function centsIn(line: string): number {
  return [...line.matchAll(/ (\d+)/g)].reduce((sum, [, cents]) => sum + Number(cents), 0);
}
