import { describe, expect, test } from "vitest";
import type { IndicativePlace } from "../../../../contract/src/types.ts";
import { sharedReference } from "../../shared-world.ts";
import { plainAirport, plainCarrier, plainRoute } from "../testing/plain.ts";
import type { FlightAirport } from "../world/flight-airport.ts";
import type { World } from "../world/world.ts";
import { MAX_PAIRS, pairsOf } from "./pairs.ts";

const AIRPORTS = (
  [
    ["LGW", "LON", 2],
    ["LHR", "LON", 4],
    ["EDI", "EDI", 2],
    ["GLA", "GLA", 1],
    ["JFK", "NYC", 4],
    ["SYD", "SYD", 4],
  ] as const
).map(([iata, cityId, size], index) => plainAirport(iata, { cityId, size, index }));

/** Departures a week. */
const FLOWN: Readonly<Record<string, number>> = { "LHR-JFK": 20, "LHR-EDI": 7, "LHR-GLA": 2 };

/** A world of these airports alone, in which an id is a code or that of a city. */
function worldOf(airports: readonly FlightAirport[]): World {
  const { data, lookup } = sharedReference();
  const ids = new Set(airports.flatMap(({ iata, cityId }) => [iata, cityId]));
  const airportsOf = new Map(
    [...ids].map((id) => [
      id,
      airports.filter(({ iata, cityId }) => iata === id || (cityId === id && id !== "EDI")),
    ]),
  );
  const routesBetween: World["routesBetween"] = (from, to) => {
    const weekly = FLOWN[`${from.iata}-${to.iata}`];
    const pair = `${from.iata}-${to.iata}`;
    return weekly === undefined ? [] : [plainRoute(pair, plainCarrier("BA"), { weekly })];
  };
  const index = { lookup, airports, airportsOf };
  const none = { routesFrom: [], routesTo: [] };
  return { ...index, data, seed: 1, ...none, routesBetween };
}

const place = (id: string): IndicativePlace =>
  id === "*" ? { anywhere: true } : { queryPlace: { entityId: id } };

/** pairs("LON-JFK", "JFK-LON") → "LHR-JFK JFK-LHR", and the same of Gatwick. */
function pairs(...legs: readonly string[]) {
  const asked = legs.map((leg) => {
    const [from = "", to = ""] = leg.split("-");
    return { originPlace: place(from), destinationPlace: place(to) };
  });
  return pairsOf(worldOf(AIRPORTS), asked).map(({ outbound, inbound }) =>
    [outbound, ...(inbound ? [inbound] : [])]
      .map((way) => way.map(({ iata }) => iata).join("-"))
      .join(" "),
  );
}

describe("one way", () => {
  test("pairs every two airports of the places, whether or not flights connect them", () => {
    expect(pairs("GLA-EDI")).toEqual(["GLA-EDI"]);
    expect(pairs("GLA-LON")).toEqual(["GLA-LHR", "GLA-LGW"]);
  });

  test("anywhere means direct destinations, most flights first, then other large airports", () => {
    expect(pairs("LHR-*")).toEqual(["LHR-JFK", "LHR-EDI", "LHR-GLA", "LHR-SYD"]);
    expect(pairs("GLA-*")).toEqual(["GLA-LHR", "GLA-JFK", "GLA-SYD"]);
  });

  test("anywhere to anywhere pairs only the 25 largest airports", () => {
    const [busiest] = pairs("*-*");
    expect(busiest).toBe("LHR-JFK");
    expect(pairs("*-*")).toContain("SYD-GLA");
    const small = Array.from({ length: 30 }, (_, index) =>
      plainAirport(`S${index}`, { index, size: 2, carriersAtHome: index === 29 ? 1 : 0 }),
    );
    const large = plainAirport("L", { index: 30, size: 3 });
    const legs = [{ originPlace: place("*"), destinationPlace: place("*") }];
    const used = new Set(
      pairsOf(worldOf([...small, large]), legs).flatMap(({ outbound }) =>
        outbound.map(({ iata }) => iata),
      ),
    );
    expect(used).toEqual(new Set(["L", "S29", ...small.slice(0, 23).map(({ iata }) => iata)]));
  });

  test("excludes pairs within a city", () => {
    expect(pairs("LON-LON")).toEqual([]);
    expect(pairs("*-LGW")).not.toContain("LHR-LGW");
  });

  test("returns at most MAX_PAIRS pairs", () => {
    const many = Array.from({ length: MAX_PAIRS + 5 }, (_, index) =>
      plainAirport(`A${index}`, { index, size: 3 }),
    );
    const legs = [{ originPlace: place("A0"), destinationPlace: place("*") }];
    expect(pairsOf(worldOf(many), legs)).toHaveLength(MAX_PAIRS);
  });
});

describe("the return leg", () => {
  test("reverses the outbound pair if the second leg allows it", () => {
    expect(pairs("LON-JFK", "JFK-LON")).toEqual(["LHR-JFK JFK-LHR", "LGW-JFK JFK-LGW"]);
    expect(pairs("LHR-JFK", "*-*")).toEqual(["LHR-JFK JFK-LHR"]);
  });

  test("otherwise connects the largest airports of the second leg", () => {
    expect(pairs("LHR-JFK", "SYD-GLA")).toEqual(["LHR-JFK SYD-GLA"]);
    expect(pairs("EDI-JFK", "JFK-LON")).toEqual(["EDI-JFK JFK-LHR"]);
    expect(pairs("JFK-EDI", "LON-JFK")).toEqual(["JFK-EDI LHR-JFK"]);
  });
});
