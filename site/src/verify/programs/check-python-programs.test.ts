import { expect, test } from "vitest";
import { readBlocks } from "../blocks/read-blocks.ts";
import { checkPythonPrograms } from "./check-python-programs.ts";
import { pageFiles } from "./page-files.ts";

const TYPESCRIPT = [
  '```ts title="find-place.mts"',
  'const { iataCode } = await get("/apiservices/v3/autosuggest/flights");',
  'const type = "PLACE_TYPE_CITY";',
  "```",
];

test("finds a member, a value and a path that the TypeScript version lacks", () => {
  expect(
    problemsOf([
      'place = get("/apiservices/v3/autosuggest")',
      'print(place.get("iata", ""), place["iataCode"])',
      'type = "PLACE_TYPE_AIRPORT"',
    ]),
  ).toEqual([
    { file: "a.md", line: 7, message: 'find-place.mts has no "iata".' },
    {
      file: "a.md",
      line: 6,
      message: 'find-place.mts has no "/apiservices/v3/autosuggest".',
      nearest: "/apiservices/v3/autosuggest/flights",
    },
    {
      file: "a.md",
      line: 8,
      message: 'find-place.mts has no "PLACE_TYPE_AIRPORT".',
      nearest: "PLACE_TYPE_CITY",
    },
  ]);
});

test("a name in a comment of the TypeScript version is none that it reads", () => {
  expect(problemsOf(['print(place["flights"])'])).toMatchObject([{ line: 6 }]);
});

test("accepts keys and constants of the program itself", () => {
  expect(
    problemsOf(["LONGEST_SEARCH_TIME = 60", 'seen = {"last_seen": 0}', 'print(seen["last_seen"])']),
  ).toEqual([]);
  expect(problemsOf(["wait(LONGEST_SEARCH_TIME)"])).toHaveLength(1);
});

test("accepts the names of the TypeScript version, and any in a program without one", () => {
  expect(problemsOf(['print(place["iataCode"], "PLACE_TYPE_CITY")'])).toEqual([]);
  expect(problemsOf(['print(place["iata"])'], "other.py")).toEqual([]);
});

test("accepts any name while the TypeScript version doesn't parse", () => {
  const broken = TYPESCRIPT.map((line) =>
    line.startsWith("```ts") ? `${line}\nconst = 1;` : line,
  );
  expect(problemsOf(['print(place["iata"])'], "find_place.py", broken)).toEqual([]);
});

function problemsOf(
  python: readonly string[],
  title = "find_place.py",
  typescript: readonly string[] = TYPESCRIPT,
) {
  const page = [...typescript, `\`\`\`python title="${title}"`, ...python, "```"];
  return checkPythonPrograms(pageFiles(readBlocks("a.md", page.join("\n"))));
}
