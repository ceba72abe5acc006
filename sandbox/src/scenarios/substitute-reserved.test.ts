import { expect, test } from "vitest";
import type { PlaceQuery } from "../../../contract/src/types.ts";
import { SCENARIOS } from "./scenarios.ts";
import { type Substitute, substituteReserved } from "./substitute-reserved.ts";

const [first, second] = SCENARIOS.filter(({ place }) => place !== undefined);
if (!first?.place || !second?.place) throw new Error("No two scenarios have a place.");

const [one, other] = [first.place, second.place];
const both = (places: readonly PlaceQuery[], substitute: Substitute) => places.map(substitute);

test("a reserved place becomes the city it stands for, by IATA code or entityId", () => {
  const { legs } = substituteReserved(
    [[{ iata: one.iata }, { entityId: one.entityId }], [{ iata: "LHR" }]],
    both,
  );
  const city = { iata: one.standsFor };
  expect(legs).toEqual([[city, city], [{ iata: "LHR" }]]);
});

test("the first reserved place of several decides which scenario is played", () => {
  const scenarioOf = (...legs: readonly PlaceQuery[][]) =>
    substituteReserved(legs, both).scenario?.name;
  expect(scenarioOf([{ iata: "LHR" }, { iata: one.iata }], [{ iata: other.iata }])).toBe(
    first.name,
  );
  expect(scenarioOf([{ iata: other.iata }, { iata: one.iata }])).toBe(second.name);
  expect(scenarioOf([{ iata: "LHR" }])).toBeUndefined();
});
