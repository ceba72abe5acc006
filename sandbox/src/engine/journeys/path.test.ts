import { describe, expect, test } from "vitest";
import type { Carrier } from "../../data/model.ts";
import { sharedReference } from "../../shared-world.ts";
import { distanceInKm, positionOf } from "../base/great-circle.ts";
import { plainAirport, plainCarrier, plainRoute } from "../testing/plain.ts";
import type { FlightAirport } from "../world/flight-airport.ts";
import type { Route } from "../world/route.ts";
import type { World } from "../world/world.ts";
import { makePath, maxPathKm, oneStopPaths } from "./path.ts";
import { twoStopPaths } from "./two-stop-paths.ts";

/** Airports along the equator, 9 degrees or 1,001 km apart; BBX shares the city of BBB. */
const AIRPORTS = ["AAA", "BBB", "CCC", "DDD", "BBX", "AAX", "DDX"].map((iata, index) => {
  const longitude = 9 * (iata.charCodeAt(0) - 65);
  const cityId = iata.slice(0, 2);
  return plainAirport(iata, {
    index,
    cityId,
    longitude,
    ...positionOf({ latitude: 0, longitude }),
  });
});
const SEEDS = Array.from({ length: 400 }, (_, index) => 7919 * (index + 1));
const [BA, VS] = [plainCarrier("BA"), plainCarrier("VS")];
const U2 = plainCarrier("U2", { model: "low-cost", hubs: ["BBB", "CCC"] });

function airport(iata: string, changes: Partial<FlightAirport> = {}): FlightAirport {
  const found = AIRPORTS.find((one) => one.iata === iata);
  if (!found) throw new Error(`There is no airport ${iata}.`);
  return Object.keys(changes).length > 0 ? { ...found, ...changes } : found;
}

function route(pair: string, carrier: Carrier, changes: Partial<Route> = {}): Route {
  const [from = "", to = ""] = pair.split("-");
  return plainRoute(pair, carrier, { from: airport(from), to: airport(to), km: 1001, ...changes });
}

function worldOf(routes: readonly Route[]): World {
  const { airports, data } = sharedReference();
  const at = (end: "from" | "to") =>
    AIRPORTS.map(({ index }) => routes.filter((one) => one[end].index === index));
  const routesBetween: World["routesBetween"] = (from, to) =>
    routes.filter((one) => one.from.index === from.index && one.to.index === to.index);
  const ways = { routesFrom: at("from"), routesTo: at("to"), routesBetween };
  return { ...airports, airports: AIRPORTS, data, seed: 1, ...ways };
}

/** The whole kilometres that a way between two airports may have. */
const longestFrom = (from: string, to: string) =>
  Math.floor(maxPathKm(distanceInKm(airport(from), airport(to))));

/** The transfers of each path from AAA to CCC, or to DDD. */
const viaOne = (...routes: readonly Route[]) =>
  oneStopPaths(worldOf(routes), airport("AAA"), airport("CCC"), 1).map((path) => path.transfers[0]);
const viaTwo = (...routes: readonly Route[]) =>
  twoStopPaths(worldOf(routes), airport("AAA"), airport("DDD"), 1).map((path) =>
    path.transfers.join(" "),
  );

test("the longest allowed connection is proportionally longer on short trips", () => {
  expect([0, 1000, 1499, 1500, 10_000].map(maxPathKm)).toEqual([200, 1800, 2598.4, 2600, 14_500]);
});

test("one ticket costs less than its flights, and the estimate adds the time of a transfer", () => {
  const routes = [route("AAA-BBB", BA), route("BBB-CCC", BA)];
  expect(makePath(routes, ["managed"])).toMatchObject({
    fare: 16_400,
    estimate: 16_400 + 240 * 18,
  });
  expect(makePath(routes, ["self"])).toMatchObject({ fare: 20_000, estimate: 20_000 + 240 * 18 });
});

