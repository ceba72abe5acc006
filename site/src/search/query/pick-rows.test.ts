import { expect, test } from "vitest";
import { indexOf, named, section } from "../testing/small-index.ts";
import { pickRows } from "./pick-rows.ts";
import type { Ranked } from "./rank.ts";
import { readQuery } from "./read-query.ts";

const index = indexOf([
  named("field", "Leg.stopCount"),
  named("field", "Stats.minPrice"),
  named("operation", "listMarkets"),
  section("stops", "Stops", "A flight without a stop is direct."),
]);
const ranked = index.records.map((record) => ({ record }) as Ranked);
const picked = (typed: string, rows = ranked) =>
  pickRows(readQuery(typed, index.words), rows).map(({ record }) => record.title);

test("lists no place twice", () => {
  expect(picked("stops", [...ranked, ...ranked])).toHaveLength(ranked.length);
});

test("a query in words gets an explanation among the first three, unlike a name", () => {
  expect(picked("count stops")).toEqual(["stopCount", "minPrice", "Stops", "listMarkets"]);
  expect(picked("stopCount")).toEqual(["stopCount", "minPrice", "listMarkets", "Stops"]);
});

const hrefs = (rows: Parameters<typeof indexOf>[0]) => {
  const { records, words } = indexOf(rows);
  const ranked = records.map((record) => ({ record }) as Ranked);
  return pickRows(readQuery("stops", words), ranked).map(({ record }) => record.anchor);
};

test("twenty rows are shown, however many of them are of one page", () => {
  const many = Array.from({ length: 30 }, (_, at) => section(`${at}`, "Stops", "A stop."));
  expect(hrefs(many)).toEqual(many.slice(0, 20).map(({ anchor }) => anchor));
});

test("two values of an enum precede another place, and the others follow it", () => {
  const values = ["A", "B", "C"].map((name) => named("value", `Stop.${name}`));
  expect(hrefs([...values, named("field", "Leg.stops")])).toEqual([
    "Stop.A",
    "Stop.B",
    "Leg.stops",
    "Stop.C",
  ]);
});
