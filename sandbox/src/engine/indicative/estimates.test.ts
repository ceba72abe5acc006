import { describe, expect, test } from "vitest";
import type { Path } from "../journeys/path.ts";
import { plainCarrier, plainRoute } from "../testing/plain.ts";
import { dayFactor, dayFare, ticketFare } from "../world/fares.ts";
import type { Route } from "../world/route.ts";
import { createEstimates } from "./estimates.ts";

const TODAY = 20_000;
const OUT = TODAY + 30;
const BACK = TODAY + 37;
const BA = plainCarrier("BA");
const estimates = createEstimates(TODAY);
const route = (pair: string, baseFare: number, weekly = 7) =>
  plainRoute(pair, BA, { baseFare, weekly });
const path = (routes: readonly Route[], transfers: Path["transfers"] = []): Path => ({
  routes,
  transfers,
  fare: 0,
  estimate: 0,
});
const fareOn = (day: number, one: Route) => dayFare(one, day, dayFactor(day, TODAY));

const [cheap, dear] = [route("LHR-EDI", 5_000), route("LHR-EDI", 20_000)];
const [first, second] = [route("LHR-DUB", 2_000), route("DUB-EDI", 3_000)];

describe("one way", () => {
  const there = {
    direct: [path([dear]), path([cheap]), path([dear])],
    indirect: [path([first, second], ["managed"])],
  };
  const estimate = estimates(there, undefined);

  test("costs the lowest fare on its day, separately for direct and with stops", () => {
    expect(estimate({ outbound: OUT }, true)).toBe(fareOn(OUT, cheap));
    const sum = fareOn(OUT, first) + fareOn(OUT, second);
    expect(estimate({ outbound: OUT }, false)).toBe(ticketFare(sum, 2));
  });

  test("on two tickets costs the sum of both", () => {
    const split = { direct: [], indirect: [path([first, second], ["self"])] };
    const sum = fareOn(OUT, first) + fareOn(OUT, second);
    expect(estimates(split, undefined)({ outbound: OUT }, false)).toBe(sum);
  });

  test("is infinite without a route or without a flight on that day", () => {
    const none = estimates({ direct: [], indirect: [] }, undefined);
    expect(none({ outbound: OUT }, true)).toBe(Number.POSITIVE_INFINITY);
    const rare = estimates(
      { direct: [path([route("LHR-EDI", 5_000, 1)])], indirect: [] },
      undefined,
    );
    const week = Array.from({ length: 7 }, (_, day) => rare({ outbound: OUT + day }, true));
    expect(week.filter(Number.isFinite)).toHaveLength(1);
  });
});

/** Base fares of the way without stops and of the one with them. */
type Fares = readonly [direct: number, indirect: number];

describe("return", () => {
  const stops = (out: string, baseFare: number) => [path([route(out, baseFare)])];
  const waysOf = ([direct, indirect]: Fares) => ({
    direct: [path([route("LHR-EDI", direct)])],
    indirect: stops("LHR-EDI", indirect),
  });
  const occasion = { outbound: OUT, inbound: BACK };
  const out = (baseFare: number) => fareOn(OUT, route("LHR-EDI", baseFare));
  const back = (baseFare: number) => fareOn(BACK, route("LHR-EDI", baseFare));

  test("direct costs the sum of both direct legs", () => {
    const estimate = estimates(waysOf([5_000, 1_000]), waysOf([7_000, 1_000]));
    expect(estimate(occasion, true)).toBe(out(5_000) + back(7_000));
  });

  test.each<[string, Fares, Fares, number]>([
    ["both ways", [5_000, 1_000], [7_000, 2_000], out(1_000) + back(2_000)],
    ["there alone", [5_000, 6_000], [7_000, 90_000], out(6_000) + back(7_000)],
    ["back alone", [5_000, 90_000], [7_000, 8_000], out(5_000) + back(8_000)],
  ])("with stops costs the cheapest combination that has a stop: %s", (_, there, home, fare) => {
    expect(estimates(waysOf(there), waysOf(home))(occasion, false)).toBe(fare);
  });
});
