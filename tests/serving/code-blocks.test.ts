/** A block of code is one text: as it is shown, as it is copied, and in the page's Markdown version. */
import { readFileSync } from "node:fs";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { markdownPath } from "../../site/src/base/paths.ts";
import { nodesOf } from "../../site/src/markdown/each-node.ts";
import { removeLanguage } from "../../site/src/publish/markdown/markdown-files.ts";
import { builtFiles, builtPages, fileOf, isCopy } from "../built-site.ts";
import { plainText } from "../plain-text.ts";
import { selectCases } from "../select-cases.ts";

interface BuiltBlock {
  /** Of each element `code` in it: its button copies the first. */
  readonly texts: readonly string[];
  readonly buttons: number;
}

/** Blocks of code are plain Markdown: the rest of what a Markdown version has only takes time. */
const parser = unified().use(remarkParse);
const pages = builtPages().map((page) => {
  const html = readFileSync(fileOf(page.url), "utf8");
  return { ...page, html, blocks: blocksOf(html) };
});
/** A copy shows the article of another page. */
const articles = pages.filter((page) => !isCopy(page));

test("each code block of every page has one code element and one copy button", () => {
  const blocks = pages.flatMap(({ blocks }) => blocks);
  expect(blocks.length).toBeGreaterThan(500);
  for (const { path, html, blocks } of pages) {
    expect([path, blocks.length]).toEqual([path, html.split("<pre").length - 1]);
    for (const { texts, buttons } of blocks) {
      expect([path, texts.length, buttons]).toEqual([path, 1, 1]);
      expect(texts[0]).not.toBe("");
    }
  }
});

test("no code block of any page runs two URLs together", () => {
  const joined = pages.flatMap(({ path, blocks }) =>
    textsOf(blocks)
      .filter((text) => /[\w/]https?:\/\//.test(text))
      .map((text) => [path, text]),
  );
  expect(joined).toEqual([]);
});

test("each code block is the same in the page, its Markdown version and its navigation data", () => {
  for (const { path, kind, dataUrl, blocks } of selectCases(articles, pages)) {
    if (kind === "not-found") continue;
    const inMarkdown = markdownFilesOf(path).flatMap((file) => {
      const markdown = parser.parse(readFileSync(fileOf(file), "utf8"));
      return nodesOf(markdown, "code").map(({ value }) => value.trim());
    });
    expect([path, new Set(inMarkdown)]).toEqual([path, new Set(textsOf(blocks))]);
    const data: { readonly html: string } = JSON.parse(readFileSync(fileOf(dataUrl), "utf8"));
    expect([path, textsOf(blocksOf(data.html))]).toEqual([path, textsOf(blocks)]);
  }
});

/** The Markdown version of a page, also in other languages of samples. */
function markdownFilesOf(path: string): readonly string[] {
  return builtFiles().filter((file) => removeLanguage(file) === markdownPath(path));
}

function blocksOf(html: string): readonly BuiltBlock[] {
  return Array.from(html.matchAll(/<figure class="code">(.*?)<\/figure>/gs), ([, inside = ""]) => ({
    texts: Array.from(inside.matchAll(/<code[^>]*>(.*?)<\/code>/gs), ([, code = ""]) =>
      plainText(code),
    ),
    buttons: inside.split('class="copy"').length - 1,
  }));
}

function textsOf(blocks: readonly BuiltBlock[]): readonly string[] {
  return blocks.flatMap(({ texts }) => texts);
}
