import { expect, test } from "vitest";
import { indexOf, named, section } from "../testing/small-index.ts";
import { scoreNames } from "./name-scores.ts";
import { readQuery } from "./read-query.ts";

const index = indexOf([
  named("field", "Leg.stopCount"),
  { ...named("error", "call.404"), title: "Not found", names: ["404", "code 5"] },
  { ...named("error", "call.429"), title: "Too many", names: ["429", "code 8"] },
]);

/** The score of each record by its number, for a query that may mean its name. */
const scoresOf = (typed: string) =>
  [0, 1, 2].map((id) => {
    const found = scoreNames(readQuery(typed, index.words).identifierForm, index.names);
    return found.get(id)?.score ?? 0;
  });

test.each([
  ["as it is spelled", "stopCount", 4.5],
  ["in its letters", "STOP COUNT", 4.25],
  ["in the plural", "stopCounts", 4],
  ["with a letter more", "stopCouunt", 2.4],
  ["with two letters wrong", "stapCoant", 1.4],
  ["begun", "stopC", 1 + 5 / 9],
  ["in parts turned round", "count stop", 1.9],
  ["in one part of two", "count", 1 + (0.9 * 5) / 9],
  ["in a single letter of a part", "s", 1 + 0.9 / 9],
  ["in a sentence", "where do travellers read stopCount first", 1.2],
])("scores a name typed %s", (_, typed, score) => {
  expect(scoresOf(typed)[0]).toBeCloseTo(score);
});

test("matches a status among words, but no other number", () => {
  expect(scoresOf("why do I get 404 here")).toEqual([0, 0.5, 0]);
  expect(scoresOf("why do I get 42 here")).toEqual([0, 0, 0]);
});

test("a query without letters matches no name", () => {
  expect(scoresOf("…")).toEqual([0, 0, 0]);
});

const pages = indexOf([
  { ...named("field", "MarketsResponse.markets"), text: "" },
  { ...section("", "Markets", ""), kind: "page" },
  section("markets", "Markets", ""),
  named("field", "LiveQuery.market"),
]);
const firstOf = (typed: string) => {
  const found = scoreNames(readQuery(typed, pages.words).identifierForm, pages.names);
  return [...found].sort(([, a], [, b]) => b.score - a.score).map(([id]) => id)[0];
};

test("the title of a page means the page, in any capitals, and no field of that name", () => {
  expect(firstOf("markets")).toBe(1);
  expect(firstOf("MARKETS")).toBe(1);
});

test("in the singular, or begun, a name comes first", () => {
  expect(firstOf("market")).toBe(3);
  expect(firstOf("mark")).toBe(0);
});

const renamed = indexOf([
  named("field", "Stats.stops"),
  { ...named("retired", "poll.stops"), title: "stops" },
]);
const worthsOf = (typed: string) => {
  const found = scoreNames(readQuery(typed, renamed.words).identifierForm, renamed.names);
  return [0, 1].map((id) => found.get(id)?.score ?? 0);
};

test("a name with a value is a parameter of V1.0, and a name alone one of today", () => {
  const [now, then] = worthsOf("stops=0");
  expect(then).toBeGreaterThan(now ?? 0);
  expect(worthsOf("?stops=0&adults=1")).toEqual([now, then]);
  const [field, past] = worthsOf("stops");
  expect(field).toBeGreaterThan(past ?? 0);
});
