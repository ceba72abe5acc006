import { expect, test } from "vitest";
import { journeysFrom } from "../journeys/journey.ts";
import { begin, makeTrip } from "../journeys/trip.ts";
import { plainCarrier, plainFlight, plainRoute } from "../testing/plain.ts";
import type { Cabin } from "../world/cabin.ts";
import type { Route } from "../world/route.ts";
import { emissionsOf, sustainabilityOf, typicalEmissions } from "./emissions.ts";

/** Kilograms for one traveller of a direct flight, of a fleet that burns what is usual. */
function kilograms(cabin: Cabin, changes: Partial<Route>): number {
  const route = plainRoute("LHR-JFK", plainCarrier("BA"), { seed: 100, ...changes });
  const [journey] = journeysFrom([plainFlight(route, 600)], [], () => 10_000);
  if (!journey) throw new Error("There is no journey.");
  return Math.round(emissionsOf(makeTrip(begin(journey)), cabin) / 1000);
}

test.each<[Cabin, Route["aircraft"], number, number]>([
  ["economy", "regional", 500, 92],
  ["business", "regional", 500, 92],
  ["economy", "narrow", 500, 66],
  ["business", "narrow", 500, 100],
  ["premium", "narrow", 500, 66],
  ["economy", "wide", 5540, 602],
  ["premium", "wide", 5540, 903],
  ["business", "wide", 5540, 2408],
])("%s on a %s aircraft over %i km emits %i kg", (cabin, aircraft, km, expected) => {
  expect(kilograms(cabin, { aircraft, km })).toBe(expected);
});

test("a fleet emits up to a tenth more or less than usual", () => {
  const all = [0, 100, 200, 201].map((seed) =>
    kilograms("economy", { seed, km: 5540, aircraft: "wide" }),
  );
  expect(all).toEqual([542, 602, 662, 542]);
});

test("typical emissions are the lower median, or 0 without trips", () => {
  expect(typicalEmissions([])).toBe(0);
  expect(typicalEmissions([500])).toBe(500);
  expect(typicalEmissions([900, 100, 500, 700])).toBe(500);
});

test.each([
  [900, { isEcoContender: true, ecoContenderDelta: -10 }],
  [940, { isEcoContender: true, ecoContenderDelta: -6 }],
  [941, { isEcoContender: false, ecoContenderDelta: 0 }],
  [1200, { isEcoContender: false, ecoContenderDelta: 0 }],
])("rates %i grams where 1,000 are typical", (grams, expected) => {
  expect(sustainabilityOf(grams, 1000)).toEqual(expected);
});
