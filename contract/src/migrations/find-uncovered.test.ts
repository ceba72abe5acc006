import { expect, test } from "vitest";
import { contract } from "../testing/contract.ts";
import { findUncovered } from "./find-uncovered.ts";

const places = contract.specifications
  .flatMap(({ operations }) => operations)
  .find(({ id }) => id === "listFlightPlaces");

/** What is left without a row, when there are rows for these alone. */
const uncovered = (...listed: readonly string[]) => {
  if (!places) throw new Error("Where is listFlightPlaces?");
  return findUncovered(places, new Set(listed));
};
const LOCALE = "listFlightPlaces.locale";

test("every parameter and body field needs a row", () => {
  const ofBody = ["PlacesResponse.status", "PlacesResponse.places"];
  expect(uncovered()).toEqual([LOCALE, ...ofBody]);
  expect(uncovered(LOCALE)).toEqual(ofBody);
});

test("a row covers everything below its place", () => {
  expect(uncovered(LOCALE, "PlacesResponse.places")).toEqual(["PlacesResponse.status"]);
});

test("a row further down makes each sibling field need its own, at any depth", () => {
  const beside = uncovered(LOCALE, "PlacesResponse.places", "Place.name");
  expect(beside).toContain("PlacesResponse.places{}.iata");
  expect(beside).not.toContain("PlacesResponse.places{}.name");
  const deeper = uncovered(LOCALE, "PlacesResponse.places", "Coordinates.latitude");
  expect(deeper).toContain("PlacesResponse.places{}.coordinates.longitude");
  expect(deeper).not.toContain("PlacesResponse.places{}.coordinates.latitude");
  expect(deeper).toContain("PlacesResponse.places{}.name");
});
