import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { readTreeCache } from "./tree-cache.ts";

const content = fileURLToPath(new URL("../../../content", import.meta.url));
const text = "# Legs\n\nA leg has segments.";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "trees-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

/** Keeps the tree of the text, and changes what is kept: who gets the other tree did not parse. */
function keepOtherTree(cache: string): void {
  const { parse, save } = readTreeCache(cache, "parsers");
  parse(text);
  save();
  const file = join(cache, "trees.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("segments", "carriers"));
}

test("reuses the tree of a text from the previous build", () => {
  const cache = folder();
  keepOtherTree(cache);
  expect(JSON.stringify(readTreeCache(cache, "parsers").parse(text))).toContain("carriers");
});

test("parses another text, and the same text with other parsers, again", () => {
  const cache = folder();
  keepOtherTree(cache);
  const changed = text.replace("A leg", "One leg");
  expect(readTreeCache(cache, "parsers").parse(changed)).toEqual(parseMarkdown(changed));
  expect(readTreeCache(cache, "others").parse(text)).toEqual(parseMarkdown(text));
});

test("caches a tree as it was parsed, even if the caller changes it", () => {
  const cache = folder();
  const { parse, save } = readTreeCache(cache, "parsers");
  parse(text).children.pop();
  save();
  expect(readTreeCache(cache, "parsers").parse(text)).toEqual(parseMarkdown(text));
});

test("the tree of every page is the same when read from the cache", () => {
  const cache = folder();
  const { pages } = readContent(content, "site/content");
  const first = readTreeCache(cache);
  for (const page of pages) first.parse(page.text);
  first.save();
  const next = readTreeCache(cache);
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) expect(next.parse(page.text)).toEqual(parseMarkdown(page.text));
});
