import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readContent, rereadPage } from "./read-content.ts";

test("rereading a page replaces only that page's data", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "docs"));
  writeFileSync(join(folder, "docs/a.md"), "before");
  writeFileSync(join(folder, "docs/b.md"), "b");
  const content = readContent(folder, "content");
  writeFileSync(join(folder, "docs/a.md"), "after");
  writeFileSync(join(folder, "docs/b.md"), "nobody has said so");
  const again = rereadPage(content, folder, "content", "docs/a.md");
  expect(again.pages).toEqual([
    { file: "content/docs/a.md", route: "/docs/a", text: "after" },
    { file: "content/docs/b.md", route: "/docs/b", text: "b" },
  ]);
  expect(again.pages[1]).toBe(content.pages[1]);
  expect([again.titles, again.figures]).toEqual([content.titles, content.figures]);
});

test("hidden files, such as an editor's lock, are neither read nor pages", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["docs", "figures", ".drafts"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "docs/intro.md"), "intro");
  writeFileSync(join(folder, ".drafts/idea.md"), "not yet");
  writeFileSync(join(folder, ".drafts/titles.yaml"), "");
  // What Emacs creates beside a file with unsaved changes: a link to a place that does not exist.
  symlinkSync("user@host.1234", join(folder, "docs/.#intro.md"));
  symlinkSync("user@host.1234", join(folder, "figures/.#flow.svg"));
  const { pages, titles, figures } = readContent(folder, "content");
  expect(pages).toEqual([{ file: "content/docs/intro.md", route: "/docs/intro", text: "intro" }]);
  expect([titles, [...figures]]).toEqual([[], []]);
});
