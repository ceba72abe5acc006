import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSite } from "./build-site.ts";

test("a failed build prints each problem with its place and leaves no output", async () => {
  const lines: string[] = [];
  const parent = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "site");
  mkdirSync(folder);
  const built = await buildSite({
    sources: {
      sidebars: { "3.0": [{ kind: "page", path: "/docs/intro" }], "1.0": [] },
      content: {
        figures: new Map(),
        titles: [],
        pages: [{ file: "site/content/docs/intor.md", route: "/docs/intor", text: "No title." }],
      },
    },
    output: join(folder, "dist"),
    cache: join(parent, "cache"),
    terminal: { print: (line) => lines.push(line), now: () => 0 },
  });
  expect(built).toBe(false);
  expect(lines).toEqual([
    "✗ Assemble the site: 2 problems",
    '  site/content/docs/intor.md  This page is not in the tree: add /docs/intor to site/sidebar.ts. Did you mean "/docs/intro"?',
    '  site/sidebar.ts  The tree has /docs/intro, and there is no site/content/docs/intro.md. Did you mean "/docs/intor"?',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a build whose sources cannot be read ends only after what it has started", async () => {
  const parent = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const [folder, cache] = [join(parent, "site"), join(parent, "cache")];
  mkdirSync(folder);
  const building = buildSite({
    sources: {
      get content(): never {
        throw new Error("content cannot be read");
      },
    },
    output: join(folder, "dist"),
    cache,
    terminal: { print: () => {}, now: () => 0 },
  });
  await expect(building).rejects.toThrow("content cannot be read");
  // The bundler saves its result last. A publisher that it starts would keep the process alive.
  expect([readdirSync(cache), readdirSync(folder)]).toEqual([["client.json"], []]);
});
