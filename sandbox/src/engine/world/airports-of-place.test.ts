import { expect, test } from "vitest";
import { sharedReference } from "../../shared-world.ts";
import { positionOf } from "../base/great-circle.ts";
import { plainAirport } from "../testing/plain.ts";
import { airportsOfPlace, withNearby } from "./airports-of-place.ts";

const { airports: index, lookup } = sharedReference();
const codesOf = (airports: readonly { readonly iata: string }[]) =>
  airports.map(({ iata }) => iata);

test.each([
  ["LHR", "LHR"],
  ["LON", "LCY LGW LHR LTN SEN STN"],
  // The city of this code has another airport, too.
  ["BRU", "BRU"],
  ["XXX", ""],
])("%s resolves to the airports %j", (iata, codes) => {
  expect(codesOf(airportsOfPlace(index, { iata })).sort().join(" ")).toBe(codes);
});

test("an id resolves only to its own airport, or to those of its city or country", () => {
  const [heathrow] = airportsOfPlace(index, { iata: "LHR" });
  const byId = (entityId: string) => airportsOfPlace(index, { entityId });
  expect(byId(heathrow?.entityId ?? "")).toEqual([heathrow]);
  expect(byId(heathrow?.cityId ?? "")).toEqual(airportsOfPlace(index, { iata: "LON" }));
  const country = lookup.countryByCode.get("GB")?.entityId ?? "";
  expect(new Set(byId(country).map(({ countryCode }) => countryCode))).toEqual(new Set(["GB"]));
  expect(byId("")).toEqual([]);
});

test("nearby airports are within 100 km of one of the origins", () => {
  const at = (iata: string, longitude: number) =>
    plainAirport(iata, { longitude, ...positionOf({ latitude: 0, longitude }) });
  const [home, near, far, other] = [at("AAA", 0), at("BBB", 0.9), at("CCC", 0.91), at("DDD", 9)];
  const airports = [far, near, home, other];
  expect(codesOf(withNearby({ ...index, airports }, [home]))).toEqual(["BBB", "AAA"]);
  expect(codesOf(withNearby({ ...index, airports }, [home, other]))).toEqual(["BBB", "AAA", "DDD"]);
});
