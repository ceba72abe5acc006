import { expect, test } from "vitest";
import type { ProgramEntry } from "../../../site/src/publish/mcp/assistant-data.ts";
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
  {
    ...program("closest-city.mts", "const places = await city(from);"),
    operations: ["findNearestPlaces"],
  },
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
  unknown: { words: [], isEveryWordUnknown: false, isEveryWordAbsent: false, knownButAbsent: [] },
});
const context = testContext({ docs: { search, assistants: { ...assistants, programs } } });
const titleFor = (task: string) =>
  writeProgram(context, { task, language: "ts", offset: 0 }).structuredContent?.title;

test.each([
  ["live search return trip", "search.mts"],
  ["Live flights, a round trip by day", "search.mts"],
  ["indicative prices of a return trip", "explore.mts"],
  ["live and indicative prices of a trip", "both.mts"],
])("%s names its API, and gets %s", (task, title) => {
  const named = [
    ...programs,
    { ...program("explore.mts", "// a return trip by day"), operations: ["searchIndicative"] },
    { ...program("search.mts", "poll()"), operations: ["createLiveSearch", "pollLiveSearch"] },
    { ...program("both.mts", "a()"), operations: ["searchIndicative", "createLiveSearch"] },
    { ...program("geo.mts", "// a trip"), operations: ["listFlightPlaces"] },
  ];
  const docs = { search, assistants: { ...assistants, programs: named } };
  const query = { task, language: "ts", offset: 0 };
  expect(writeProgram(testContext({ docs }), query).structuredContent?.title).toBe(title);
});

test("ignores a language's own return keyword as a word of the task", () => {
  const said = [program("a.mts", "return trip;"), program("b.mts", "trip(); // trips by return")];
  const docs = { search, assistants: { ...assistants, programs: said } };
  const query = { task: "return", language: "ts", offset: 0 };
  expect(writeProgram(testContext({ docs }), query).structuredContent?.title).toBe(undefined);
});

test.each([
  ["cheapest places to go from a city", "explore.mts"],
  ["a calendar of prices by day", "explore.mts"],
  ["a calendar of prices by day with the client", "calendar.mts"],
  ["closest city", "closest-city.mts"],
])("%s gets %s", (task, title) => {
  expect(titleFor(task)).toBe(title);
});

test("marks an output as an excerpt if the page shows only part of it", () => {
  const [first] = programs;
  const excerpt = { ...first, output: "one\n…\ntwo" } as ProgramEntry;
  const docs = { search, assistants: { ...assistants, programs: [excerpt] } };
  const query = { task: "findNearestPlaces", language: "ts", offset: 0 };
  const { content } = writeProgram(testContext({ docs }), query);
  expect(content[0]?.text).toContain(
    "Output as shown on its page (… marks omitted lines):\n\n```text\none\n…",
  );
});

test.each([
  ["list of currencies", ["listCurrencies"]],
  ["nearest culture of an IP address", ["findNearestCulture"]],
  ["live search", ["createLiveSearch", "pollLiveSearch"]],
  ["createLiveSearch", ["createLiveSearch"]],
  ["listLocales", ["listLocales"]],
  ["deep links to book", ["createLiveSearch"]],
])("%s gets its request rather than a program about the sandbox", (task, operations) => {
  expect(played(task)).toMatchObject({ operations, proof: "sample" });
});

test.each([
  ["a scenario of errors", "scenario.sh"],
  ["step the clock of a live search", "step.sh"],
])("%s gets a program about the sandbox", (task, title) => {
  expect(played(task)).toMatchObject({ title });
});

/** The programs in curl that there are, both of them about the sandbox. */
function played(task: string) {
  const shell = (title: string, page: string, calls: string): ProgramEntry => ({
    ...program(title, `curl ${calls} -H "x-sandbox-${page}"`),
    page: `/docs/sandbox/${page}`,
    language: "shell",
    operations: [calls],
  });
  const both = [
    shell("step.sh", "clock", "createLiveSearch"),
    shell("scenario.sh", "scenarios", "listLocales"),
  ];
  const docs = { search, assistants: { ...assistants, programs: both } };
  const query = { task, language: "curl", offset: 0 };
  return writeProgram(testContext({ docs }), query).structuredContent;
}

test("a task about one operation gets a program that calls it", () => {
  const calling = (title: string, operation: string) => ({
    ...program(title, "// airports of a country by name, a return trip with children"),
    operations: [operation],
  });
  const all = [
    calling("suggest.mts", "suggestFlightPlaces"),
    calling("explore.mts", "searchIndicative"),
    calling("places.mts", "listFlightPlaces"),
    calling("search.mts", "createLiveSearch"),
  ];
  const docs = { search, assistants: { ...assistants, programs: all } };
  const titleOf = (task: string) =>
    writeProgram(testContext({ docs }), { task, language: "ts", offset: 0 }).structuredContent
      ?.title;
  expect(titleOf("all airports of a country")).toBe("places.mts");
  expect(titleOf("airports by name")).toBe("places.mts");
  expect(titleOf("return trip with children")).toBe("search.mts");
});
