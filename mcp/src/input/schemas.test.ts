import { expect, test } from "vitest";
import { z } from "zod";
import { count, date, headerText, json, list, place, steps, text, word } from "./schemas.ts";

test.each([
  [text(), 7, "7"],
  [text(), true, "true"],
  [text(), " a ", "a"],
  [headerText(), " sandbox-key ", "sandbox-key"],
  [count(0, 9), " 4 ", 4],
  [count(-5, 9), "-5", -5],
  [list(count(0, 17), 8), "[4, 11]", [4, 11]],
  [list(count(0, 17), 8), 4, [4]],
  [list(count(0, 17), 8), "4, ", [4]],
  [list(count(0, 17), 8), "", []],
  [json(z.object({ a: z.number() })), '{"a":1}', { a: 1 }],
  [json(z.object({ a: z.number() })), { a: 1 }, { a: 1 }],
  [word(["ts", "python"]), " Python ", "python"],
  [steps(), "content.results.legs[0]", ["content", "results", "legs", "0"]],
  [steps(), '["a.b", 1]', ["a.b", "1"]],
  [steps(), 'currencies["GBP"].symbol', ["currencies", "GBP", "symbol"]],
  [steps(), "legs['a.1'][0]", ["legs", "a.1", "0"]],
  [steps(), "legs[a.1].id", ["legs", "a.1", "id"]],
  [steps(), '["a\\"]b"].c', ['a"]b', "c"]],
  [steps(), "itineraries[]", ["itineraries"]],
  [steps(), "$.locales[0]", ["locales", "0"]],
  [steps(), '$["locales"]', ["locales"]],
  [steps(), "$", []],
  [steps(), "$id", ["$id"]],
  [steps(), "['content', 'results'][0]", ["content", "results", "0"]],
  [steps(), "[content, results]", ["content", "results"]],
  [steps(), 'legs[ "a, b" ].id', ["legs", "a, b", "id"]],
  [steps(), "legs['a\\'1']", ["legs", "a'1"]],
  [steps(), 'legs["a\\q"]', ["legs", "aq"]],
  [steps(), 'legs["\\u00e9"]', ["legs", "é"]],
  [steps(), '"content.results"', ["content", "results"]],
  [steps(), "a,b[0]", ["a,b", "0"]],
  [date(), { year: 2027, month: 5, day: 14 }, "2027-5-14"],
  [date(), { year: 2027, month: 5 }, "2027-5"],
  [date(), { year: 2027, month: 5, day: null }, "2027-5"],
  [place(), { iata: "LHR" }, "LHR"],
  [place(), { entityId: "70001201" }, "70001201"],
  [place(), { iata: "LHR", entityId: "70001201" }, "LHR"],
  [place(), { iata: "", entityId: "70001201" }, "70001201"],
])("parses an assistant's likely first input, %#", (schema, given, meant) => {
  expect(schema.parse(given)).toEqual(meant);
});

test.each([
  [text(), ""],
  [headerText(), "rate‑limited"],
  [headerText(), "a\nb"],
  [count(1, 9), 0],
  [count(1, 9), 10],
  [count(1, 9), 1.5],
  [list(count(0, 17), 2), [1, 2, 3]],
  [word(["ts"]), "js"],
  [word(["ts"]), 7],
  [text(), "x".repeat(301)],
  [text(), null],
  [steps(), Array(13).fill("a")],
  [steps(), "a".repeat(4001)],
  [json(z.object({})), "{"],
  [place(), {}],
  [place(), null],
  [date(), null],
])("rejects input beyond its limits, %#", (schema, given) => {
  expect(schema.safeParse(given).success).toBe(false);
});

test.each(["[", '["', "['", '["\\', "[ ", ",", "[,", "[' "])(
  "reads %j repeated in no time",
  (part) => {
    const start = performance.now();
    steps().safeParse(part.repeat(60_000 / part.length));
    steps().safeParse(part.repeat(4000 / part.length));
    expect(performance.now() - start).toBeLessThan(100);
  },
);
