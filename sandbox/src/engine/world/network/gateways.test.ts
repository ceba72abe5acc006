import { expect, test } from "vitest";
import { distanceInKm } from "../../base/great-circle.ts";
import { createTestWorld } from "../../testing/test-world.ts";
import { gatewaysOf } from "./gateways.ts";

const { airports } = createTestWorld();
const gateways = [...gatewaysOf(airports)];
const codesIn = (country: string) =>
  gateways.filter(({ countryCode }) => countryCode === country).map(({ iata }) => iata);

test("a country has one gateway, plus one in each remote part", () => {
  expect(codesIn("FR")).toEqual(["CDG"]);
  expect(codesIn("KE")).toEqual(["NBO"]);
  expect(codesIn("US")).toContain("HNL");
  expect(codesIn("US")).toContain("ANC");
  expect(codesIn("ES")[0]).toBe("MAD");
  expect(codesIn("ES")).toHaveLength(2);
});

test("every country has a gateway, and its gateways are more than 1,500 km apart", () => {
  const countries = new Set(airports.map(({ countryCode }) => countryCode));
  expect(new Set(gateways.map(({ countryCode }) => countryCode))).toEqual(countries);
  const near = gateways.filter((a) =>
    gateways.some((b) => a !== b && a.countryCode === b.countryCode && distanceInKm(a, b) <= 1500),
  );
  expect(near).toEqual([]);
});
