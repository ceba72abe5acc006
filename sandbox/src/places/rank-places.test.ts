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

test.each(["san", "new"])("names that begin with %j come before those that contain it", (term) => {
  const starts = search(term).map(({ highlighting: [span = [0]] }) => span[0] > 0);
  expect(new Set(starts).size).toBe(2);
  expect(starts).toEqual(starts.toSorted());
});

test("a matching code comes before every name", () => {
  const [first] = search("lon");
  expect([first?.name, first?.highlighting]).toEqual(["London", []]);
});

test("among equal matches, larger places come first", () => {
  const starts = search("san").filter(({ highlighting: [span] }) => span?.[0] === 0);
  const sizes = starts.map(({ place }) => atlas.places.sizeOf(place.entityId));
  expect(new Set(sizes).size).toBeGreaterThan(1);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test("places in the home country come before larger ones elsewhere", () => {
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
])("%s in %s is highlighted where the name contains it", (term, locale, span) => {
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

test.each([
  ["lodz", "Łódź", "Łódź"],
  ["tromso", "Tromsø", "Tromsø"],
  ["faer", "Færøerne", "Fær"],
  ["thorshofn", "Air Þórshöfn", "Þórshöfn"],
])("%s finds %s without its accents, and highlights %s", (term, name, highlighted) => {
  expect(found(term, name)).toEqual([[name, highlighted]]);
});

test("a vowel sign is part of a word", () => {
  expect(found("बई", "दुबई")).toEqual([]);
  expect(found("दु", "दुबई")).toEqual([["दुबई", "दु"]]);
});

test("matches a text only at the start of a word", () => {
  const names = ["Canyon Yonne", "Lyon", "Lyon-Yonne", "L'Yonne", "2yon", "Yonne"];
  expect(found("yon", ...names)).toEqual([
    ["Yonne", "Yon"],
    ["Canyon Yonne", "Yon"],
    ["Lyon-Yonne", "Yon"],
    ["L'Yonne", "Yon"],
  ]);
});

test("equal matches of equal size stay in the order of the data", () => {
  expect(found("a", "Ab", "Aa", "Ac")).toEqual([
    ["Ab", "A"],
    ["Aa", "A"],
    ["Ac", "A"],
  ]);
});

test("a blank text finds everything and highlights nothing", () => {
  expect(found(" ", "b", "a")).toEqual([["b"], ["a"]]);
});
