/** Nothing that a copy shows is beyond its edge: all other pages are looked at in `../test-pages.ts`. */
import { expect } from "vitest";
import { builtPages, isCopy } from "../built-site.ts";
import { fewOrAll } from "../few-or-all.ts";
import { pagesWithNewElements } from "../new-elements.ts";
import { offScreen } from "../off-screen.ts";
import { test } from "../open-browser.ts";
import { isLookedAt } from "../test-pages.ts";

test("no line of code is cut off next to a sidebar, and no table or code on a phone", async ({
  visit,
}) => {
  const copies = builtPages().filter((page) => !isLookedAt(page));
  expect(copies.length).toBeGreaterThan(10);
  expect(copies.filter((page) => !isCopy(page))).toEqual([]);
  const pages = fewOrAll(pagesWithNewElements(copies), copies);
  expect(pages.length).toBeGreaterThan(5);
  const found: string[] = [];
  const page = await visit(pages[0]?.path ?? "", { mayFail: true });
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    found.push(...(await offScreen(page)).map((text) => `${path} at ${text}`));
  }
  expect(found).toEqual([]);
});
