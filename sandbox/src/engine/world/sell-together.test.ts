import { expect, test } from "vitest";
import type { Carrier } from "../../data/model.ts";
import { plainCarrier } from "../testing/plain.ts";
import { sellTogether } from "./sell-together.ts";

const alone: Partial<Carrier> = {};
const star: Partial<Carrier> = { allianceId: "star" };
const other: Partial<Carrier> = { allianceId: "other" };
const feeder: Partial<Carrier> = { model: "regional" };
const french: Partial<Carrier> = { countryCode: "FR" };
const cheap: Partial<Carrier> = { model: "low-cost" };

test.each<[string, Partial<Carrier>, Partial<Carrier>, boolean]>([
  ["partners in an alliance", star, { ...star, ...french }, true],
  ["members of two alliances", star, other, false],
  ["two carriers without an alliance", alone, alone, false],
  ["a feeder and a network carrier of its country", feeder, alone, true],
  ["a feeder and a network carrier of another country", feeder, french, false],
  ["two feeders of a country", feeder, feeder, false],
  ["a feeder and a low-cost carrier of its country", feeder, cheap, false],
])("sellTogether is correct in both directions for %s", (_, one, two, expected) => {
  const [a, b] = [plainCarrier("AA", one), plainCarrier("BB", two)];
  expect([sellTogether(a, b), sellTogether(b, a)]).toEqual([expected, expected]);
});

test("a carrier sells together with itself, and an undefined one with none", () => {
  const carrier = plainCarrier("AA");
  expect(sellTogether(carrier, carrier)).toBe(true);
  expect(sellTogether(carrier, undefined)).toBe(false);
  expect(sellTogether(undefined, undefined)).toBe(false);
});
