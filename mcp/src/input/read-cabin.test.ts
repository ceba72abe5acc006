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
])("%s is %s", (given, value) => {
  expect(readCabin(parts, given)).toMatchObject({ value });
});

test("only a value that is written whole is not told as an interpretation", () => {
  const value = "CABIN_CLASS_FIRST";
  expect(readCabin(parts, value)).toEqual({ value });
  expect(readCabin(parts, "first")).toEqual({ value, taken: value });
});

test("what is no cabin gets the nearest one, or all of them", () => {
  expect(readCabin(parts, "busines")).toMatchObject({ nearest: ["CABIN_CLASS_BUSINESS"] });
  const all = readCabin(parts, "rooftop");
  expect("nearest" in all && all.nearest?.length).toBeGreaterThan(3);
});
