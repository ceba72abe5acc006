import { expect, test } from "vitest";
import type { ProgramEntry } from "../../../site/src/publish/assistants/assistant-data.ts";
import { testContext } from "../testing/test-context.ts";
import { writeProgram } from "./write-program.ts";

const program = (title: string, code: string, usesClient = false): ProgramEntry => ({
  title,
  page: `/docs/${title}`,
  pageTitle: "Page",
  language: "typescript",
  operations: ["searchIndicative"],
  usesClient,
  code,
  output: "",
  proof: "ran",
});

const { assistants } = testContext().docs;
const programs = [
  program("closest-city.mts", "const places = await city(from);"),
  program("suggest.mts", "const places = await suggest(city, from);"),
  program("explore.mts", "const cheapest = places[0]; // calendar of prices by day"),
  program("first-search.mts", "client.searchLive(); // cheapest", true),
  program("calendar.mts", "pricesByDay(content, month)", true),
];
const explored = {
  href: "/docs/explore.mts#where-to-go",
  kind: "section",
  title: "Where to go",
  where: "",
  excerpt: "",
};
const search = (query: string) => ({
  places: query.includes("to go") ? [explored] : [],
  nearest: [],
  unknown: { words: [], isAll: false, unsaid: [] },
});
const context = testContext({ docs: { search, assistants: { ...assistants, programs } } });
const titleFor = (task: string) =>
  writeProgram(context, { task, language: "ts", offset: 0 }).structuredContent?.title;

test.each([
  ["cheapest places to go from a city", "explore.mts"],
  ["a calendar of prices by day", "explore.mts"],
  ["a calendar of prices by day with the client", "calendar.mts"],
  ["closest city", "closest-city.mts"],
])("%s is the task of %s", (task, title) => {
  expect(titleFor(task)).toBe(title);
});
