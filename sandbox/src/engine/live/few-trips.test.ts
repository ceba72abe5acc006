import { expect, test } from "vitest";
import { limitOffers, limitTrips } from "./limit-trips.ts";
import type { PricedTrip } from "./priced-trip.ts";

/** A trip with as many stops and tickets as its id says: "2 stops, 1 ticket". */
function trip(id: string): PricedTrip {
  const [stops = 0, tickets = 0] = (id.match(/\d/g) ?? []).map(Number);
  const ticket = { flights: [], destination: "", fare: 1 };
  return {
    trip: {
      id,
      journeys: [],
      tickets: Array.from({ length: tickets }, () => ticket),
      minutes: 60,
      stops,
      carriers: [],
      hasSelfTransfer: false,
    },
    offers: [],
    sustainability: null,
  };
}
const few = (...ids: readonly string[]) =>
  limitTrips(ids.map(trip), "few").map((priced) => priced.trip.id);

test("few trips are the best direct one and the best connections on one and on several tickets", () => {
  const [split, direct, joined] = ["1 stop, 2 tickets", "0 stops, 1 ticket", "1 stop, 1 ticket"];
  expect(few(split, "2 stops, 2 tickets", "2 stops, 3 tickets", direct, joined)).toEqual([
    direct,
    joined,
    split,
  ]);
});

test("few trips of one kind are its best three", () => {
  const direct = ["0 stops, 1 ticket", "0 stops, 1 ticket!", "0 stops, 1 ticket!!"];
  expect(few(...direct, "0 stops, 1 ticket!!!")).toEqual(direct);
  expect(few("0 stops, 1 ticket", "1 stop, 2 tickets")).toHaveLength(2);
});

test.each([
  ["normal", 9],
  ["few", 2],
  ["large", 5],
] as const)("a %s response has the first %i of nine offers", (size, kept) => {
  const offers = Array.from({ length: 9 }, () => ({
    items: [],
    transferType: "TRANSFER_TYPE_MANAGED" as const,
  }));
  expect(limitOffers(offers, size)).toEqual(offers.slice(0, kept));
});
