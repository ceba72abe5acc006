import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeBlock } from "./code-block.tsx";
import { createHighlight } from "./create-highlight.ts";
import { outlineOf } from "./outline-of.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { renderMarkdown } from "./render-markdown.tsx";

const highlight = await createHighlight();

function render(text: string): string {
  const tree = parseMarkdown(text);
  const article = renderMarkdown(tree, outlineOf(tree, "Page"), {
    texts: {
      linkToSection: "Link",
      details: "More",
      next: "Next",
      changes: { new: "New:", gone: ["gone", "no more"] },
      admonitions: { note: "Note", tip: "Tip", caution: "Caution" },
    },
    localizeHref: (href) => `/es${href}`,
    code: ({ value, lang }) => (
      <CodeBlock code={value} language={lang ?? ""} title="A" copy="Copy" highlight={highlight} />
    ),
    shown: new Map(),
    named: new Map(),
  });
  return renderToStaticMarkup(article);
}

test("headings have ids and a link to themselves", () => {
  const html = render("## One\n\n### Two `x`\n\n#### Three\n\n## One\n");
  expect(html).toContain('<h2 id="one">One<a class="anchor" href="#one" aria-label="Link: One">');
});

test("a heading may name its own anchor, as translations do", () => {
  const html = render("## Errores {#errors}");
  expect(html).toContain('<h2 id="errors">Errores<a class="anchor" href="#errors"');
});

test("links go through the locale", () => {
  expect(render("[Intro](/docs/intro)")).toContain('<a href="/es/docs/intro">Intro</a>');
});

test("a table scrolls in a region named after its section, with column headers", () => {
  const html = render("## Fields\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n");
  expect(html).toContain('<div class="table" role="region" tabindex="0" aria-label="Fields">');
  expect(html).toContain('<th scope="col">A</th>');
  expect(html).toContain("<td>1</td>");
});

test("each table of a section is a region with a name of its own", () => {
  const table = "| A |\n| --- |\n| 1 |\n";
  const html = render(`## Fields\n\n${table}\n${table}\n## More\n\n${table}`);
  expect(Array.from(html.matchAll(/aria-label="([^"]*)"><table>/g), ([, label]) => label)).toEqual([
    "Fields",
    "Fields (2)",
    "More",
  ]);
});

test("code is painted with classes, never with styles, and escaped", () => {
  const html = render('```json title="A"\n{ "a<b": 1 }\n```');
  expect(html).toContain("<figcaption>A</figcaption>");
  expect(html).toContain('<span class="n">1');
  expect(html).toContain("a&lt;b");
  expect(html).not.toContain("style=");
});

test("containers: admonition, comparison of two, steps and next", () => {
  const html = render(
    ':::tip[Do]\nText.\n:::\n\n:::compare{left="V1.0" right="3.0"}\n```text\na\n```\n\n```text\nb\n```\n:::\n\n:::next\n- [A](/docs/a) about\n:::\n',
  );
  expect(html).toContain(
    '<aside class="admonition admonition-tip"><p class="admonition-title">Do</p>',
  );
  expect(html.match(/class="compare-label"/g)).toHaveLength(2);
  expect(html).toContain('<nav class="next-cards" aria-label="Next">');
});

test("an entry of a change log has a mark where it says that something is new or gone", () => {
  const html = render(
    "- New: stats\n- A new call\n- Gone from the body: a list\n- Forms are gone.\n- A wagoner\n- There are no more forms.\n- No\n",
  );
  const marks = Array.from(html.matchAll(/<li(?: class="([^"]+)")?>/g), ([, name]) => name);
  expect(marks).toEqual([
    "change-new",
    undefined,
    "change-gone",
    "change-gone",
    undefined,
    "change-gone",
    undefined,
  ]);
  expect(render("- Forms are gone.\n")).toContain("<li>Forms are gone.</li>");
});
