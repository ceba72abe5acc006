import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { readCabin } from "./read-cabin.ts";

const { parts } = testContext();

test.each([
  ["CABIN_CLASS_FIRST", "CABIN_CLASS_FIRST"],
  ["business", "CABIN_CLASS_BUSINESS"],
  ["Business class", "CABIN_CLASS_BUSINESS"],
  ["premium-economy", "CABIN_CLASS_PREMIUM_ECONOMY"],
  ["Premium Economy", "CABIN_CLASS_PREMIUM_ECONOMY"],
])("reads %s as %s", (given, value) => {
  expect(readCabin(parts, given)).toMatchObject({ value });
});

test("reports an interpretation unless the value is exact", () => {
  const value = "CABIN_CLASS_FIRST";
  expect(readCabin(parts, value)).toEqual({ value });
  expect(readCabin(parts, "first")).toEqual({ value, interpretation: value });
});

test("suggests the nearest cabin for an unknown one, or lists them all", () => {
  expect(readCabin(parts, "busines")).toMatchObject({ nearest: ["CABIN_CLASS_BUSINESS"] });
  const all = readCabin(parts, "rooftop");
  expect("nearest" in all && all.nearest?.length).toBeGreaterThan(3);
});
