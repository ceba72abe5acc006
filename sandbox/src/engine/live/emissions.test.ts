import { expect, test } from "vitest";
import { sustainabilityOf, typicalEmissions } from "./emissions.ts";

test("typical is the middle value", () => {
  expect(typicalEmissions([])).toBe(0);
  expect(typicalEmissions([500])).toBe(500);
  expect(typicalEmissions([900, 100, 500, 700])).toBe(500);
});

test.each([
  [900, { isEcoContender: true, ecoContenderDelta: -10 }],
  [940, { isEcoContender: true, ecoContenderDelta: -6 }],
  [941, { isEcoContender: false, ecoContenderDelta: 0 }],
  [1200, { isEcoContender: false, ecoContenderDelta: 0 }],
])("%i grams where 1,000 are typical", (grams, expected) => {
  expect(sustainabilityOf(grams, 1000)).toEqual(expected);
});
