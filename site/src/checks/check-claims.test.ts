import { expect, test } from "vitest";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { checkClaims } from "./check-claims.ts";
import { claimsIn } from "./claims-in.ts";
import { checkClaimLists, claimListOf, parseClaims, printClaims } from "./read-claims.ts";
import { type Recorded, recordClaims } from "./record-claims.ts";

const FILE = "site/content/docs/a.md";
const TEXT = [
  "---",
  "description: How long a token lasts.",
  "---",
  "",
  "Send `adults`. It is **optional.** A city has",
  "one [airport](/docs/geo).",
  "",
  "| Status | Meaning |",
  "| --- | --- |",
  "| 401   | no key  |",
  "",
  '::figure{src="a" alt="Two calls." caption="In order."}',
  "",
  '```ts title="a.mts"',
  "const a = 1; // how many travel",
  "```",
  "",
  "```json",
  '{   "adults": 1 }',
  "```",
].join("\n");

const SAID = [
  "How long a token lasts.",
  "Send `adults`.",
  "It is **optional.**",
  "A city has one [airport](/docs/geo).",
  "| Status | Meaning |",
  "| 401 | no key |",
  '::figure{src="a"}',
  "Two calls.",
  "In order.",
  '```ts title="a.mts"',
  "// how many travel",
  "```json",
  '{ "adults": 1 }',
];

const said = (text: string) =>
  claimsIn(text, parseMarkdown(text)).map((claim) => ({ ...claim, file: FILE }));
const listed = SAID.map((sentence) => ({ source: "contract", sentence }));
const problemsOf = (text: string) => checkClaims(FILE, said(text), listed);
const record = (text: string, recorded: Recorded) => recordClaims(said(text), listed, recorded);

test("everything that a page says, in order and with its line", () => {
  expect(said(TEXT).map(({ sentence }) => sentence)).toEqual(SAID);
  expect(said(TEXT).map(({ line }) => line)).toEqual([
    2, 5, 5, 5, 8, 10, 12, 12, 12, 14, 15, 18, 19,
  ]);
  expect(problemsOf(TEXT)).toEqual([]);
});

test.each([
  ["a sentence", 5, "one [airport]", "no [airport]", "A city has one [airport](/docs/geo)."],
  ["a link", 5, "/docs/geo", "/docs/intro", "A city has one [airport](/docs/geo)."],
  ["a row", 10, "| 401 ", "| 403 ", "| 401 | no key |"],
  ["an alternative text", 12, "Two calls", "Three calls", "Two calls."],
  ["a comment", 15, "how many travel", "how old they are", "// how many travel"],
  ["a line of JSON", 19, '"adults": 1', '"adults": 2', '{ "adults": 1 }'],
])(
  "%s that is changed is a problem of its line, and what it was the nearest",
  (_, line, from, to, was) => {
    const problems = problemsOf(TEXT.replace(from, to));
    expect(problems[0]).toMatchObject({ file: FILE, line, nearest: was });
    expect(problems[0]?.message).toContain(`--says SOURCE docs/a.md:${line}`);
  },
);

test("what is new, gone or in another order is a problem", () => {
  expect(problemsOf(TEXT.replace("\n\n|", "\n\nIt is kept.\n\n|"))).toMatchObject([
    { line: 8, message: expect.stringContaining('"It is kept."') },
  ]);
  expect(problemsOf(TEXT.replace(" It is **optional.**", ""))).toMatchObject([
    { line: 5, nearest: "It is **optional.**" },
  ]);
  const swapped = TEXT.replace(
    "Send `adults`. It is **optional.**",
    "It is **optional.** Send `adults`.",
  );
  expect(problemsOf(swapped)).toMatchObject([
    { line: 5, message: expect.stringContaining("elsewhere") },
  ]);
});

test("what was looked up is recorded in the order of the page, and nothing else", () => {
  const text = TEXT.replace("no key", "a key").replace("Two calls.", "Three calls.");
  const [row] = said(text).filter(({ line }) => line === 10);
  const after = record(text, { source: "standard", lines: { first: 10, last: 10 } });
  expect(after).toContainEqual({ source: "standard", sentence: row?.sentence });
  expect(checkClaims(FILE, said(text), after)).toMatchObject([{ line: 12, nearest: "Two calls." }]);
  expect(record(TEXT, { source: "standard" })).toEqual(listed);
});

test("of a line that says something new, what it said before keeps its source", () => {
  const lines = { first: 5, last: 5 };
  const sources = (text: string) =>
    record(text, { source: "standard", lines })
      .slice(1, 4)
      .map(({ source }) => source);
  const changed = TEXT.replace("**optional.**", "**required.**");
  expect(sources(changed)).toEqual(["contract", "standard", "contract"]);
  // Where nothing is new, it is who says so that is put right.
  expect(sources(TEXT)).toEqual(["standard", "standard", "standard"]);
});

test("renewing a file drops what is gone, and says nothing of what is new", () => {
  const text = TEXT.replace(" It is **optional.**", "").replace("In order.", "As they come.");
  const after = record(text, {});
  expect(after.map(({ sentence }) => sentence)).not.toContain("It is **optional.**");
  expect(checkClaims(FILE, said(text), after)).toMatchObject([{ line: 12, nearest: "In order." }]);
});

test("a list is lines of a source and a sentence, for a file that is there", () => {
  expect(parseClaims(printClaims(listed))).toEqual(listed);
  expect(claimListOf("site/content/es/docs/a.md")).toBe("es/docs/a.txt");
  const lists = new Map([["docs/a.txt", [{ source: "contrat", sentence: "It is kept." }]]]);
  expect(checkClaimLists(lists, [FILE], ["es"])).toMatchObject([{ line: 1, nearest: "contract" }]);
  expect(checkClaimLists(lists, ["site/content/docs/b.md"], ["es"])[0]).toMatchObject({
    file: "site/claims/docs/a.txt",
    nearest: "docs/b.txt",
  });
});

test("a translation says what its original says, and nothing else does", () => {
  const file = "site/content/es/docs/a.md";
  const from = (source: string) => new Map([["es/docs/a.txt", [{ source, sentence: "Envía." }]]]);
  expect(checkClaimLists(from("original"), [file], ["es"])).toEqual([]);
  expect(checkClaimLists(from("contract"), [file], ["es"])).toMatchObject([{ line: 1 }]);
  expect(checkClaimLists(from("original"), [file], ["pt"])).toMatchObject([{ line: 1 }]);
});
