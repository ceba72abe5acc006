import { expect, test } from "vitest";
import { plainCarrier, plainFlight, plainRoute } from "../testing/plain.ts";
import type { Route } from "../world/route.ts";
import type { Flight, FlightsOn } from "../world/schedule.ts";
import { createCheapestJourneys } from "./cheapest-journeys.ts";
import { makePath } from "./path.ts";

const DAY = 20_000;
const routes = (count: number, pair: string) =>
  Array.from({ length: count }, (_, index) => plainRoute(pair, plainCarrier(`A${index}`)));

/** Three flights of each route a day. */
const flightsOn: FlightsOn = (route, day) =>
  [0, 1, 2].map((slot) => plainFlight(route, 600 + 300 * slot, { day, slot }));

/** The cheapest direct journeys where a flight costs what `fareOf` says. */
function direct(all: readonly Route[], fareOf: (flight: Flight) => number): readonly string[] {
  const ways = { direct: all.map((route) => makePath([route], [])), indirect: [] };
  const journeys = createCheapestJourneys(ways, flightsOn)(DAY, true, fareOf);
  return journeys.map(
    ({ flights, fare }) => `${flights[0]?.carrier.iata} ${flights[0]?.number} ${fare}`,
  );
}

test("takes the cheapest flight of each path, and the first of several equally cheap", () => {
  const [route] = routes(1, "LHR-EDI");
  expect(direct(route ? [route] : [], ({ slot }) => 9000 - 1000 * slot)).toEqual(["A0 104 7000"]);
  expect(direct(route ? [route] : [], () => 9000)).toEqual(["A0 100 9000"]);
});

test("returns the journeys on the six cheapest paths, in order of fare", () => {
  const all = routes(8, "LHR-EDI");
  const fareOf = ({ route }: Flight) => 9000 - 1000 * all.indexOf(route);
  expect(direct(all, fareOf)).toEqual(
    [7, 6, 5, 4, 3, 2].map((index) => `A${index} 100 ${9000 - 1000 * index}`),
  );
});

test("direct paths give only direct journeys, other paths only journeys with stops", () => {
  const carrier = plainCarrier("BA");
  const connection = [plainRoute("LHR-DUB", carrier), plainRoute("DUB-EDI", carrier)];
  const [out, on] = connection;
  if (!out || !on) throw new Error("A connection has two flights.");
  const joined = [out, { ...on, from: out.to }];
  const find = createCheapestJourneys(
    { direct: [], indirect: [makePath(joined, ["managed"])] },
    flightsOn,
  );
  expect(find(DAY, true, () => 9000)).toEqual([]);
  expect(find(DAY, false, () => 9000).map(({ stops }) => stops)).toEqual([1]);
});
