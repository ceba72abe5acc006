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
  "countries, in 3.0: yes",
  "country, entityId: yes",
  "continent, Entity ID: no, it can't be searched",
  "an indicative search | PLACE_TYPE_AIRPORT, PLACE_TYPE_CITY, PLACE_TYPE_COUNTRY",
  "A live search accepts airports and cities.",
  "Live searches take cities and airports.",
  "Indicative searches accept countries.",
  "A live search doesn't take cities and countries.",
  "Live searches take cities and airports; only indicative searches take countries.",
  "Indicative searches also take cities and countries.",
  "Countries are for indicative searches only.",
  "Cities and airports are for live searches, too.",
  "Both kinds of search accept airports and cities.",
])("accepts: %s", (cell) => {
  expect(wrongKindsTaken(cell)).toEqual([]);
});

test.each([
  ["country, Live prices: yes, by entity ID", "no"],
  ["PLACE_TYPE_CONTINENT, Indicative search: yes", "no"],
  ["city, iata: no, only airports have one", "yes"],
  ["an indicative search | PLACE_TYPE_CITY, PLACE_TYPE_COUNTRY", "airport, city, country"],
  ["Live searches accept airports, cities and countries.", "airport, city"],
  ["a live search | PLACE_TYPE_CITY, PLACE_TYPE_COUNTRY", "airport, city"],
  ["Searches accept countries, cities and airports.", "live: airport, city"],
  ["An indicative search takes an airport or a continent.", "airport, city, country"],
  ["Live searches accept countries.", "airport, city"],
  ["Only live searches accept countries.", "airport, city"],
  ["Only indicative searches accept cities.", "airport, city, country"],
  ["Countries are for live searches, by their entity ID.", "airport, city"],
  ["Cities are for live searches only.", "airport, city"],
  ["An indicative search stops at cities and airports.", "airport, city, country"],
  ["cities, in 3.0: no", "yes"],
  ["country, entityId: no", "yes"],
  ["continents, Live prices: yes", "no"],
  ["country, Can have an IATA code: yes", "no"],
  [
    "Live searches accept cities and airports; only indicative searches accept countries and continents.",
    "airport, city, country",
  ],
])("reports: %s", (cell, right) => {
  expect(wrongKindsTaken(cell)).toEqual([{ quote: expect.any(String), right }]);
});
