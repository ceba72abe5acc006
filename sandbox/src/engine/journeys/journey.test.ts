import { describe, expect, test } from "vitest";
import { plainAirport, plainCarrier, plainFlight, plainRoute } from "../testing/plain.ts";
import type { Route } from "../world/route.ts";
import { chainFare, journeysFrom } from "./journey.ts";
import type { Transfer } from "./path.ts";

const [BA, EI, AA] = ["BA", "EI", "AA"].map((iata) => plainCarrier(iata)) as [
  ReturnType<typeof plainCarrier>,
  ReturnType<typeof plainCarrier>,
  ReturnType<typeof plainCarrier>,
];
const out = plainRoute("LHR-DUB", BA);
const on = plainRoute("DUB-JFK", EI, { block: 420, firstNumber: 301 });

/** Each flight costs 100 euros; the second one leaves three hours after the first. */
function journeys(
  routes: readonly Route[],
  transfers: readonly Transfer[] = [],
  { later = 0, slot = 0 } = {},
) {
  const flights = routes.map((route, index) =>
    plainFlight(route, 600 + 180 * index, { slot, day: 20_000 + (index > 0 ? later : 0) }),
  );
  const fareOf = () => 10_000;
  return journeysFrom(flights, transfers, fareOf).map((journey) => {
    expect(journey.fare).toBe(chainFare(flights, transfers, fareOf));
    return journey;
  });
}

describe("the id of a journey", () => {
  test.each([
    ["a direct flight", [out], 0, 0, "lhr-dub-270514-ba100"],
    ["the third flight of a day", [out], 0, 2, "lhr-dub-270514-ba104"],
    ["a connection", [out, on], 0, 0, "lhr-dub-jfk-270514-ba100-ei301"],
    ["a connection on the next day", [out, on], 1, 0, "lhr-dub-jfk-270514-ba100-ei301.1"],
    [
      "a connection from another airport",
      [out, { ...on, from: plainAirport("SNN") }],
      0,
      0,
      "lhr-dub-snn-jfk-270514-ba100-ei301",
    ],
  ])("names all of %s", (_, routes, later, slot, id) => {
    expect(journeys(routes, ["self"], { later, slot }).map((one) => one.id)).toEqual([id]);
  });
});

test("changesAirport is true only if the next flight leaves from another airport", () => {
  const changes = (routes: readonly Route[]) =>
    journeys(routes, ["self"]).map(({ changesAirport }) => changesAirport);
  expect(changes([out])).toEqual([false]);
  expect(changes([out, on])).toEqual([false]);
  expect(changes([out, { ...on, from: plainAirport("SNN") }])).toEqual([true]);
});

test("a journey lasts from its first departure to its last arrival", () => {
  expect(journeys([out]).map(({ minutes, stops }) => [minutes, stops])).toEqual([[60, 0]]);
  const [connection] = journeys([out, on], ["managed"]);
  expect([connection?.minutes, connection?.stops]).toEqual([180 + 420, 1]);
});

describe("tickets", () => {
  test("flights booked together share one, for less than their sum", () => {
    const [journey] = journeys([out, on], ["managed"]);
    expect(journey?.tickets.map((sold) => sold.length)).toEqual([2]);
    expect(journey?.ticketFares).toEqual([16_400]);
  });

  test("each part booked separately has its own, at its own fare", () => {
    const third = plainRoute("JFK-BOS", AA);
    const [journey] = journeys([out, on, third], ["managed", "self"]);
    expect(journey?.tickets.map((sold) => sold.length)).toEqual([2, 1]);
    expect(journey?.ticketFares).toEqual([16_400, 10_000]);
    expect(journey?.fare).toBe(26_400);
  });
});

describe("a codeshare", () => {
  const shared = { carrier: AA, firstNumber: 6000 };
  const carriersOf = (routes: readonly Route[]) =>
    journeys(routes, ["managed"]).map(({ flights }) =>
      flights.map(({ carrier, number }) => `${carrier.iata}${number}`),
    );

  test("sells a direct flight a second time", () => {
    expect(carriersOf([{ ...out, codeshare: shared }])).toEqual([["BA100"], ["AA6000"]]);
  });

  test("puts a connection under the code of the first carrier, and of no other", () => {
    const byBa = { carrier: BA, firstNumber: 5000 };
    expect(carriersOf([out, { ...on, codeshare: byBa }])).toEqual([["BA100", "BA5000"]]);
    expect(carriersOf([out, { ...on, codeshare: shared }])).toEqual([["BA100", "EI301"]]);
    expect(carriersOf([{ ...out, codeshare: shared }, on])).toEqual([["BA100", "EI301"]]);
  });

  test("makes the first carrier the sole carrier of a connection", () => {
    const soleOf = (routes: readonly Route[]) =>
      journeys(routes, ["managed"]).map(({ soleCarrier }) => soleCarrier?.iata);
    expect(soleOf([out, on])).toEqual([undefined]);
    expect(soleOf([out, { ...on, codeshare: { carrier: BA, firstNumber: 5000 } }])).toEqual(["BA"]);
  });
});
