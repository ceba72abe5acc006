import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createMarkdown } from "./create-markdown.tsx";

const markdownFor = createMarkdown((name) => (name === "Leg" ? "/api/geo/#Leg" : undefined));
const inEnglish = markdownFor((href) => href);
const inSpanish = markdownFor((href) => `/es${href}`);
const marked = markdownFor((href) => href, "en");
const html = (...args: Parameters<typeof inEnglish>) => renderToStaticMarkup(inEnglish(...args));

test("renders one sentence as a paragraph and inline, in either order", () => {
  expect([html("A *leg*."), html("A *leg*.", true), html("A *leg*.")]).toEqual([
    "<p>A <em>leg</em>.</p>",
    "A <em>leg</em>.",
    "<p>A <em>leg</em>.</p>",
  ]);
  expect(html("Two.\n\nParagraphs.", true)).toBe("<p>Two.</p>\n<p>Paragraphs.</p>");
});

test("localizes links for each page, although sentences are cached", () => {
  const text = "See [geo](/docs/geo).";
  const shown = [inEnglish, inSpanish, inEnglish].map((one) => renderToStaticMarkup(one(text)));
  expect(shown).toEqual(
    ["", "/es", ""].map((prefix) => `<p>See <a href="${prefix}/docs/geo">geo</a>.</p>`),
  );
});

test("links a name in code to its place, unless it is already linked or has none", () => {
  expect(html("`Leg`", true)).toBe('<a href="/api/geo/#Leg"><code>Leg</code></a>');
  expect(html("[`Leg`](/docs)", true)).toBe('<a href="/docs"><code>Leg</code></a>');
  expect(html("`Other`", true)).toBe("<code>Other</code>");
});

test("each block says its language where that isn't the page's", () => {
  const text = "One.\n\n- Two.";
  expect(renderToStaticMarkup(marked(text))).toMatch(/^<p lang="en">One\.<\/p>\n<ul lang="en">/);
  expect(html(text)).not.toContain("lang");
});
