import { describe, expect, test } from "vitest";
import type { Agent } from "../../data/model.ts";
import { plainAgent } from "../testing/plain.ts";
import type { PricedTrip } from "./priced-trip.ts";
import { answeredBy, suppliersOf } from "./suppliers.ts";

const fast = plainAgent("fast", { latency: 100 });
const slow = plainAgent("slow", { latency: 900 });
const middle = plainAgent("midd", { latency: 500 });
const airline = plainAgent("aaba", { latency: 50, type: "AGENT_TYPE_AIRLINE", carrierId: "-BA" });
const quiet = ["one", "two", "three"].map((id) => plainAgent(id, { latency: 200 }));

/** A trip that is sold by these agents: by several together for an offer of several bookings. */
function trip(...offers: readonly (readonly Agent[])[]): PricedTrip {
  const ticket = { flights: [], destination: "EDI", fare: 10_000 };
  return {
    trip: {
      id: "trip",
      journeys: [],
      tickets: [ticket],
      minutes: 60,
      stops: 0,
      carriers: [],
      hasSelfTransfer: false,
    },
    offers: offers.map((agents) => ({
      items: agents.map((agent) => ({ agent, ticket, cents: 10_000 })),
      transferType: "TRANSFER_TYPE_MANAGED",
    })),
    sustainability: null,
  };
}

const summary = (agents: readonly Agent[], trips: readonly PricedTrip[]) =>
  suppliersOf(agents, trips).map(({ agentId, changesContent }) => `${agentId} ${changesContent}`);

describe("suppliers", () => {
  test("are sorted by latency, then by id", () => {
    const twin = plainAgent("also", { latency: 900 });
    expect(summary([slow, twin, fast], [trip([slow], [twin], [fast])])).toEqual([
      "fast true",
      "also true",
      "slow true",
    ]);
  });

  test("include two travel agents without an offer, but no airline without one", () => {
    expect(summary([airline, fast, ...quiet], [trip([fast])])).toEqual([
      "fast true",
      "one false",
      "two false",
    ]);
  });

  test("change the content of a joint offer only with the last of its agents", () => {
    expect(summary([slow, fast, middle], [trip([slow, fast]), trip([fast, middle])])).toEqual([
      "fast false",
      "midd true",
      "slow true",
    ]);
  });
});

test("an offer appears when all its agents have answered, and a trip with its first offer", () => {
  const trips = [trip([fast], [fast, slow]), trip([slow])];
  const after = (count: number) =>
    answeredBy(trips, suppliersOf([fast, slow], trips).slice(0, count)).map(
      ({ offers }) => offers.length,
    );
  expect([0, 1, 2].map(after)).toEqual([[], [1], [2, 1]]);
});
