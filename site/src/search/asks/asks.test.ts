import { expect, test } from "vitest";
import { search } from "../query/search.ts";
import { guide, indexOf, named, section } from "../testing/small-index.ts";
import { readAsks, withAsks } from "./asks.ts";

const spanish = { ...guide, href: "/es/docs/guide" };
const limits = { ...section("limits", "Rate limits", "Calls are counted."), page: spanish };
const records = [limits, named("field", "Leg.stopCount")];

function give(text: string) {
  const { asks, problems } = readAsks("asks.yaml", text);
  const given = withAsks(records, asks, "/es");
  return { records: given.records, problems: [...problems, ...given.problems] };
}

test("finds a place by its asks, in every language", () => {
  const given = give('asks:\n  "/docs/guide#limits": throttled, quota\n');
  expect(given.problems).toEqual([]);
  expect(given.records).toEqual([{ ...limits, asked: "throttled, quota" }, records[1]]);
  const { rows } = search(indexOf(given.records), "what is my quota");
  expect(rows.map(({ href, excerpt }) => [href, excerpt])).toEqual([
    ["/es/docs/guide#limits", [{ text: "Calls are counted." }]],
  ]);
});

test("reports an unknown place with its line and the nearest known one", () => {
  const given = give('asks:\n  "/docs/guide#limit": quota\n');
  expect(given.problems).toEqual([
    {
      file: "asks.yaml",
      line: 2,
      message: 'Search knows no place "/docs/guide#limit".',
      nearest: "/docs/guide#limits",
    },
  ]);
});
