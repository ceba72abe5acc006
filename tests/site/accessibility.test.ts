import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pageDataPath } from "../../site/src/base/paths.ts";
import { checkContrast } from "../check-contrast.ts";
import { test } from "../open-browser.ts";
import { runAxe } from "../run-axe.ts";
import { selectCases } from "../select-cases.ts";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };

const DOCS = "/docs/getting-started/authentication";
const FAILING = "/docs/getting-started/rate-limits";

interface Opened {
  readonly what: string;
  readonly path: string;
  readonly viewport: typeof WIDE;
  readonly open: (page: Page) => Promise<unknown>;
  /** What axe looks at, where the rest is looked at by `every-page.test.ts`. */
  readonly within?: string;
}

test.for<Opened>([
  {
    what: "an open menu",
    path: DOCS,
    viewport: WIDE,
    open: (page) => page.getByRole("banner").locator("summary").first().click(),
  },
  {
    what: "the open mobile sidebar",
    path: DOCS,
    viewport: NARROW,
    open: (page) => page.getByRole("button", { name: "Menu", exact: true }).click(),
  },
  {
    what: "the open table of contents of a phone",
    path: DOCS,
    viewport: NARROW,
    open: (page) => page.getByRole("button", { name: "On this page" }).click(),
  },
  {
    what: "an expanded field tree",
    path: selectCases("/api/geo/", "/api/flights-live-pricing/"),
    viewport: NARROW,
    open: (page) => page.getByRole("button", { name: "Expand all" }).last().click(),
    within: "#main",
  },
  {
    what: "a page that did not load",
    path: DOCS,
    viewport: WIDE,
    open: async (page) => {
      await page.route(`**${pageDataPath(FAILING)}`, (route) => route.abort());
      await page.locator(`#sidebar a[href="${FAILING}"]`).click();
      await page.getByRole("alert").waitFor();
    },
  },
])("axe finds nothing in $what", async ({ path, viewport, open, within }, { visit }) => {
  const page = await visit(path, { bypassCSP: true, mayFail: true, viewport });
  await open(page);
  expect(await runAxe(page, new Set(), within)).toEqual([]);
});

const TITLE = "h1 { color: #858585 !important }";

/** What axe has to find although every colour of the page passed before. */
const HARD_TO_READ = [
  { theme: "light", css: "#main p { color: #aaa !important }" },
  { theme: "light", css: "#main { background: #444 !important }" },
  { theme: "light", css: "#main { opacity: 0.3 !important }" },
  { theme: "light", css: `${TITLE} h1 { font: 400 13px sans-serif !important }` },
  { theme: "light", css: "#main pre span { color: #999 !important }" },
  { theme: "dark", css: "#main p { color: #444 !important }" },
];

test("finds colours that are hard to read, and skips those that passed before", async ({
  visit,
}) => {
  const page = await visit(DOCS, { bypassCSP: true, viewport: WIDE });
  const seen = new Set<string>();
  expect(await runAxe(page, seen)).toEqual([]);
  const { size } = seen;
  expect(await checkContrast(page, seen)).toEqual([]);
  expect(seen.size).toBe(size);
  const found = async (theme: string, content: string) => {
    await page.evaluate(
      (theme) => document.documentElement.setAttribute("data-theme", theme),
      theme,
    );
    const style = await page.addStyleTag({ content });
    const violations = await checkContrast(page, seen);
    expect(violations, content).toEqual(await checkContrast(page, new Set()));
    await style.evaluate((element: Element) => element.remove());
    return violations;
  };
  // A colour that large text may have is no reason to pass over small text.
  expect(await found("light", TITLE)).toEqual([]);
  for (const { theme, css } of HARD_TO_READ) expect(await found(theme, css), css).not.toEqual([]);
});
