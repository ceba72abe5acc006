import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { readNames } from "../names/read-names.ts";
import { checkV1Rows } from "./check-v1-rows.ts";

const { scopes } = readNames(contract, migrations);
const problemsOf = (about: string, ...rows: readonly string[]) =>
  checkV1Rows(
    "a.md",
    parseMarkdown(rows.join("\n")),
    scopes.of(about.split(", ")),
    migrations,
    scopes.ofRoute,
  );

const LISTS = ["| Member | What it held |", "| --- | --- |"];
const BECAME = ["| Member | Meaning | In 3.0 |", "| --- | --- | --- |"];

test("accepts a row of its own object's fields and of their places", () => {
  const lists = [
    ...LISTS,
    "| `Carriers` | list: `Id`, `Code` |",
    "| `Status` | `UpdatesPending` |",
  ];
  expect(problemsOf("V1.0 live-prices", ...lists)).toEqual([]);
  expect(problemsOf("V1.0 geo-catalogue", ...BECAME, "| `Name` | its name | `name` |")).toEqual([]);
});

test("reports a name below the version that lacks it", () => {
  const versions = ["| Topic | V1.0 | 3.0 |", "| --- | --- | --- |"];
  const both = "V1.0 live-prices, flights-live-pricing";
  const right = "| Progress | `UpdatesPending` | `RESULT_STATUS_INCOMPLETE` |";
  const swapped = "| Key | `x-api-key` header | `apiKey` in the form |";
  expect(problemsOf(both, ...versions, right)).toEqual([]);
  expect(problemsOf(both, ...versions, swapped)).toMatchObject([
    { message: 'V1.0 had no "x-api-key".' },
    { message: '3.0 has no "apiKey".' },
  ]);
});

test("reports a field of another object or place, with the nearest", () => {
  const lists = [...LISTS, "| `Segments` | `Id`, `FlightNumbers` |", "| `Carriers` | `ParentId` |"];
  expect(problemsOf("V1.0 live-prices", ...lists)).toMatchObject([
    { line: 3, nearest: "FlightNumber" },
    { line: 4, message: 'V1.0 had no "ParentId" in "Carriers".' },
  ]);
  expect(
    problemsOf("V1.0 geo-catalogue", ...BECAME, "| `Name` | its name | `iata` |"),
  ).toMatchObject([{ line: 3, nearest: "Place.name" }]);
});

test("reports a V1.0 status as unchanged or unused if 3.0 says otherwise", () => {
  const rows = (...cells: readonly string[]) => problemsOf("V1.0 live-prices", ...BECAME, ...cells);
  expect(rows("| 400 | invalid | the same |", "| 410 | gone | not used; search |")).toEqual([]);
  expect(rows("| 301 | moved | the same |", "| 429 | too many | not used |")).toMatchObject([
    { line: 3, message: "3.0 doesn't use 301." },
    { line: 4, message: "3.0 uses 429." },
  ]);
});

test("reports another constant than the one a V1.0 status became", () => {
  const head = ["| State | V1.0 | 3.0 |", "| --- | --- | --- |"];
  const rows = (row: string) => problemsOf("V1.0 live-prices", ...head, row);
  expect(rows("| Nothing new | HTTP 304 | `RESULT_ACTION_NOT_MODIFIED` |")).toEqual([]);
  expect(rows("| Nothing new | HTTP 304 | `RESULT_ACTION_OMITTED` |")).toMatchObject([
    { line: 3, nearest: "RESULT_ACTION_NOT_MODIFIED" },
  ]);
});

test("reports a V1.0 call that links to an API it didn't become", () => {
  const row = (path: string, folder: string) =>
    problemsOf(
      "culture",
      "| V1.0 | 3.0 |",
      "| --- | --- |",
      `| \`${path}\` | [It](/docs/${folder}/overview) |`,
    );
  expect(row("/apiservices/reference/v1.0", "culture")).toEqual([]);
  expect(row("/apiservices/reference/v1.0", "geo")).toMatchObject([
    { message: '"reference" of V1.0 did not become geo.' },
  ]);
});

test("ignores names of V1.0 on a page that isn't about V1.0", () => {
  expect(problemsOf("geo", ...BECAME, "| `Name` | its name | `iata` |")).toEqual([]);
});

test("also checks the API of a link on a page about V1.0", () => {
  const row = "| `/apiservices/reference/v1.0` | [It](/docs/geo/overview) |";
  expect(problemsOf("V1.0 geo-catalogue", "| V1.0 | 3.0 |", "| --- | --- |", row)).toMatchObject([
    { line: 3, message: '"reference" of V1.0 did not become geo.' },
  ]);
});

