import { expect, test } from "vitest";
import { plainText } from "../../../tests/plain-text.ts";
import { FLOW_FILES } from "../base/flow-files.ts";
import { GENERATORS } from "../samples/generators.ts";
import { site } from "./testing/site.ts";

const [original, ...others] = site.config.locales;
const references = site.plan.pages.filter(({ kind }) => kind === "reference");
const cases = references.flatMap((page) => others.map(({ code }) => ({ page, code })));

test.each(cases)("$page.path in $code has no English text without a lang attribute", (one) => {
  const english = new Set(textsOf(one.page, original.code));
  const own = textsOf(one.page, one.code);
  expect(own.length).toBeGreaterThan(100);
  expect([...new Set(own)].filter((text) => english.has(text) && !NAMES.has(text))).toEqual([]);
});

/** Texts of an article that are in the page's language, code and names aside. */
function textsOf(page: (typeof references)[number], lang: typeof original.code | "es"): string[] {
  const { model } = site.render({ page, lang });
  const html = `<h1>${model.title}</h1>${model.contentHtml}`;
  return withoutMarked(html)
    .split(/<[^>]*>/)
    .map((text) => plainText(text).replace(/\s+/g, " ").trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** Without elements of another language, and without code. */
function withoutMarked(html: string): string {
  const marked =
    /<(\w+)(?=[^>]*\slang=)[^>]*>(?:(?!<\1[\s>]).)*?<\/\1>|<(code|pre|svg|button)\b.*?<\/\2>/gs;
  const rest = html.replace(marked, " ");
  return rest === html ? html : withoutMarked(rest);
}

const specifications = site.contract.specifications;
/** What is called the same in all languages: products, pages, types, methods, statuses. */
const NAMES = new Set([
  "OpenAPI JSON",
  "OpenAPI YAML",
  "Impact",
  ...Object.keys(FLOW_FILES),
  ...GENERATORS.map(({ label }) => label),
  ...specifications.flatMap(({ schemas }) => [...schemas.keys()]),
  ...specifications.flatMap(({ operations }) =>
    operations.flatMap(({ method, responses }) => [
      method.toUpperCase(),
      ...responses.map(({ status }) => status),
    ]),
  ),
]);
