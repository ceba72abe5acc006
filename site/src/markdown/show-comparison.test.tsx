import type { LeafDirective } from "mdast-util-directive";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeBlock } from "./code-block.tsx";
import { nodesOf } from "./each-node.ts";
import type { ShownDirective } from "./markdown-context.ts";
import { outlineOf } from "./outline-of.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { renderMarkdown } from "./render-markdown.tsx";

const block = (code: string) => (
  <CodeBlock code={code} language="" copy="" highlight={(text) => text} />
);

/** Each half of a comparison as its label and its code; a directive shows `directive`. */
function compare(text: string, directive: ShownDirective = { node: null }) {
  const tree = parseMarkdown(text);
  const shown = new Map<LeafDirective, ShownDirective>(
    nodesOf(tree, "leafDirective").map((node) => [node, directive]),
  );
  const html = renderToStaticMarkup(
    renderMarkdown(tree, outlineOf(tree, ""), {
      texts: { linkToSection: "", details: "", next: "", admonitions: {} },
      localizeHref: (href) => href,
      code: ({ value }) => block(value),
      shown,
      named: new Map(),
    }),
  );
  const halves = html.matchAll(/<p class="compare-label">([^<]*)<\/p>(.*?)<\/div>/gs);
  return {
    className: /<div class="([^"]+)"/.exec(html)?.[1],
    halves: Array.from(halves, ([, label, half = ""]) => [
      label,
      /<code>(.*?)<\/code>/s.exec(half)?.[1],
    ]),
  };
}

const pair = (left: string, right: string, halves: string) =>
  `:::compare{left="${left}" right="${right}"}\n${halves}\n:::\n`;
const blocks = "```text\ncountry=UK\nadults=1\n```\n\n```text\nmarket=UK\nadults=1\n```";

test("next to V1.0, marks lines that only one half has: deleted there, inserted here", () => {
  expect(compare(pair("V1.0 form", "3.0 body", blocks))).toEqual({
    className: "compare before-and-after",
    halves: [
      ["V1.0 form", "<del>country=UK</del>\nadults=1"],
      ["3.0 body", "<ins>market=UK</ins>\nadults=1"],
    ],
  });
});

test("marks nothing unless the left half is V1.0", () => {
  expect(compare(pair("Form", "V1.0 form", blocks))).toEqual({
    className: "compare",
    halves: [
      ["Form", "country=UK\nadults=1"],
      ["V1.0 form", "market=UK\nadults=1"],
    ],
  });
});

test("a half that a directive shows is compared by its code", () => {
  const halves = "```text\ncountry=UK\nadults=1\n```\n\n::request";
  const directive = { node: block("adults=1\nmarket=UK"), code: "adults=1\nmarket=UK" };
  expect(compare(pair("V1.0", "3.0", halves), directive).halves).toEqual([
    ["V1.0", "<del>country=UK</del>\nadults=1"],
    ["3.0", "adults=1\n<ins>market=UK</ins>"],
  ]);
});