describe("one stop", () => {
  test("is on one ticket if the carriers sell together", () => {
    expect(viaOne(route("AAA-BBB", BA), route("BBB-CCC", BA))).toEqual(["managed"]);
  });

  test("of a low-cost carrier is on one ticket only at its main hub", () => {
    const inReverse = { ...U2, hubs: ["CCC", "BBB"] };
    expect(viaOne(route("AAA-BBB", U2), route("BBB-CCC", U2))).toEqual(["managed"]);
    expect(viaOne(route("AAA-BBB", inReverse), route("BBB-CCC", inReverse))).not.toContain(
      "managed",
    );
  });

  test.each<[string, Carrier, Carrier, string, number, number]>([
    ["network carriers", BA, VS, "BBB", 2, 18],
    ["a low-cost carrier", BA, U2, "BBB", 45, 85],
    ["two airports of a city", BA, BA, "BBX", 12, 38],
  ])("of %s is sometimes sold, always on two tickets", (_, one, two, via, least, most) => {
    const found = SEEDS.flatMap((seed) =>
      viaOne(route("AAA-BBB", one, { seed }), route(`${via}-CCC`, two, { seed: seed + 1 })),
    );
    expect(new Set(found)).toEqual(new Set(["self"]));
    expect(found.length).toBeGreaterThanOrEqual(least);
    expect(found.length).toBeLessThanOrEqual(most);
  });

  test("is never on two tickets at a small airport", () => {
    const small = airport("BBB", { size: 1 });
    const found = SEEDS.flatMap((seed) =>
      viaOne(
        route("AAA-BBB", BA, { seed, to: small }),
        route("BBB-CCC", U2, { seed: seed + 1, from: small }),
      ),
    );
    expect(found).toEqual([]);
  });

  test("is within the detour limit, and not in the city of origin", () => {
    const limit = longestFrom("AAA", "CCC");
    const way = (km: number) =>
      viaOne(route("AAA-BBB", BA), route("BBB-CCC", BA, { km: km - 1001 }));
    expect(way(limit)).toEqual(["managed"]);
    expect(way(limit + 1)).toEqual([]);
    expect(viaOne(route("AAA-AAX", BA), route("AAX-CCC", BA))).toEqual([]);
  });
});

describe("two stops", () => {
  const three = (one: Carrier, two: Carrier, last: Carrier) => [
    route("AAA-BBB", one),
    route("BBB-CCC", two),
    route("CCC-DDD", last),
  ];

  test.each<[string, Carrier, Carrier, Carrier, readonly string[]]>([
    ["one carrier: one ticket", BA, BA, BA, ["managed managed"]],
    ["another carrier at the end: a second ticket", BA, BA, VS, ["managed self"]],
    ["another carrier at the start: a second ticket", VS, BA, BA, ["self managed"]],
    ["another carrier in the middle: none", BA, VS, BA, []],
    ["low-cost carriers at the ends: none", U2, U2, U2, []],
  ])("with %s", (_, one, two, last, transfers) => {
    expect(viaTwo(...three(one, two, last))).toEqual(transfers);
  });

  test("of carriers that each sell only with the next are on two tickets", () => {
    const feeder = (iata: string) => plainCarrier(iata, { model: "regional" });
    expect(viaTwo(...three(feeder("F1"), BA, feeder("F2")))).toEqual(["managed self"]);
  });

  test("are only on one ticket if any path is on one ticket", () => {
    expect(viaTwo(...three(BA, BA, BA), route("AAA-BBB", VS))).toEqual(["managed managed"]);
  });

  test("are within the detour limit, and in two different cities", () => {
    const limit = longestFrom("AAA", "DDD");
    const [one, two, last] = three(BA, BA, BA);
    if (!one || !two || !last) throw new Error("There are too few routes.");
    expect(viaTwo(one, { ...two, km: limit - 2002 }, last)).toEqual(["managed managed"]);
    expect(viaTwo(one, { ...two, km: limit - 2001 }, last)).toEqual([]);
    expect(viaTwo(one, route("BBB-BBX", BA), route("BBX-DDD", BA))).toEqual([]);
  });

  test("are in neither the city of origin nor that of the destination", () => {
    const short = (pair: string) => route(pair, BA, { km: 500 });
    expect(viaTwo(...["AAA-BBB", "BBB-CCC", "CCC-DDD"].map(short))).toEqual(["managed managed"]);
    expect(viaTwo(...["AAA-BBB", "BBB-AAX", "AAX-DDD"].map(short))).toEqual([]);
    expect(viaTwo(...["AAA-DDX", "DDX-CCC", "CCC-DDD"].map(short))).toEqual([]);
  });
});
