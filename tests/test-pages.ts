/** Tests of every built page: each is loaded once and checked in all widths. */
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { type BuiltPage, builtPages, isCopy } from "./built-site.ts";
import { findClippedContent } from "./find-clipped-content.ts";
import { pagesWithNewElements } from "./new-elements.ts";
import { test as browserTest, connect } from "./open-browser.ts";
import { runAxe, THEMES } from "./run-axe.ts";
import { selectCases } from "./select-cases.ts";

/** The narrowest window of each layout, which changes at 996 pixels; `SIZES` adds the widest. */
const NARROWEST = [
  { width: 360, height: 740 },
  { width: 997, height: 800 },
];
const SIZES = [...NARROWEST, { width: 996, height: 800 }, { width: 1440, height: 900 }];

/** What axe checks: the whole page or only its main element, at a width. */
export interface AxeLook {
  readonly width: 360 | 1440;
  readonly within: "html" | "#main";
}

/** All pages share the style of links, and this rule takes longer than all others together. */
const BESIDE_THE_FIRST = ["link-in-text-block"];
/** All pages of a kind share their style sheets, which define the colours of both modes. */
const THEMES_BESIDE_THE_FIRST = selectCases(["light"] as const, THEMES);

/** One page for all tests of the file: a new one each time would take longer than the test. */
const test = browserTest.extend("page", { scope: "file" }, async ({ browser }, { onCleanup }) => {
  const context = await browser.newContext({
    baseURL: inject("baseUrl"),
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  onCleanup(() => context.close());
  const page = await context.newPage();
  // No prefetching, since the reader never navigates.
  await connect(page, { saveData: true });
  return page;
});

/** Copies have the article and the frame of other pages, so one per kind and locale is enough. */
const COPIES = builtPages()
  .filter(isCopy)
  .filter((page, index, all) => {
    const isAlike = (other: BuiltPage) =>
      other.locale === page.locale && other.version === page.version && other.kind === page.kind;
    return all.findIndex(isAlike) === index;
  })
  .map(({ path }) => path);

/** Whether a page is tested here. */
export function isTestedPage(page: BuiltPage): boolean {
  return !isCopy(page) || COPIES.includes(page.path);
}

/** Whether a page is the first of its kind and version in its language. */
export function isFirstOfItsKind(page: BuiltPage): boolean {
  const isAlike = (other: BuiltPage) =>
    other.kind === page.kind && other.locale === page.locale && other.version === page.version;
  return builtPages().find(isAlike)?.path === page.path;
}

/**
 * Tests the chosen pages of the built site, so that several files can share the work in parallel.
 */
export function testPages(
  isOwn: (page: BuiltPage) => boolean,
  axeAt: (page: BuiltPage) => readonly AxeLook[],
): void {
  const pages = builtPages().filter((page) => isOwn(page) && isTestedPage(page));
  // Elements that an earlier page has were already checked there.
  const withNews = new Set(selectCases(pagesWithNewElements(pages), pages));
  // Colours that axe need not check again: pages share most of them.
  const seen = new Set<string>();
  test.for(pages)(
    "$path: axe finds nothing, nothing scrolls sideways, nothing is cut off",
    async (looked, { page }) => {
      await page.goto(looked.path);
      const found: unknown[] = [];
      const sizes = isFirstOfItsKind(looked) ? SIZES : selectCases(NARROWEST, SIZES);
      const leftOut = isFirstOfItsKind(looked) ? [] : selectCases(BESIDE_THE_FIRST, []);
      const themes = isFirstOfItsKind(looked) ? THEMES : THEMES_BESIDE_THE_FIRST;
      for (const size of sizes) {
        await page.setViewportSize(size);
        found.push(...(await widerThan(page, size.width)));
        const look = axeAt(looked).find(({ width }) => width === size.width);
        if (!look || !withNews.has(looked)) continue;
        const problems = await runAxe(page, seen, look.within, leftOut, themes);
        found.push(...problems.map((one) => `${size.width} ${one}`));
      }
      found.push(...(await findClippedContent(page)));
      expect(found).toEqual([]);
    },
  );
}

/** The elements that make a page wider than its window. */
async function widerThan(page: Page, width: number): Promise<readonly string[]> {
  const elements = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    return [...document.querySelectorAll("body *")]
      .filter(isOut)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  return elements.map((element) => `${width} is too narrow for ${element}`);
}
