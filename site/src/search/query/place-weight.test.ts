import { expect, test } from "vitest";
import { indexOf, section } from "../testing/small-index.ts";
import { areaWeight, sandboxRowWeight } from "./place-weight.ts";
import { readQuery } from "./read-query.ts";
import { search } from "./search.ts";

const page = (href: string) => ({ href, title: "Guide", where: "Start", lang: "en" as const });
const text = "Poll until the search is complete.";
const index = indexOf([
  { ...section("", "Reference", text), kind: "page", page: page("/api/live/") },
  { ...section("a", "Polls", text), page: page("/docs/live/migration-guide/steps") },
  { ...section("b", "Polls", text), page: page("/docs/sandbox/clock") },
  { ...section("c", "Polls", text), page: page("/docs/client") },
  { ...section("d", "Polls", text), page: page("/docs/loop") },
]);
const first = (typed: string) => search(index, typed).rows[0]?.href;

test("of places with the same text, the one that explains it to everybody ranks first", () => {
  expect(first("how do I poll until complete")).toBe("/docs/loop#d");
});

test("the change log repeats names of APIs and pages, so these come first unless it is meant", () => {
  const named = indexOf([
    { ...section("geo", "Geo", ""), page: page("/docs/change-log") },
    { ...section("geo", "Geo", ""), page: page("/docs/terms") },
  ]);
  const firstNamed = (typed: string) => search(named, typed).rows[0]?.href;
  expect(firstNamed("geo")).toBe("/docs/terms#geo");
  expect(firstNamed("geo changes")).toBe("/docs/change-log#geo");
});

test.each([
  ["poll until complete in v1.0", "/docs/live/migration-guide/steps#a"],
  ["test a poll until complete", "/docs/sandbox/clock#b"],
  ["Test a poll until complete", "/docs/sandbox/clock#b"],
  ["reproduce a poll until complete", "/docs/sandbox/clock#b"],
  ["provoke a poll until complete", "/docs/sandbox/clock#b"],
])("the query %s ranks another place first", (typed, href) => {
  expect(first(typed)).toBe(href);
});

test.each([
  ["sandbox with no results", "/docs/sandbox/clock", true],
  ["sandbox with no results", "/docs/loop", false],
  ["sort results in v1", "/docs/live/migration-guide/steps", true],
  ["sort results in v1", "/docs/change-log", true],
  ["sort results in v1", "/docs/loop", false],
  ["no results", "/docs/loop", true],
  ["no results in the client", "/docs/loop", true],
])("for %s, the area of %s has full weight: %s", (typed, href, isLikely) => {
  const { records, words } = indexOf([{ ...section("a", "A", text), page: page(href) }]);
  const worth = records.map((record) => areaWeight(record, readQuery(typed, words)));
  expect(worth).toEqual([isLikely ? 1 : 0.5]);
});

test.each([
  ["no results", "scenario", "/docs/sandbox/scenarios", 0.8],
  ["test no results", "scenario", "/docs/sandbox/scenarios", 1],
  ["no results", "section", "/docs/sandbox/open-points", 0.8],
  ["no results", "section", "/docs/sandbox/clock", 1],
] as const)("for %s, a %s at %s weighs %d", (typed, kind, href, weight) => {
  const { records, words } = indexOf([{ ...section("a", "A", text), kind, page: page(href) }]);
  expect(records.map((one) => sandboxRowWeight(one, readQuery(typed, words)))).toEqual([weight]);
});
