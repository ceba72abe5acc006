import { expect, test } from "vitest";
import type { SearchRecord } from "../records/record.ts";
import { guide, indexOf, named, section } from "../testing/small-index.ts";
import { readQuery } from "./read-query.ts";
import { toRow } from "./to-row.ts";

/** The row of a record, for a query that meets none of its words. */
function rowOf(record: SearchRecord) {
  const index = indexOf([record]);
  const [found] = index.records;
  if (!found) throw new Error("The record is lost.");
  return toRow(found, readQuery("zebra", index.words), new Set(["fast"]), index);
}

test("a page's row shows where it is, without its title again or an anchor", () => {
  expect(rowOf({ ...section("", "Guide", "Text."), kind: "page" })).toEqual({
    kind: "page",
    href: "/docs/guide",
    title: [{ text: "Guide" }],
    shared: 0,
    page: "",
    where: "Start",
    excerpt: [{ text: "Text." }],
    badge: "",
    further: 0,
  });
});

test("marks any match in a heading, but in a name only what was typed", () => {
  expect(rowOf(section("a", "Be fast", "")).title).toEqual([
    { text: "Be " },
    { text: "fast", mark: true },
  ]);
  expect(rowOf(named("field", "Leg.fast")).title).toEqual([{ text: "fast" }]);
});

test("an operation shows its path, and its reference as its place", () => {
  const operation = named("operation", "createLiveSearch", "Creates a search.");
  const row = rowOf({ ...operation, title: "Create", owner: "/apiservices/create", badge: "POST" });
  expect(row).toMatchObject({
    where: "API Reference › Live prices",
    excerpt: [{ text: "/apiservices/create", code: true }],
    badge: "POST",
    page: "",
  });
});

test("only a value with a name of its own shares letters with its type", () => {
  const value = named("value", "PlaceType.PLACE_TYPE_CITY");
  const city = [value.title, "CITY"];
  expect(rowOf({ ...value, names: city }).shared).toBe("PLACE_TYPE_".length);
  expect(rowOf(value).shared).toBe(0);
  expect(rowOf({ ...value, names: city, kind: "field" }).shared).toBe(0);
});

test("only a V1.0 name has its successor, empty if it was removed", () => {
  const retired = named("retired", "Legs.Stops");
  expect(rowOf({ ...retired, became: ["Leg.stopCount"] }).became).toBe("Leg.stopCount");
  expect(rowOf(retired).became).toBe("");
  expect(rowOf(named("field", "Leg.stopCount"))).not.toHaveProperty("became");
});

test("a text in another language than the index names that language", () => {
  expect(rowOf({ ...section("a", "A", ""), page: { ...guide, lang: "es" } }).lang).toBe("es");
  expect(rowOf(section("a", "A", ""))).not.toHaveProperty("lang");
});

test("a field's place is its object, and a heading's is its page", () => {
  expect(rowOf(named("field", "Leg.stopCount"))).toMatchObject({ where: "Leg", page: "" });
  expect(rowOf(section("a", "A", ""))).toMatchObject({ where: "Start", page: "Guide" });
});
