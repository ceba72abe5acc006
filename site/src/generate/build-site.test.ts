import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { migrations } from "../../../contract/src/testing/migrations.ts";
import { createRenderers } from "../article/directive-renderers.tsx";
import { defaultExport } from "../article/render-article.tsx";
import type { PageContext } from "../pages/page-context.ts";
import { buildSite } from "./build-site.ts";

test("a build that finds problems prints each with its place, and leaves nothing behind", async () => {
  const lines: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  const built = await buildSite({
    sources: {
      sidebars: { "3.0": [{ kind: "page", path: "/docs/intro" }], "1.0": [] },
      content: {
        figures: new Map(),
        pages: [{ file: "site/content/docs/intor.md", route: "/docs/intor", text: "No title." }],
      },
    },
    output: join(folder, "dist"),
    terminal: { print: (line) => lines.push(line), now: () => 0 },
  });
  expect(built).toBe(false);
  expect(lines).toEqual([
    "✗ Assemble the site: 2 problems",
    '  site/sidebar.ts  The tree has /docs/intro, and there is no site/content/docs/intro.md. Did you mean "/docs/intor"?',
    '  site/content/docs/intor.md  This page has no place in site/sidebar.ts: /docs/intor is not in the tree. Did you mean "/docs/intro"?',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a page module without a default export is an error that names the file", () => {
  expect(() => defaultExport({}, "site/src/pages/home.tsx")).toThrow(
    "site/src/pages/home.tsx has no default export",
  );
  const Page = () => null;
  expect(defaultExport({ default: Page }, "site/src/pages/home.tsx")).toBe(Page);
});

test("a directive naming what the contract does not have says so, with the nearest name", () => {
  const renderers = createRenderers(
    contract,
    migrations,
    new Map([["price", "<svg></svg>"]]),
    {} as PageContext["reference"],
  );
  expect(renderers.fields?.({ schema: "LiveQuerry" })).toMatchObject({ nearest: "LiveQuery" });
  expect(renderers.fields?.({ schema: "LiveQuery", only: "markt" })).toMatchObject({
    message: 'LiveQuery has no field "markt".',
    nearest: "market",
  });
  expect(renderers.enum?.({ schema: "LiveQuery" })).toMatchObject({
    message: "LiveQuery is no enum: it has no values.",
  });
  expect(renderers.request?.({ operation: "createLiveSearch", example: "oneway" })).toMatchObject({
    nearest: "oneWay",
  });
  expect(renderers.response?.({ operation: "createLiveSearch", status: "418" })).toMatchObject({
    message: 'createLiveSearch documents no response "418".',
  });
  expect(renderers.migration?.({ of: "live-prises", part: "legs" })).toMatchObject({
    nearest: "live-prices",
  });
  expect(renderers.figure?.({ src: "prise", alt: "A" })).toMatchObject({ nearest: "price" });
});
