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

test("a row lists fields of its own object, and where they went", () => {
  const lists = [
    ...LISTS,
    "| `Carriers` | list: `Id`, `Code` |",
    "| `Status` | `UpdatesPending` |",
  ];
  expect(problemsOf("V1.0 live-prices", ...lists)).toEqual([]);
  expect(problemsOf("V1.0 geo-catalogue", ...BECAME, "| `Name` | its name | `name` |")).toEqual([]);
});

test("below a version stands what that version has", () => {
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

test("a field of another object, or another place, is a problem with the nearest", () => {
  const lists = [...LISTS, "| `Segments` | `Id`, `FlightNumbers` |", "| `Carriers` | `ParentId` |"];
  expect(problemsOf("V1.0 live-prices", ...lists)).toMatchObject([
    { line: 3, nearest: "FlightNumber" },
    { line: 4, message: 'V1.0 had no "ParentId" in "Carriers".' },
  ]);
  expect(
    problemsOf("V1.0 geo-catalogue", ...BECAME, "| `Name` | its name | `iata` |"),
  ).toMatchObject([{ line: 3, nearest: "Place.name" }]);
});

test("a status of V1.0 is the same in 3.0, or not used there, as 3.0 has it", () => {
  const rows = (...cells: readonly string[]) => problemsOf("V1.0 live-prices", ...BECAME, ...cells);
  expect(rows("| 400 | invalid | the same |", "| 410 | gone | not used; search |")).toEqual([]);
  expect(rows("| 301 | moved | the same |", "| 429 | too many | not used |")).toMatchObject([
    { line: 3, message: "3.0 doesn't use 301." },
    { line: 4, message: "3.0 uses 429." },
  ]);
});

test("a status of V1.0 became the constant that it is paired with", () => {
  const head = ["| State | V1.0 | 3.0 |", "| --- | --- | --- |"];
  const rows = (row: string) => problemsOf("V1.0 live-prices", ...head, row);
  expect(rows("| Nothing new | HTTP 304 | `RESULT_ACTION_NOT_MODIFIED` |")).toEqual([]);
  expect(rows("| Nothing new | HTTP 304 | `RESULT_ACTION_OMITTED` |")).toMatchObject([
    { line: 3, nearest: "RESULT_ACTION_NOT_MODIFIED" },
  ]);
});

test("a call of V1.0 leads to an API that it became", () => {
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

test("a page that is not about V1.0 may use its names for something else", () => {
  expect(problemsOf("geo", ...BECAME, "| `Name` | its name | `iata` |")).toEqual([]);
});

test("a page about V1.0 leads to the right API as well", () => {
  const row = "| `/apiservices/reference/v1.0` | [It](/docs/geo/overview) |";
  expect(problemsOf("V1.0 geo-catalogue", "| V1.0 | 3.0 |", "| --- | --- |", row)).toMatchObject([
    { line: 3, message: '"reference" of V1.0 did not become geo.' },
  ]);
});

test("only a row of one object lists fields of it, and only in the columns of V1.0", () => {
  const rows = (...cells: readonly string[]) => problemsOf("V1.0 live-prices", ...cells);
  expect(rows(...LISTS, "| `Segments`, `Carriers` | `FlightNumbers` |")).toEqual([]);
  expect(rows(...LISTS, "| `Carriers` | `Widget` |")).toEqual([]);
  expect(rows(...LISTS, "| `Carriers` | `ParentId` |")).toMatchObject([
    { nearest: expect.any(String) },
  ]);
  const now = rows(...BECAME, "| `Carriers` | airlines | `ParentId` |");
  expect(now.filter(({ message }) => message.startsWith("V1.0 had no"))).toEqual([]);
});

test("below both versions, a new name may stand beside the right one", () => {
  const both = ["| Topic | V1.0 | 3.0 |", "| --- | --- | --- |"];
  const told = (now: string) =>
    problemsOf("V1.0 geo-catalogue, geo", ...both, `| Name | \`Name\` | ${now} |`).length;
  expect(told("`name`, `iata`")).toBe(0);
  expect(told("`iata`")).toBe(1);
});

test("a status counts only as a number of its own, and alone in its row", () => {
  const head = ["| State | V1.0 | 3.0 |", "| --- | --- | --- |"];
  const rows = (row: string) => problemsOf("V1.0 live-prices", ...head, row);
  expect(rows("| Nothing | 1304 times | `RESULT_ACTION_OMITTED` |")).toEqual([]);
  expect(rows("| Nothing | 304 or 204 | `RESULT_ACTION_OMITTED` |")).toEqual([]);
  expect(rows("| 200 | fine | not used |")).toMatchObject([{ message: "3.0 uses 200." }]);
});

test("a name of both versions stands below either, and one of a version only below it", () => {
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

test("a page about every API, or about none, is never the wrong one", () => {
  const row = "| `/apiservices/reference/v1.0` | [It](/docs/guides/errors) |";
  const tree = parseMarkdown(`| V1.0 | 3.0 |\n| --- | --- |\n${row}`);
  const scope = scopes.of(["culture"]);
  for (const led of [scopes.everything, scopes.of([])])
    expect(checkV1Rows("a.md", tree, scope, migrations, () => led)).toEqual([]);
});
