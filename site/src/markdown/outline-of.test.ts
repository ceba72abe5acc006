import { expect, test } from "vitest";
import { outlineOf } from "./outline-of.ts";
import { parseMarkdown } from "./parse-markdown.ts";

const outline = (text: string) => outlineOf(parseMarkdown(text), "Page");
const headings = (text: string) =>
  Array.from(outline(text).headings.values(), ({ id, text, line }) => [id, text, line]);

test("each heading has an id of its own", () => {
  expect(headings("## One\n\n### Two `x`\n\n#### Three\n\n## One\n")).toEqual([
    ["one", "One", 1],
    ["two-x", "Two x", 3],
    ["three", "Three", 5],
    ["one-1", "One", 7],
  ]);
});

test("a heading may name its own id, as translations do", () => {
  expect(headings("## Errores {#errors}")).toEqual([["errors", "Errores", 1]]);
});

test("lists links as they are written, each with its line", () => {
  const text = "---\ntitle: A\n---\n\nSee\n[it](/docs/a#b) and `/docs/a#b`.\n\n- [x](#y)\n";
  expect(outline(text).links).toEqual([
    { url: "/docs/a#b", line: 6 },
    { url: "#y", line: 8 },
  ]);
});

test("tables are named after their section, counted from the second on", () => {
  const table = "| A |\n| --- |\n| 1 |\n";
  const { tables } = outline(`${table}\n## Fields\n\n${table}\n${table}\n## More\n\n${table}`);
  expect([...tables.values()]).toEqual(["Page", "Fields", "Fields (2)", "More"]);
});

test("records the line of the next block, if there is one", () => {
  expect(outline("Text.\n\n:::next\n- [A](/docs/a)\n:::\n").nextLine).toBe(3);
  expect(outline("Text.").nextLine).toBeUndefined();
});
