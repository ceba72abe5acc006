import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkChoices, choicesIn } from "./check-choices.ts";
import { readClientSources } from "./read-client-sources.ts";

const SOURCE = `
export type Kind = "gone" | "limit";
export interface Failure { readonly kind: Kind; readonly status: number }
export interface End { readonly endedBy?: "time" | "error" | undefined }
`;
const choices = choicesIn([{ file: "a.ts", text: SOURCE }]);
const check = (name: string, rows: readonly string[]) => {
  const table = [
    `| \`${name}\` | Meaning |`,
    "| - | - |",
    ...rows.map((row) => `| \`${row}\` | so |`),
  ];
  return checkChoices("a.md", parseMarkdown(table.join("\n")), choices).map(
    ({ message }) => message,
  );
};

test("choices are read from members and from the types that they name", () => {
  expect([...choices]).toEqual([
    ["kind", ["gone", "limit"]],
    ["endedBy", ["time", "error"]],
  ]);
  expect(choicesIn(readClientSources()).get("endedBy")).toContain("complete");
});

test("merges the choices of members with one name", () => {
  const other = 'export interface Start { readonly endedBy: "time" | "failure" }';
  const sources = [SOURCE, other].map((text) => ({ file: "a.ts", text }));
  expect(choicesIn(sources).get("endedBy")).toEqual(["time", "error", "failure"]);
});

test("reports a missing and an unknown choice in a table", () => {
  expect(check("kind", ["gone", "limit"])).toEqual([]);
  expect(check("kind", ["gone"])).toEqual(["The table of `kind` has no row for `limit`."]);
  expect(check("endedBy", ["time", "error", "polls"])).toEqual(["`endedBy` is never `polls`."]);
  expect(check("status", ["200"])).toEqual([]);
  const wrong = parseMarkdown("| `kind` |\n| - |\n| `gone` |\n| `limit` |\n| `limits` |");
  expect(checkChoices("a.md", wrong, choices)).toMatchObject([{ line: 1, nearest: "limit" }]);
});

test("ignores a table whose head has more than a name", () => {
  const other = parseMarkdown("| `kind` of fruit |\n| - |\n| `apple` |");
  expect(checkChoices("a.md", other, choices)).toEqual([]);
});
