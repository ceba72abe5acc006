import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkCallTables } from "./check-call-tables.ts";

const problemsOf = (head: string, ...rows: readonly string[]) => {
  const text = [`| Call | ${head} |`, "| --- | --- |", ...rows.map((row) => `| ${row} |`)];
  return checkCallTables("a.md", parseMarkdown(text.join("\n")), contract);
};
const LOCALES = "`GET /apiservices/v3/culture/locales`";
const NEAREST = "`GET /apiservices/v3/culture/nearestculture`";

test("accepts the calls that need a key", () => {
  expect(problemsOf("API key", `${LOCALES} | yes`, `${NEAREST} | no, anybody can call it`)).toEqual(
    [],
  );
});

test("reports a call that needs a key, or none", () => {
  expect(problemsOf("API key", `${LOCALES} | no`, "`findNearestCulture` | Yes")).toEqual([
    {
      file: "a.md",
      line: 3,
      message: 'Whether listLocales needs a key: not "no".',
      nearest: "yes",
    },
    {
      file: "a.md",
      line: 4,
      message: 'Whether findNearestCulture needs a key: not "Yes".',
      nearest: "no",
    },
  ]);
});

test("knows a call by its words, too", () => {
  expect(problemsOf("Needs a key", "Nearest culture | yes", "Locales call | yes")).toMatchObject([
    { line: 3, nearest: "no" },
  ]);
});

test.each([
  ["Body", `${LOCALES} | no`],
  ["API key", `${LOCALES} | \`sandbox-key\``],
  ["API key", "`GET /other` | no"],
  ["API key"],
])("leaves other tables alone: %s", (head, ...rows) => {
  expect(problemsOf(head, ...rows)).toEqual([]);
});
