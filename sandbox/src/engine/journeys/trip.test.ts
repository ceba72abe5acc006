import { describe, expect, test } from "vitest";
import type { Carrier } from "../../data/model.ts";
import { plainCarrier, plainFlight, plainRoute } from "../testing/plain.ts";
import { type Journey, journeysFrom } from "./journey.ts";
import type { Transfer } from "./path.ts";
import { begin, combineTrips, extend, isAfter, makeTrip } from "./trip.ts";

const BA = plainCarrier("BA");
const VS = plainCarrier("VS");
const BASE = 10_000;

/** plainJourney("LHR-DUB-JFK", [BA, VS]): an hour each, an hour apart, 100 euros each. */
function plainJourney(
  way: string,
  carriers: readonly Carrier[],
  { minute = 600, transfer = "managed" as Transfer } = {},
): Journey {
  const airports = way.split("-");
  const flights = carriers.map((carrier, index) =>
    plainFlight(
      plainRoute(airports.slice(index, index + 2).join("-"), carrier),
      minute + 120 * index,
    ),
  );
  const transfers = carriers.slice(1).map(() => transfer);
  const [journey] = journeysFrom(flights, transfers, () => BASE);
  if (!journey) throw new Error("A journey needs a flight.");
  return journey;
}

const there = (...carriers: readonly Carrier[]) => plainJourney("LHR-EDI", carriers);
const back = (...carriers: readonly Carrier[]) =>
  plainJourney("EDI-LHR", carriers, { minute: 2000 });

describe("the fare of two legs", () => {
  const REGIONAL = plainCarrier("T3", { model: "regional" });
  const CHEAP = plainCarrier("U2", { model: "low-cost" });
  const REDUCED = Math.round(2 * BASE * 0.88);

  test.each<[string, Carrier, Carrier, number, number]>([
    ["one network carrier: one ticket, reduced", BA, BA, 1, REDUCED],
    ["two that do not sell together: a ticket each", BA, VS, 2, 2 * BASE],
    ["a low-cost carrier: one ticket, at the sum", CHEAP, CHEAP, 1, 2 * BASE],
    ["a feeder on the way there: one ticket, at the sum", REGIONAL, BA, 1, 2 * BASE],
    ["a feeder on the way back: one ticket, at the sum", BA, REGIONAL, 1, 2 * BASE],
  ])("%s", (_, out, home, tickets, fare) => {
    const combination = extend(begin(there(out)), back(home));
    const trip = makeTrip(combination);
    expect([trip.tickets.length, combination.fare]).toEqual([tickets, fare]);
    expect(trip.tickets.reduce((sum, ticket) => sum + ticket.fare, 0)).toBe(fare);
  });

  test("of which one has two tickets: all tickets stay separate", () => {
    const split = plainJourney("LHR-DUB-EDI", [BA, BA], { transfer: "self" });
    const trip = makeTrip(extend(begin(split), back(BA)));
    expect(trip.tickets.map(({ fare }) => fare)).toEqual([BASE, BASE, BASE]);
    expect(trip.hasSelfTransfer).toBe(true);
  });
});

test("a ticket's destination is the end of its first leg", () => {
  const ends = (trip: ReturnType<typeof makeTrip>) =>
    trip.tickets.map(({ destination }) => destination);
  expect(ends(makeTrip(extend(begin(there(BA)), back(BA))))).toEqual(["EDI"]);
  expect(ends(makeTrip(extend(begin(there(BA)), back(VS))))).toEqual(["EDI", "LHR"]);
  const split = plainJourney("LHR-DUB-JFK", [BA, VS], { transfer: "self" });
  expect(ends(makeTrip(begin(split)))).toEqual(["DUB", "JFK"]);
});

test("a trip has the total minutes of its legs, and the most stops of any leg", () => {
  const connection = plainJourney("LHR-DUB-EDI", [BA, BA]);
  const home = plainJourney("EDI-DUB-LHR", [VS, BA], { minute: 2000 });
  const trip = makeTrip(extend(begin(connection), home));
  expect([trip.minutes, trip.stops]).toEqual([360, 1]);
  expect(makeTrip(extend(begin(connection), back(BA))).stops).toBe(1);
  expect(trip.carriers).toEqual([BA, VS]);
  expect(trip.hasSelfTransfer).toBe(false);
  expect(trip.id).toBe(`${connection.id}_${home.id}`);
});

test("a trip has a sole carrier if the same one sells each leg alone", () => {
  const soleOf = (out: Journey, home: Journey) => extend(begin(out), home).soleCarrier;
  const mixed = plainJourney("EDI-DUB-LHR", [BA, VS], { minute: 2000 });
  expect(soleOf(there(BA), back(BA))).toBe(BA);
  expect(soleOf(there(BA), back(VS))).toBeUndefined();
  expect(soleOf(there(BA), mixed)).toBeUndefined();
  expect(extend(extend(begin(there(BA)), mixed), back(BA)).soleCarrier).toBeUndefined();
});

test("a leg departs at least an hour after the previous one lands", () => {
  const first = begin(there(BA));
  const landing = 660;
  const leaves = (minute: number) => isAfter(first, plainJourney("EDI-LHR", [BA], { minute }));
  expect([leaves(landing + 59), leaves(landing + 60)]).toEqual([false, true]);
});

test("combines only legs that follow each other in time, up to the limit", () => {
  const early = plainJourney("EDI-LHR", [BA], { minute: 300 });
  const trips = combineTrips(
    [
      [there(BA), there(VS)],
      [early, back(BA)],
    ],
    10,
  );
  expect(trips.map(({ id }) => id).sort()).toEqual(
    [BA, VS].map((carrier) => `${there(carrier).id}_${back(BA).id}`),
  );
  expect(combineTrips([[there(BA)], [early]], 10)).toEqual([]);
  expect(combineTrips([[there(BA), there(VS)]], 1)).toHaveLength(1);
});