test("checks fields only in rows of one object, and only in columns of V1.0", () => {
  const rows = (...cells: readonly string[]) => problemsOf("V1.0 live-prices", ...cells);
  expect(rows(...LISTS, "| `Segments`, `Carriers` | `FlightNumbers` |")).toEqual([]);
  expect(rows(...LISTS, "| `Carriers` | `Widget` |")).toEqual([]);
  expect(rows(...LISTS, "| `Carriers` | `ParentId` |")).toMatchObject([
    { nearest: expect.any(String) },
  ]);
  const now = rows(...BECAME, "| `Carriers` | airlines | `ParentId` |");
  expect(now.filter(({ message }) => message.startsWith("V1.0 had no"))).toEqual([]);
});

test("below both versions, accepts another new name next to the right one", () => {
  const both = ["| Topic | V1.0 | 3.0 |", "| --- | --- | --- |"];
  const told = (now: string) =>
    problemsOf("V1.0 geo-catalogue, geo", ...both, `| Name | \`Name\` | ${now} |`).length;
  expect(told("`name`, `iata`")).toBe(0);
  expect(told("`iata`")).toBe(1);
});

test("checks a status only if it is a separate number and alone in its row", () => {
  const head = ["| State | V1.0 | 3.0 |", "| --- | --- | --- |"];
  const rows = (row: string) => problemsOf("V1.0 live-prices", ...head, row);
  expect(rows("| Nothing | 1304 times | `RESULT_ACTION_OMITTED` |")).toEqual([]);
  expect(rows("| Nothing | 304 or 204 | `RESULT_ACTION_OMITTED` |")).toEqual([]);
  expect(rows("| 200 | fine | not used |")).toMatchObject([{ message: "3.0 uses 200." }]);
});

test("accepts a name of both versions below either, and a name of one only below it", () => {
  const both = "V1.0 live-prices, flights-live-pricing";
  const row = (then: string, now: string) =>
    problemsOf(both, "| Topic | V1.0 | 3.0 |", "| --- | --- | --- |", `| It | ${then} | ${now} |`);
  const messages = (then: string, now: string) => row(then, now).map(({ message }) => message);
  expect(messages("`locale`", "`locale`")).toEqual([]);
  expect(messages("`sessionToken`", "it")).toEqual(['V1.0 had no "sessionToken".']);
  expect(messages("`CABIN_CLASS_FIRST`", "it")).toEqual(['V1.0 had no "CABIN_CLASS_FIRST".']);
  const alone = ["| Topic | 3.0 |", "| --- | --- |", "| It | `apiKey` |"];
  expect(problemsOf(both, ...alone)).toEqual([]);
});

test("accepts a link to a page about every API or none", () => {
  const row = "| `/apiservices/reference/v1.0` | [It](/docs/guides/errors) |";
  const tree = parseMarkdown(`| V1.0 | 3.0 |\n| --- | --- |\n${row}`);
  const scope = scopes.of(["culture"]);
  for (const led of [scopes.everything, scopes.of([])])
    expect(checkV1Rows("a.md", tree, scope, migrations, () => led)).toEqual([]);
});

test("reports words that the meaning of a field or status rules out", () => {
  const polled = ["| Code | Meaning |", "| --- | --- |", "| 204 | the search is over |"];
  expect(problemsOf("V1.0 live-prices", ...polled)).toMatchObject([
    { message: 'The row of 204 says "is over".' },
  ]);
  expect(problemsOf("V1.0 live-prices, flights-live-pricing", ...polled)).toMatchObject([{}]);
  const catalogue = [...BECAME, "| `IataCode` | IATA code of an airport | `iata` |"];
  expect(problemsOf("V1.0 geo-catalogue", ...catalogue)).toMatchObject([{}]);
});

test("accepts such words in a row of several names, or of a name with another meaning", () => {
  const several = "| `IataCode`, `Id` | of an airport | `iata`, `entityId` |";
  expect(problemsOf("V1.0 geo-catalogue", ...BECAME, several)).toEqual([]);
  const inBoth = "| `IataCode` | IATA code of a city | `iata` of an airport |";
  expect(problemsOf("V1.0 geo-catalogue", ...BECAME, inBoth)).toEqual([]);
  const priced = [...LISTS, "| `Price` | lowest price |"];
  expect(problemsOf("V1.0 browse-prices", ...priced)).toEqual([]);
});

test("accepts such words where 3.0 has the row, too", () => {
  const both = ["| Code | Meaning |", "| --- | --- |", "| 200 | the search failed |"];
  expect(problemsOf("flights-live-pricing, V1.0 live-prices", ...both)).toEqual([]);
});
