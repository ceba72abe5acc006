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

test("no place stands twice", () => {
  expect(picked("stops", [...ranked, ...ranked])).toHaveLength(ranked.length);
});

test("who asks in words finds an explanation among the first three, and a name its own order", () => {
  expect(picked("count stops")).toEqual(["stopCount", "minPrice", "Stops", "listMarkets"]);
  expect(picked("stopCount")).toEqual(["stopCount", "minPrice", "listMarkets", "Stops"]);
});
