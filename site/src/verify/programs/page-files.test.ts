import { expect, test } from "vitest";
import { readBlocks } from "../blocks/read-blocks.ts";
import { checkOutputs, shownOutput } from "./check-outputs.ts";
import { pageFiles, trialOf } from "./page-files.ts";
import { pagePrograms } from "./page-programs.ts";
import { rewriteOutputs, rewritePage } from "./rewrite-outputs.ts";

const text = [
  '```ts title="a-b.mts"',
  "one",
  "```",
  "Text.",
  '```ts title="a-b.mts"',
  "two",
  "```",
  '```json title="in queryLegs"',
  "{}",
  "```",
  '```text output="a-b.mts"',
  "GBP 1",
  "GBP 2",
  "```",
].join("\n");
const blocks = readBlocks("a.md", text);
const [file, ...others] = pageFiles(blocks);

test("blocks with one title are one file, and its lines are those of the page", () => {
  expect(others).toEqual([]);
  expect(file?.code.split("\n")).toEqual(["one", "", "two", ""]);
  expect([0, 1, 3].map((line) => file?.lineAt(line))).toEqual([1, 2, 6]);
});

test("reports output that the page lacks, also of the program in Python", () => {
  if (!file) throw new Error("no file");
  expect(checkOutputs(file, blocks, "GBP 1\nGBP 2\n")).toEqual([]);
  expect(checkOutputs(file, [], "GBP 1\n")).toEqual([]);
  expect(checkOutputs(file, blocks, "GBP 1\nGBP 2\nEnd\n")).toEqual([
    {
      file: "a.md",
      line: 13,
      message: 'a-b.mts goes on to print "End": show it, or end with a line "…".',
    },
  ]);
  expect(checkOutputs({ ...file, title: "a_b.py" }, blocks, "GBP 1\nGBP 3\n")).toEqual([
    {
      file: "a.md",
      line: 13,
      message:
        'a_b.py does not print "GBP 2" but "GBP 3": "npm run samples -- --write" rewrites it.',
    },
  ]);
  expect(checkOutputs({ ...file, title: "a_b.py" }, blocks, "GBP 1\n")).toEqual([
    {
      file: "a.md",
      line: 13,
      message: 'a_b.py does not print "GBP 2": "npm run samples -- --write" rewrites it.',
    },
  ]);
});

test("joins pieces of an output by an ellipsis", () => {
  if (!file) throw new Error("no file");
  const twice = [...blocks, ...blocks.slice(-1)];
  expect(shownOutput(file, blocks)).toBe("GBP 1\nGBP 2");
  expect(shownOutput(file, twice)).toBe("GBP 1\nGBP 2\n…\nGBP 1\nGBP 2");
  expect(shownOutput(file, [])).toBe("");
});

test("rewrites only the changed output of a page", () => {
  if (!file) throw new Error("no file");
  expect(rewriteOutputs(text, file, blocks, "Start\nGBP 7\nGBP 8\n")).toBe(
    text.replace("GBP 1", "GBP 7").replace("GBP 2", "GBP 8"),
  );
});

test("rewrites each piece with the output after the previous piece", () => {
  const two = text.replace("GBP 1\nGBP 2", 'GBP 1\n```\n\n```text output="a-b.mts"\nGBP 2');
  const pieces = readBlocks("a.md", two);
  const [own] = pageFiles(pieces);
  if (!own) throw new Error("no file");
  expect(rewriteOutputs(two, own, pieces, "GBP 7\nGBP 8\n")).toBe(
    two.replace("GBP 1", "GBP 7").replace("GBP 2", "GBP 8"),
  );
});

test("finds the block that runs a server", () => {
  const page = '```ts title="server.mts"\n```\n```bash run="server.mts"\ncurl\n```\n';
  const blocks = readBlocks("a.md", page);
  expect(trialOf("server.mts", blocks)?.code).toBe("curl");
  expect(trialOf("other.mts", blocks)).toBeUndefined();
});

