import { expect, test } from "vitest";
import type { CarrierModel } from "../../data/model.ts";
import { plainCarrier, plainRoute } from "../testing/plain.ts";
import { type Cabin, cabinOf, hasCabin } from "./cabin.ts";
import type { Aircraft } from "./route.ts";

test.each([
  ["CABIN_CLASS_ECONOMY", "economy"],
  ["CABIN_CLASS_PREMIUM_ECONOMY", "premium"],
  ["CABIN_CLASS_BUSINESS", "business"],
  ["CABIN_CLASS_FIRST", "first"],
  ["CABIN_CLASS_UNSPECIFIED", "economy"],
  [undefined, "economy"],
] as const)("%s is searched as %s", (cabinClass, cabin) => {
  expect(cabinOf(cabinClass)).toBe(cabin);
});

const CABINS: readonly Cabin[] = ["economy", "premium", "business", "first"];

function cabinsOn(iata: string, model: CarrierModel, aircraft: Aircraft, km: number) {
  const route = plainRoute("AAA-BBB", plainCarrier(iata, { model }), { aircraft, km });
  return CABINS.filter((cabin) => hasCabin(route, cabin));
}

test.each<[CarrierModel, Aircraft, readonly Cabin[]]>([
  ["network", "regional", ["economy"]],
  ["network", "narrow", ["economy", "business"]],
  ["network", "wide", ["economy", "premium", "business"]],
  ["low-cost", "regional", ["economy"]],
  ["low-cost", "narrow", ["economy"]],
  ["low-cost", "wide", ["economy", "premium"]],
  ["regional", "regional", ["economy"]],
  ["regional", "narrow", ["economy"]],
])("a %s carrier's %s aircraft has these cabins on 5,500 km: %j", (model, aircraft, cabins) => {
  expect(cabinsOn("AA", model, aircraft, 5500)).toEqual(cabins);
});

test("only some carriers have first class, and only over 5,500 km", () => {
  const carriers = "AA BB CC DD EE FF GG HH".split(" ");
  const withFirst = (km: number) =>
    carriers.filter((iata) => cabinsOn(iata, "network", "wide", km).includes("first"));
  expect(withFirst(5500)).toEqual([]);
  expect(withFirst(5501).length).toBeGreaterThan(0);
  expect(withFirst(5501).length).toBeLessThan(carriers.length);
});
