/** What holds on every page that was built: each is loaded once and looked at in all widths. */
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { type BuiltPage, builtPages, isCopy } from "./built-site.ts";
import { fewOrAll } from "./few-or-all.ts";
import { pagesWithNewElements } from "./new-elements.ts";
import { offScreen } from "./off-screen.ts";
import { test as browserTest, connect } from "./open-browser.ts";
import { runAxe, THEMES } from "./run-axe.ts";

/** Around 996 pixels the layout changes: the narrowest windows of both layouts, and the widest. */
const NARROWEST = [
  { width: 360, height: 740 },
  { width: 997, height: 800 },
];
const SIZES = [...NARROWEST, { width: 996, height: 800 }, { width: 1440, height: 900 }];

/** Where axe looks: at a width, and at the whole page or at what is in its main element. */
export interface AxeLook {
  readonly width: 360 | 1440;
  readonly within: "html" | "#main";
}

/** All pages share the style of their links, and this rule takes longer than all others together. */
const BESIDE_THE_FIRST = ["link-in-text-block"];
/** All pages of a kind share their style sheets, which is where both modes have their colours. */
const THEMES_BESIDE_THE_FIRST = fewOrAll(["light"] as const, THEMES);

/** One page for all tests of the file: a fresh one each time would take longer than the test. */
const test = browserTest.extend("page", { scope: "file" }, async ({ browser }, { onCleanup }) => {
  const context = await browser.newContext({
    baseURL: inject("baseUrl"),
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  onCleanup(() => context.close());
  const page = await context.newPage();
  // Nothing is fetched ahead of a reader who goes nowhere.
  await connect(page, { saveData: true });
  return page;
});

/** Article and frame of a copy are on other pages: one of each sort in each locale is enough. */
const COPIES = builtPages()
  .filter(isCopy)
  .filter((page, index, all) => {
    const isAlike = (other: BuiltPage) =>
      other.locale === page.locale && other.version === page.version && other.kind === page.kind;
    return all.findIndex(isAlike) === index;
  })
  .map(({ path }) => path);

/** Whether a page is one of those that are tested here. */
export function isLookedAt(page: BuiltPage): boolean {
  return !isCopy(page) || COPIES.includes(page.path);
}

/** Whether a page is the first of its kind and version in its language. */
export function isFirstOfItsKind(page: BuiltPage): boolean {
  const isAlike = (other: BuiltPage) =>
    other.kind === page.kind && other.locale === page.locale && other.version === page.version;
  return builtPages().find(isAlike)?.path === page.path;
}

/**
 * Tests those pages of the built site that are chosen: files share the work, and run beside each other.
 */
export function testPages(
  isOwn: (page: BuiltPage) => boolean,
  axeAt: (page: BuiltPage) => readonly AxeLook[],
): void {
  const pages = builtPages().filter((page) => isOwn(page) && isLookedAt(page));
  // What an earlier page has, too, axe has seen there.
  const withNews = new Set(fewOrAll(pagesWithNewElements(pages), pages));
  // Colours that axe need not look at again: pages share most of them.
  const seen = new Set<string>();
  test.for(pages)(
    "$path: axe finds nothing, nothing scrolls sideways, nothing is cut off",
    async (looked, { page }) => {
      await page.goto(looked.path);
      const found: unknown[] = [];
      const sizes = isFirstOfItsKind(looked) ? SIZES : fewOrAll(NARROWEST, SIZES);
      const leftOut = isFirstOfItsKind(looked) ? [] : fewOrAll(BESIDE_THE_FIRST, []);
      const themes = isFirstOfItsKind(looked) ? THEMES : THEMES_BESIDE_THE_FIRST;
      for (const size of sizes) {
        await page.setViewportSize(size);
        found.push(...(await widerThan(page, size.width)));
        const look = axeAt(looked).find(({ width }) => width === size.width);
        if (!look || !withNews.has(looked)) continue;
        const problems = await runAxe(page, seen, look.within, leftOut, themes);
        found.push(...problems.map((one) => `${size.width} ${one}`));
      }
      found.push(...(await offScreen(page)));
      expect(found).toEqual([]);
    },
  );
}

/** What makes a page wider than its window. */
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
