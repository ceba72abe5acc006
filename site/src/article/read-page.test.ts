import { expect, test } from "vitest";
import type { SidebarItem } from "../../sidebar.ts";
import type { Locale } from "../../site.config.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { createPageReader } from "./read-page.ts";
import { pageAt, smallSource } from "./testing/small-source.ts";

const page = (path: string): SidebarItem => ({ kind: "page", path });
const source = smallSource(
  { "3.0": ["/docs/a", "/docs/b", "/docs/culture/c"].map(page), "1.0": [] },
  {
    "/docs/a": "[At /docs/b](/docs/b)",
    "/es/docs/a": "[At /es/docs/b](/docs/a)",
    "/docs/b": "Text.",
    "/es/docs/b": "Texto.",
    "/docs/culture/c": "Send `adults`.",
    "/es/docs/culture/c": "Envía `adults`.",
  },
);
const reader = createPageReader(source, parseMarkdown);
const read = (path: string, lang: Locale) => {
  const docs = pageAt(source, "docs", path);
  const written = docs.written.get(lang);
  if (!written) throw new Error(`${path} is not written in ${lang}.`);
  return reader(docs, written, lang, () => undefined);
};

test("checks link texts against page titles in the text's language", () => {
  expect(read("/docs/a", "en").problems).toEqual([]);
  const { problems, drift } = read("/docs/a", "es");
  expect(drift?.problems.map(({ message }) => message)).toContain(
    '"At /es/docs/b" is not what /docs/a is called.',
  );
  // A translation never stops a build.
  expect(problems).toEqual([]);
});

test("reads each language's text of a page once and separately", () => {
  expect(read("/docs/b", "en")).toBe(read("/docs/b", "en"));
  expect(read("/docs/b", "es").drift).toBeDefined();
  expect(read("/docs/b", "en").drift).toBeUndefined();
});

test("a translation that does not say what it is about has the scope of its original", () => {
  const docs = pageAt(source, "docs", "/docs/culture/c");
  const translated = docs.written.get("es");
  if (!translated) throw new Error("/docs/culture/c is not translated.");
  const unsaid = { ...translated, frontmatter: { ...translated.frontmatter, about: [] } };
  const { named, drift } = reader(docs, unsaid, "es", (name) => `/api/#${name}`);
  expect([...named.values()]).toEqual(["/api/#LiveQuery.adults"]);
  expect(drift?.problems.map(({ message }) => message)).not.toContainEqual(
    expect.stringContaining("adults"),
  );
});
