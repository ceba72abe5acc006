import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMemo } from "../../site/src/base/memo.ts";
import { buildSite } from "../../site/src/build/build-site.ts";
import { CONTRACT, readSources } from "../../site/src/build/read-sources.ts";

test("a build with a broken link reports it, and leaves the last build in place", async () => {
  const parent = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const output = join(parent, "site/dist");
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, "before.txt"), "The last build.");
  const { sources } = readSources({}, CONTRACT, createMemo());
  const [page, ...others] = sources.content.pages;
  if (!page) throw new Error("There is no page.");
  const text = `${page.text}\nRead [what is gone](/docs/gone).\n`;
  const lines: string[] = [];
  const built = await buildSite({
    sources: { content: { ...sources.content, pages: [{ ...page, text }, ...others] } },
    output,
    cache: join(parent, "cache"),
    terminal: { print: (line) => lines.push(line), now: () => 0 },
  });
  expect(built).toBe(false);
  expect(lines.slice(-2)).toEqual([
    "✗ Check links and anchors: 1 problem",
    expect.stringMatching(`^  ${page.file}:\\d+  Broken link: there is no page /docs/gone\\.$`),
  ]);
  expect(readFileSync(join(output, "before.txt"), "utf8")).toBe("The last build.");
  expect(readdirSync(join(parent, "site"))).toEqual(["dist"]);
  expect(existsSync(join(output, "manifest.json"))).toBe(false);
});
