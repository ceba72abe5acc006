import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { readNames } from "./read-names.ts";
import { resolveName } from "./resolve-name.ts";

const known = readNames(contract, migrations);
const resolve = (text: string, ...about: readonly string[]) =>
  resolveName(text, known, { scope: known.scopes.of(about), own: new Set(["myClient"]) });

const LIVE = "flights-live-pricing";
const BROWSE = "/apiservices/browsequotes/v1.0";

test.each([
  ["http://localhost:3000/apiservices/v3/culture/currencies", "operation", "listCurrencies"],
  ["http://localhost:3000", "beyond", undefined],
  ["/apiservices/v3/culture/markets/en-GB", "operation", "listMarkets"],
  ["/apiservices/v3/culture/markets/…", "operation", "listMarkets"],
  [`GET ${BROWSE}/…`, "V1.0", undefined],
  ["/apiservices/geo/v1.0?languageid=en-GB&apiKey=x", "V1.0", undefined],
  ["myClient", "program", undefined],
  ["CabinClass.CABIN_CLASS_FIRST", "name", "CabinClass.CABIN_CLASS_FIRST"],
  ["LiveQuery.cabinClass.CABIN_CLASS_FIRST", "name", "LiveQuery.cabinClass.CABIN_CLASS_FIRST"],
  ["legs[id].stopCount", "name", "Leg.stopCount"],
  ["legs{}.stopCount", "name", "Leg.stopCount"],
  ["results.places[leg.originPlaceId].name", "name", "Place.name"],
  ["queryLegs[0].date", "name", "LiveQueryLeg.date"],
  ["queryLegs[index].date", "name", "LiveQueryLeg.date"],
  ['Number("")', "several", undefined],
  ["getMonth()", "several", undefined],
  ["legs.find(({ stopCount }) => stopCount === adults)", "several", undefined],
  [".cjs", "literal", undefined],
  ["pricing/v1.0", "literal", undefined],
  ["search/poll/{sessionToken}", "literal", undefined],
  ["v3", "literal", undefined],
  ["adults > 1", "several", undefined],
  ["'CABIN_CLASS_FIRST', adults", "several", undefined],
  ['"anything", "at all"', "several", undefined],
  ["1234", "literal", undefined],
])("resolves %s to %s %s", (text, kind, name) => {
  expect(resolve(text, LIVE)).toEqual({ kind, ...(name !== undefined && { name }) });
});

test.each([
  "http://localhost:5000",
  "http://localhost:5000/apiservices/v3/culture/currencies",
  "http://localhost:3000/apiservices/v3/culture/currencys",
  "/apiservices/v3/culture/markets/{market}",
  "POST /apiservices/v3/culture/markets/en-GB",
  "/apiservices/geo/v1.0?language=en-GB",
  `POST ${BROWSE}/…`,
  "CabinClass.CABIN_CLASS_FRIST",
  "queryLegs{}",
  "queryLegs{}.date",
  "legs[].stopCount",
  "places[leg.originId].name",
  "results.legs[].stopCount",
  "kittens",
  "queryLegs[id",
  "legs[]",
  "adults childrenAges",
  "adults > kittens",
  "'CABIN_CLASS_FRIST', adults",
  "Math.round(kittens)",
  "12345",
  "legs.seek(adults)",
  "kittens.find(adults)",
  "pricing/v2.0",
  "poll/search",
  "v4",
])("%s is unknown", (text) => {
  expect(resolve(text, LIVE)).toBeUndefined();
});

test("resolves a dotted name in the page's scope, unless it begins with a schema", () => {
  expect(resolve("LiveQuery.market", "geo")).toMatchObject({ name: "LiveQuery.market" });
  expect(resolve("query.market", "geo")).toBeUndefined();
  expect(resolve("query.market", LIVE)).toMatchObject({ name: "LiveQuery.market" });
});

test("a page's scope is that of its nearest folder and its own entries", () => {
  const route = "/docs/flights-live-prices/overview";
  const words = (...about: readonly string[]) =>
    known.scopes.ofRoute(route, about).contract.schemas;
  expect(words().has("LiveQuery")).toBe(true);
  expect(words().has("Market")).toBe(false);
  expect(words("Market").has("Market")).toBe(true);
  expect(known.scopes.ofRoute("/docs/geo").about).toEqual(
    known.scopes.ofRoute("/docs/geo/overview").about,
  );
});

test("every query parameter must be one of the call's own", () => {
  const nearest = "GET /apiservices/v3/culture/nearestculture";
  expect(resolve(`${nearest}?ipAddress=192.0.2.1`, "culture")).toMatchObject({ kind: "operation" });
  expect(resolve(`${nearest}?ipAddress=192.0.2.1&limit=3`, "culture")).toBeUndefined();
  expect(
    resolve("GET /apiservices/v3/culture/markets/en-GB?locale=en-GB", "culture"),
  ).toBeUndefined();
});

test("resolves a name with its kind", () => {
  expect(resolve("listCurrencies", "culture")).toEqual({
    kind: "operation",
    name: "listCurrencies",
  });
  expect(resolve("listCurrencies", "listCurrencies")).toMatchObject({ kind: "operation" });
  expect(resolve("ipAddress", "culture")).toEqual({
    kind: "name",
    name: "findNearestCulture.ipAddress",
  });
  expect(resolve("410", "V1.0 live-prices")).toEqual({ kind: "status", name: "410" });
  expect(resolve("some-key", "culture")).toEqual({ kind: "literal" });
});
