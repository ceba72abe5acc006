import { expect, test } from "vitest";
import { loadReferenceData } from "../data/load-reference-data.ts";
import { createPlaces, type FlatPlace } from "./places.ts";
import { type PlaceSearch, rankPlaces } from "./rank-places.ts";

const data = loadReferenceData();
const atlas = { data, places: createPlaces(data) };
const search = (term: string, more: Partial<PlaceSearch> = {}) =>
  rankPlaces(atlas, {
    term,
    locale: "en-GB",
    types: ["PLACE_TYPE_CITY"],
    homeCountryId: "",
    ...more,
  });

test.each(["san", "new"])("names that begin with %j stand before those that hold it", (term) => {
  const starts = search(term).map(({ highlighting: [span = [0]] }) => span[0] > 0);
  expect(new Set(starts).size).toBe(2);
  expect(starts).toEqual(starts.toSorted());
});

test("a code stands before every name, whatever its size", () => {
  const [first] = search("lon");
  expect([first?.name, first?.highlighting]).toEqual(["London", []]);
});

test("of what is met as well, the larger stands first", () => {
  const starts = search("san").filter(({ highlighting: [span] }) => span?.[0] === 0);
  const sizes = starts.map(({ place }) => atlas.places.sizeOf(place.entityId));
  expect(new Set(sizes).size).toBeGreaterThan(1);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test("home stands before what is larger elsewhere", () => {
  const first = (homeCountryId: string) => search("birmingham", { homeCountryId })[0]?.place;
  const [abroad, home] = search("birmingham").map(({ place }) => place);
  expect(abroad?.parentId).not.toBe(home?.parentId);
  expect(first("")).toBe(abroad);
  expect(first(home?.parentId ?? "")).toBe(home);
});

test.each([
  ["서울", "ko-KR", [0, 2]],
  ["zürich", "de-DE", [0, 6]],
  ["ferrand", "en-GB", [9, 16]],
  ["york", "en-GB", [4, 8]],
])("%s in %s is marked where the name has it", (term, locale, span) => {
  expect(search(term, { locale }).map(({ highlighting }) => highlighting)).toContainEqual([span]);
});

/** The highlighted parts of what is found among cities of these names, which are all as busy. */
function found(term: string, ...names: readonly string[]) {
  const cities = names.map((name): [string, FlatPlace] => [
    name,
    { entityId: name, parentId: "", type: "PLACE_TYPE_CITY", iata: "" },
  ]);
  const places = { byId: new Map(cities), chain: () => [], sizeOf: () => 0 };
  const data = { placeName: (entityId: string) => entityId };
  const options = { term, locale: "en-GB", types: ["PLACE_TYPE_CITY"], homeCountryId: "" } as const;
  return rankPlaces({ data, places }, options).map(({ name, highlighting }) => [
    name,
    ...highlighting.map(([start, end]) => name.slice(start, end)),
  ]);
}

test("a text is looked for at the start of every word, and nowhere else", () => {
  const names = ["Canyon Yonne", "Lyon", "Lyon-Yonne", "L'Yonne", "2yon", "Yonne"];
  expect(found("yon", ...names)).toEqual([
    ["Yonne", "Yon"],
    ["Canyon Yonne", "Yon"],
    ["Lyon-Yonne", "Yon"],
    ["L'Yonne", "Yon"],
  ]);
});

test("what is met as well and is as large stands in the order of the data", () => {
  expect(found("a", "Ab", "Aa", "Ac")).toEqual([
    ["Ab", "A"],
    ["Aa", "A"],
    ["Ac", "A"],
  ]);
});

test("a blank text finds everything, and marks nothing", () => {
  expect(found(" ", "b", "a")).toEqual([["b"], ["a"]]);
});
