import { expect, test } from "vitest";
import { wrongKindsTaken } from "./wrong-kinds-taken.ts";

test.each([
  "airport, Live prices: yes",
  "City, Live prices: Yes",
  "country, Live prices: no",
  "PLACE_TYPE_COUNTRY, Indicative search: yes, by entity ID",
  "continent, Indicative prices: no, it can't be searched",
  "city, IATA code: yes",
  "country, iata: no, it has no code",
  "country, Type: yes",
])("%s", (cell) => {
  expect(wrongKindsTaken(cell)).toEqual([]);
});

test.each([
  ["country, Live prices: yes, by entity ID", "no"],
  ["PLACE_TYPE_CONTINENT, Indicative search: yes", "no"],
  ["city, iata: no, only airports have one", "yes"],
  ["country, Can have an IATA code: yes", "no"],
])("%s is wrong", (cell, right) => {
  expect(wrongKindsTaken(cell)).toEqual([{ said: expect.any(String), right }]);
});
