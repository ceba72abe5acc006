import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import en from "../../i18n/catalogues/en.ts";
import { nameCards } from "../search/names/name-cards.ts";
import { entryAround, findEntry } from "./find-entry.ts";
import { type ReadBody, readBody } from "./read-body.ts";
import { idOf } from "./rows-of.ts";
import { everyRow } from "./testing/every-row.ts";

const SPECIFICATIONS = contract.specifications.filter(({ published }) => published);
function ledIn(read: ReadBody, from: string) {
  return everyRow(read.body).flatMap(({ path, value }) => {
    const entry = findEntry(read, path, value);
    return entry ? [{ where: `${from} ${idOf(path)}`, value, entry }] : [];
  });
}

/** Every text of every example that is a key, with where it leads. */
const led = SPECIFICATIONS.flatMap((specification) => {
  const names = nameCards(specification, en.reference, "en");
  return specification.operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ schema, examples }) =>
      examples.flatMap(({ name, value: body }) =>
        ledIn(readBody(names, schema.name ?? "", body), `${id} ${name}`),
      ),
    ),
  );
});

test("every id in every example resolves to an entry of its response", () => {
  expect(led.length).toBeGreaterThan(100);
  expect(led.filter(({ entry }) => entry.path === undefined).map(({ where }) => where)).toEqual([]);
  expect(led.every(({ value, entry }) => entry.path?.at(-1) === value)).toBe(true);
  expect(new Set(led.map(({ entry }) => entry.map))).toEqual(
    new Set([
      "agents",
      "alliances",
      "carriers",
      "itineraries",
      "legs",
      "places",
      "quotes",
      "segments",
    ]),
  );
});

const [live] = SPECIFICATIONS.filter(({ id }) => id === "flights-live-pricing");
const body = {
  content: {
    results: {
      legs: { a: { originPlaceId: "1", destinationPlaceId: "2" }, b: { originPlaceId: "" } },
      places: { "1": { name: "Edinburgh" } },
    },
  },
};
const find = (path: readonly string[], value: unknown) =>
  live &&
  findEntry(readBody(nameCards(live, en.reference, "en"), "LiveSearchResponse", body), path, value);
const LEG = ["content", "results", "legs", "a"];

test("returns an entry's path, or only its map if the entry is missing", () => {
  expect(find([...LEG, "originPlaceId"], "1")).toEqual({
    map: "places",
    path: ["content", "results", "places", "1"],
  });
  expect(find([...LEG, "destinationPlaceId"], "2")).toEqual({ map: "places" });
  expect(find([...LEG, "destinationPlaceId"], "constructor")).toEqual({ map: "places" });
});

test("returns undefined for a value that is not a key", () => {
  expect(find(["content", "results", "legs", "b", "originPlaceId"], "")).toBeUndefined();
  expect(find(["content", "results", "places", "1", "name"], "Edinburgh")).toBeUndefined();
  expect(find([...LEG, "colour"], "1")).toBeUndefined();
});

test("a place within a map entry belongs to that entry only", () => {
  const read = live && readBody(nameCards(live, en.reference, "en"), "LiveSearchResponse", body);
  const around = (path: readonly string[]) => read && entryAround(read, path);
  expect(around([...LEG, "originPlaceId"])).toEqual(LEG);
  expect(around(LEG)).toEqual(LEG);
  expect(around(LEG.slice(0, -1))).toBeUndefined();
  expect(around(["content", "stats", "legs", "a"])).toBeUndefined();
});
