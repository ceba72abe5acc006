import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeBlock } from "./code-block.tsx";
import { createHighlight } from "./create-highlight.ts";
import { nodesOf } from "./each-node.ts";
import { outlineOf } from "./outline-of.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { renderMarkdown } from "./render-markdown.tsx";

const highlight = await createHighlight();

/** @param href where the code spans of the text lead */
function render(text: string, href?: string): string {
  const tree = parseMarkdown(text);
  const spans = href === undefined ? [] : nodesOf(tree, "inlineCode");
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
    named: new Map(spans.map((span) => [span, href ?? ""])),
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

test("localizes links", () => {
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

test("beyond two columns, labels each cell after the first by its column for rows shown as blocks", () => {
  expect(render("| A | B |\n| --- | --- |\n| 1 | 2 |\n")).not.toContain("data-label");
  const html = render("| A | `b` | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n");
  expect(html).toContain('<tr><td>1</td><td data-label="b">2</td><td data-label="C">3</td></tr>');
});

test("a table of column names alone has no body", () => {
  const html = render("| A |\n| --- |\n");
  expect(html).toContain('<table><thead><tr><th scope="col">A</th></tr></thead></table>');
});

test("links a code span to its name's place in the page's language, if it has one", () => {
  expect(render("`adults`", "/api/geo/#adults")).toBe(
    '<p><a href="/es/api/geo/#adults"><code>adults</code></a></p>',
  );
  expect(render("`adults`")).toBe("<p><code>adults</code></p>");
});

test("highlights code with classes, never with styles, and escapes it", () => {
  const html = render('```json title="A"\n{ "a<b": 1 }\n```');
  expect(html).toContain("<figcaption>A</figcaption>");
  expect(html).toContain('<span class="n">1');
  expect(html).toContain("a&lt;b");
  expect(html).not.toContain("style=");
});

test("renders admonition, comparison and next containers", () => {
  const html = render(
    ':::tip[Do]\nText.\n:::\n\n:::compare{left="V1.0" right="3.0"}\n```text\na\n```\n\n```text\nb\n```\n:::\n\n:::next\n- [A](/docs/a) about\n:::\n',
  );
  expect(html).toContain(
    '<aside class="admonition admonition-tip"><p class="admonition-title">Do</p>',
  );
  expect(html.match(/class="compare-label"/g)).toHaveLength(2);
  expect(html).toContain('<nav class="next-cards" aria-label="Next">');
});

test("a container without a label uses that of its kind, while steps and questions have none", () => {
  expect(render(":::tip\nText.\n:::\n")).toBe(
    '<aside class="admonition admonition-tip"><p class="admonition-title">Tip</p><p>Text.</p></aside>',
  );
  expect(render(":::details\nText.\n:::\n")).toBe(
    '<details class="more"><summary>More</summary><p>Text.</p></details>',
  );
  expect(render(":::details[Why]\nText.\n:::\n")).toBe(
    '<details class="more"><summary>Why</summary><p>Text.</p></details>',
  );
  expect(render(":::steps\nText.\n:::\n")).toBe('<div class="steps"><p>Text.</p></div>');
  expect(render(":::questions\nText.\n:::\n")).toBe('<div class="questions"><p>Text.</p></div>');
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
