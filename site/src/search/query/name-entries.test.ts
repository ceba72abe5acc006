import { expect, test } from "vitest";
import type { SearchRecord } from "../records/record.ts";
import { indexOf, named, section } from "../testing/small-index.ts";

const entriesOf = (record: SearchRecord) =>
  indexOf([record]).names.map(({ name, weight, isName, parts }) => ({
    name,
    weight,
    isName,
    parts: parts.join(" "),
  }));

test("a field is found by its name alone or with its owner's", () => {
  expect(entriesOf(named("field", "Leg.stopCount"))).toEqual([
    { name: "stopCount", weight: 1, isName: true, parts: "stop count" },
    { name: "Leg.stopCount", weight: 1, isName: true, parts: "leg stop count" },
  ]);
  expect(entriesOf(named("parameter", "listMarkets.locale")).map(({ name }) => name)).toEqual([
    "locale",
  ]);
});

test("a heading weighs 0.65 and isn't a name", () => {
  expect(entriesOf(section("a", "Rate limits", ""))).toEqual([
    { name: "Rate limits", weight: 0.65, isName: false, parts: "rate limit" },
  ]);
});

test("a page is found by its title and its shorter names, which are headings", () => {
  const page: SearchRecord = { ...section("", "Geo API", ""), kind: "page", names: ["Geo"] };
  const [title, short] = indexOf([page]).names;
  expect(title).toMatchObject({ name: "Geo API", weight: 0.65, wholeWeight: 1.05, isTitle: true });
  expect(short).toMatchObject({ name: "Geo", weight: 0.65, wholeWeight: 1.05, isTitle: true });
});

test("only a path has segments", () => {
  const names = ["/v3/places/{locale}", "GET /places/v1.0", "read/write"];
  const { names: entries } = indexOf([{ ...named("operation", "call"), title: "call", names }]);
  expect(entries.map(({ segments }) => segments)).toEqual([
    ["v3", "place", "{locale}"],
    ["place", "v1"],
    [],
    [],
  ]);
});

test("a title that isn't among a record's names weighs as a heading", () => {
  const path = "/culture/markets/{locale}";
  const call = { ...named("operation", "listMarkets"), title: "List all", names: [path] };
  expect(entriesOf(call)).toEqual([
    { name: path, weight: 1, isName: true, parts: "culture market" },
    { name: "List all", weight: 0.65, isName: false, parts: "list all" },
  ]);
});

test.each([
  ["type", 0.9],
  ["retired", 0.9],
  ["scenario", 0.4],
  ["value", 1],
] as const)("the name of a %s weighs %f", (kind, weight) => {
  expect(entriesOf(named(kind, "A.flaky"))).toMatchObject([{ name: "flaky", weight }]);
});
