import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { createHrefsAbout, nameHrefs } from "./index-names.ts";

const nameHref = nameHrefs(contract);

test.each([
  ["createLiveSearch", "/api/flights-live-pricing/#createLiveSearch"],
  ["createLiveSearch.429", "/api/flights-live-pricing/#createLiveSearch.429"],
  ["listMarkets.locale", "/api/culture/#listMarkets.locale"],
  ["LiveQuery.adults", "/api/flights-live-pricing/#LiveQuery.adults"],
  ["LiveSearchRequest.query.adults", "/api/flights-live-pricing/#LiveQuery.adults"],
  ["LiveResults.legs{}.stopCount", "/api/flights-live-pricing/#LiveResults.legs{}.stopCount"],
  ["Leg.stopCount", "/api/flights-live-pricing/#LiveResults.legs{}.stopCount"],
  ["Leg", "/api/flights-live-pricing/#Leg"],
  ["PriceUnit", "/api/flights-live-pricing/#PriceUnit"],
  ["PRICE_UNIT_MILLI", "/api/flights-live-pricing/#PriceUnit.PRICE_UNIT_MILLI"],
  ["Quote.isDirect", "/api/flights-indicative/#IndicativeResults.quotes{}.isDirect"],
])("%s links to its place", (name, href) => {
  expect(nameHref(name)).toBe(href);
});

test("a name that only the guides describe has no target in a reference", () => {
  expect(nameHref("suggestFlightPlaces")).toBeUndefined();
  expect(nameHref("SuggestQuery.searchTerm")).toBeUndefined();
});

test("a name that several references show links to the one that the page is about", () => {
  const aboutGeo = nameHrefs(contract, ["geo", "culture"]);
  expect(aboutGeo("Place.parentId")).toBe("/api/geo/#PlacesResponse.places{}.parentId");
  expect(aboutGeo("PLACE_TYPE_CITY")).toBe("/api/geo/#PlaceType.PLACE_TYPE_CITY");
  expect(aboutGeo("Currency.code")).toBe("/api/culture/#CurrenciesResponse.currencies[].code");
  expect(aboutGeo("LiveQuery.adults")).toBe(nameHref("LiveQuery.adults"));
});

test("the specifications that a page is about decide together where a shared name links", () => {
  const hrefsAbout = createHrefsAbout(contract);
  const placeOf = (...about: readonly string[]) => hrefsAbout(about)("LocalDate.year");
  expect(placeOf("geo")).toMatch(/^\/api\/flights-live-pricing\//);
  expect(placeOf("geo", "flights-indicative")).toMatch(/^\/api\/flights-indicative\//);
  expect(hrefsAbout(["geo"])).toBe(hrefsAbout(["geo"]));
});
