import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { plainText } from "../../../tests/plain-text.ts";
import { nodesOf } from "../markdown/each-node.ts";
import { createMarkdownHref } from "../publish/markdown/markdown-href.ts";
import { markdownOf } from "../publish/markdown/markdown-of.ts";
import { site } from "./testing/site.ts";

/** As everybody reads Markdown. */
const parser = unified().use(remarkParse).use(remarkGfm);

/** Every page once: in the language it is written in. */
const pages = site.pages.filter(({ page, lang }) =>
  page.kind === "docs" ? page.written.has(lang) : page.kind !== "reference" || lang === "en",
);
const titles = pages.map((one) => ({ ...one, title: `${one.lang} ${one.page.path}` }));

test.each(titles)(
  "the Markdown version of $title has the links, code and text of its HTML in order",
  (one) => {
    const { model, shown } = site.render(one);
    const html = withoutExplained(model.contentHtml);
    const toHref = createMarkdownHref([]);
    const markdown = parser.parse(markdownOf(shown, toHref));

    expect(linksOf(markdown)).toEqual(
      Array.from(html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>/g))
        .filter(([tag]) => !tag.includes('class="anchor"'))
        .map(([, href = ""]) => toHref(plainText(href))),
    );
    expect(blocksOf(markdown)).toEqual(
      Array.from(html.matchAll(/<pre[^>]*><code>(.*?)<\/code><\/pre>/gs), ([, code = ""]) =>
        plainText(code),
      ),
    );
    expect(spansOf(markdown)).toEqual(
      Array.from(withoutBlocks(html).matchAll(/<code[^>]*>(.*?)<\/code>/gs), ([, code = ""]) =>
        plainText(code),
      ),
    );
    expect(withoutSpace(textOf(markdown))).toBe(withoutSpace(plainText(readable(html))));
  },
);

/** Without what a reader can only use on the page; a drawing is what it shows, in words. */
function readable(html: string): string {
  return html
    .replace(/<div class="(practice|explore)".*?<\/div>/gs, "")
    .replace(/<(button|fieldset|search)\b.*?<\/\1>/gs, "")
    .replace(
      /<svg\b([^>]*)>.*?<\/svg>/gs,
      (_, tag: string) => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? "",
    );
}

/** Which pages speak of a name stands in the HTML alone. */
function withoutExplained(html: string): string {
  return html
    .replace(/<details class="explained explained-fold">.*?<\/details>/gs, "")
    .replace(/<div class="explained">.*?<\/div>/gs, "");
}

function withoutBlocks(html: string): string {
  return html.replace(/<pre\b.*?<\/pre>/gs, "");
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}

function linksOf(tree: Nodes): readonly string[] {
  return nodesOf(tree, "link").map(({ url }) => url);
}

function blocksOf(tree: Nodes): readonly string[] {
  return nodesOf(tree, "code").map(({ value }) => value.trim());
}

function spansOf(tree: Nodes): readonly string[] {
  return nodesOf(tree, "inlineCode").map(({ value }) => value.trim());
}
