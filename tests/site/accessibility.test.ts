import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pageDataPath } from "../../site/src/address/page-data-path.ts";
import { test } from "../open-browser.ts";
import { runAxe } from "../run-axe.ts";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };

const LIVE = "/api/flights-live-pricing/";
const DOCS = "/docs/getting-started/authentication";
const FAILING = "/docs/getting-started/rate-limits";

interface Opened {
  readonly what: string;
  readonly path: string;
  readonly viewport: typeof WIDE;
  readonly open: (page: Page) => Promise<unknown>;
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
    path: LIVE,
    viewport: NARROW,
    open: (page) => page.getByRole("button", { name: "Expand all" }).last().click(),
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
])("axe finds nothing in $what", async ({ path, viewport, open }, { visit }) => {
  const page = await visit(path, { bypassCSP: true, mayFail: true, viewport });
  await open(page);
  expect(await runAxe(page)).toEqual([]);
});
