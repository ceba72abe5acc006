/** Copies show nothing beyond an edge; `../test-pages.ts` checks all other pages. */
import { expect } from "vitest";
import { builtPages, isCopy } from "../built-site.ts";
import { findClippedContent } from "../find-clipped-content.ts";
import { pagesWithNewElements } from "../new-elements.ts";
import { test } from "../open-browser.ts";
import { selectCases } from "../select-cases.ts";
import { isTestedPage } from "../test-pages.ts";

test("no line of code is cut off next to a sidebar, and no table or code on a phone", async ({
  visit,
}) => {
  const copies = builtPages().filter((page) => !isTestedPage(page));
  expect(copies.length).toBeGreaterThan(10);
  expect(copies.filter((page) => !isCopy(page))).toEqual([]);
  const pages = selectCases(pagesWithNewElements(copies), copies);
  expect(pages.length).toBeGreaterThan(5);
  const found: string[] = [];
  const page = await visit(pages[0]?.path ?? "", { mayFail: true });
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    found.push(...(await findClippedContent(page)).map((text) => `${path} at ${text}`));
  }
  expect(found).toEqual([]);
});
