import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { readBlocks } from "./read-blocks.ts";

const content = readContent(fileURLToPath(new URL("../../../content", import.meta.url)), "");

test("finds the same blocks as the tree on every page", () => {
  for (const { file, text } of content.pages) {
    const blocks = nodesOf(parseMarkdown(text), "code").map(({ lang, value, position }) => {
      return [position?.start.line, lang, value];
    });
    expect(readBlocks(file, text).map((one) => [one.line, one.language, one.code])).toEqual(blocks);
  }
});

test("a block has its place, its attributes and its code without indentation", () => {
  const text = ["1. Step", '   ```json title="a b" part', "   {", '     "a": 1', "   }", "   ```"];
  expect(readBlocks("a.md", text.join("\n"))).toEqual([
    {
      file: "a.md",
      line: 2,
      language: "json",
      attributes: { title: "a b", part: "" },
      code: '{\n  "a": 1\n}',
    },
  ]);
});

test("a block ends only at its bare fence, not at one with words after it or inside a line", () => {
  const code = "```json\n{}\n~~~";
  const [block, ...others] = readBlocks("a.md", `~~~~text\n${code}\n~~~~\n`);
  expect([block?.code, others]).toEqual([code, []]);
  const [ticks] = readBlocks("a.md", "```text\n```json\n```\n");
  expect(ticks?.code).toBe("```json");
});

test("a line indented less than its fence loses only its own indentation", () => {
  const [block] = readBlocks("a.md", "   ```text\n x\ny\n     z\n   ```\n");
  expect(block?.code).toBe("x\ny\n  z");
});
