import { expect, test } from "vitest";
import { createTestWorld } from "../../testing/test-world.ts";
import { HOLIDAY_AIRPORTS } from "./holiday-airports.ts";

test("every holiday airport has flights", () => {
  const codes = new Set(createTestWorld().airports.map(({ iata }) => iata));
  expect([...HOLIDAY_AIRPORTS].filter((iata) => !codes.has(iata))).toEqual([]);
});
