import { expect, test } from "vitest";
import type { SearchRecord } from "../records/record.ts";
import { indexOf, section } from "../testing/small-index.ts";
import { readQuery } from "./read-query.ts";
import { scoreAsks } from "./score-asks.ts";
import { search } from "./search.ts";

const asked = (anchor: string, asked: string): SearchRecord => {
  return { ...section(anchor, anchor, "Nothing else."), asked };
};
const index = indexOf([
  asked("get", "get an api key, price of a plan"),
  asked("send", "send the api key, header, cache answers"),
]);
const scoresOf = (typed: string) => {
  const scores = scoreAsks(index, readQuery(typed, index.words));
  return [0, 1].map((id) => scores.get(id) ?? 0);
};

test("a phrase matches fully in any word form and order, whatever a question adds", () => {
  expect(scoresOf("how do I get an API key")[0]).toBeCloseTo(1);
  expect(scoresOf("answers caching")[1]).toBeCloseTo(1);
});

test("words that only the phrase or only the query has lower the score", () => {
  const [get = 0, send = 0] = scoresOf("get an api key");
  expect(send).toBeGreaterThan(0);
  expect(send).toBeLessThan(get);
  expect(scoresOf("get an api key for my cat")[0]).toBeLessThan(get);
});

test("words from two phrases of a place don't match as one phrase", () => {
  expect(scoresOf("price key")[0]).toBeLessThan(0.5);
});

test("ranks the place with the matching ask first, even if all share the words", () => {
  const first = (typed: string) => search(index, typed).rows[0]?.href;
  expect(first("how do I get an api key")).toBe("/docs/guide#get");
  expect(first("how do I send an api key")).toBe("/docs/guide#send");
});
