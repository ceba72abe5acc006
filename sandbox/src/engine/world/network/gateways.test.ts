import { expect, test } from "vitest";
import { distanceInKm } from "../../base/great-circle.ts";
import { createTestWorld } from "../../testing/test-world.ts";
import { gatewaysOf } from "./gateways.ts";

const { airports } = createTestWorld();
const gateways = [...gatewaysOf(airports)];
const codesIn = (country: string) =>
  gateways.filter(({ countryCode }) => countryCode === country).map(({ iata }) => iata);

test("a country has one gateway, and one more in each part far away", () => {
  expect(codesIn("FR")).toEqual(["CDG"]);
  expect(codesIn("KE")).toEqual(["NBO"]);
  expect(codesIn("US")).toContain("HNL");
  expect(codesIn("US")).toContain("ANC");
  expect(codesIn("ES")[0]).toBe("MAD");
  expect(codesIn("ES")).toHaveLength(2);
});

test("every country has one, and none is near another of its country", () => {
  const countries = new Set(airports.map(({ countryCode }) => countryCode));
  expect(new Set(gateways.map(({ countryCode }) => countryCode))).toEqual(countries);
  const near = gateways.filter((a) =>
    gateways.some((b) => a !== b && a.countryCode === b.countryCode && distanceInKm(a, b) <= 1500),
  );
  expect(near).toEqual([]);
});