test("accepts more output between two shown pieces", () => {
  if (!file) throw new Error("no file");
  const twice = [...blocks, ...blocks.slice(-1)];
  expect(checkOutputs(file, twice, "GBP 1\nGBP 2\nMore\nGBP 1\nGBP 2\n")).toEqual([]);
});

const rewrittenPage = (page: string, output: string) => {
  const own = readBlocks("a.md", page);
  const [program] = pageFiles(own);
  if (!program) throw new Error("no file");
  return rewriteOutputs(page, program, own, output);
};

const rewritten = (shown: readonly string[], output: string) => {
  const page = ['```ts title="a.mts"', "```", '```text output="a.mts"', ...shown, "```"];
  return rewrittenPage(page.join("\n"), output).split("\n").slice(3, -1);
};

test.each([
  [["GBP 2"], "GBP 1\nGBP 2\n", ["GBP 2"]],
  [["Done", "Bye"], "A\nB\nC\n", ["A", "B"]],
  [["GBP 1", "…", "GBP 3"], "GBP 5\nGBP 6\nGBP 7\n", ["GBP 5", "…", "GBP 7"]],
  [["GBP 1", "GBP 2"], "GBP 7\n", ["GBP 7", "…"]],
  [[], "GBP 7\nGBP 8\n", ["GBP 7", "GBP 8"]],
  [[""], "GBP 7\nGBP 8\n", ["GBP 7", "GBP 8"]],
])("replaces %j by the similar lines of %j", (shown, output, lines) => {
  expect(rewritten(shown, output)).toEqual(lines);
});

test("takes a block from what was printed after the block before it, which still matches", () => {
  const page = (second: string) =>
    [
      '```ts title="a.mts"\n```',
      '```text output="a.mts"\nday 1: GBP 10\n```',
      `\`\`\`text output="a.mts"\n${second}\n\`\`\``,
    ].join("\n");
  const output = "Two days\nday 1: GBP 10\nday 2: GBP 20\n";
  expect(rewrittenPage(page("day 2: GBP 99"), output)).toBe(page("day 2: GBP 20"));
});

test("lists a page's programs with their trials and expected statuses", () => {
  const page = [
    '```ts title="server.mts" expect="404 429"',
    "serve();",
    "```",
    '```bash run="server.mts"',
    "curl",
    "```",
    '```bash title="a.sh"',
    "curl",
    "```",
    '```ts title="module.ts"',
    "```",
  ];
  const programs = pagePrograms(readBlocks("a.md", page.join("\n")));
  expect(programs.map(({ program, expect: statuses }) => [program, statuses])).toEqual([
    [{ title: "server.mts", code: "serve();\n", trial: "curl" }, ["404", "429"]],
    [{ title: "a.sh", code: expect.stringContaining("curl") }, []],
  ]);
});

test("an empty output takes everything, and what is shown after it nothing", () => {
  const page = [
    '```ts title="a.mts"\n```',
    '```text output="a.mts"\n\n```',
    '```text output="a.mts"\nGBP 1\n```',
  ].join("\n");
  expect(rewrittenPage(page, "GBP 7\nGBP 8\n")).toBe(
    page.replace("\n\n```", "\nGBP 7\nGBP 8\n```").replace("GBP 1", "…"),
  );
});

test("fills the outputs of two programs of a page", () => {
  const page = ["a", "b"]
    .map((name) => `\`\`\`ts title="${name}.mts"\n\`\`\`\n\`\`\`text output="${name}.mts"\n\`\`\``)
    .join("\n");
  const results = pageFiles(readBlocks("a.md", page)).map((program) => ({
    file: program,
    output: `First of ${program.title}\nSecond\n`,
  }));
  expect(rewritePage("a.md", page, results)).toBe(
    page
      .replace('output="a.mts"', "$&\nFirst of a.mts\nSecond")
      .replace('output="b.mts"', "$&\nFirst of b.mts\nSecond"),
  );
});
