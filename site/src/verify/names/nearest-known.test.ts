import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { nearestKnown } from "./nearest-known.ts";
import { readNames } from "./read-names.ts";

const known = readNames(contract, migrations);
const surroundings = {
  scope: known.scopes.of(["flights-live-pricing"]),
  own: new Set(["searchFlights"]),
};

test.each([
  ["querylegs", "queryLegs"],
  ["lhr", "LHR"],
  ["x-api-kye", "x-api-key"],
  ["searchFlighs", "searchFlights"],
  // No name is spelled like it, but one has most of its words.
  ["cabinOnSomePlanes", "cabinClass"],
  ["originOfThePlace", "originPlaceId"],
  ["Leg.stopsCount", "Leg.stopCount"],
  ["Leg.stopsCount.x", "Leg.stopCount.x"],
  ["Lag.stopCount", "Leg.stopCount"],
  ["content.reslts.legs", "content.results.legs"],
  ["Leg.qqqqqqqqqqqq", "Leg.originPlaceId"],
  ["/apiservices/v3/culture/currencys", "/apiservices/v3/culture/currencies"],
  ["GET /apiservices/v3/culture/currencys?a=b", "GET /apiservices/v3/culture/currencies"],
  ["POST /apiservices/v3/culture/currencys", "GET /apiservices/v3/culture/currencies"],
  [
    "/apiservices/v3/culture/nearestcultur?ipAddress=203.0.113.24&market=UK&locale=en-GB",
    "/apiservices/v3/culture/nearestculture",
  ],
  ["LiveQuery.adulds[1234567890].x", "LiveQuery.adults.x"],
  ["/apiservices/pricing/v2.0", "/apiservices/pricing/v1.0"],
  ["qqqqqqqqqqqqq", undefined],
  // Two letters from "en-IE", which is a code.
  ["engine", undefined],
  ["en-GV", "en-GB"],
])("for %s, suggests %s", (text, nearest) => {
  expect(nearestKnown(text, known, surroundings)).toBe(nearest);
});
