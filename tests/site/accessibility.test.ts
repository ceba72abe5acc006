import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pageDataPath } from "../../site/src/address/paths.ts";
import { test } from "../open-browser.ts";
import { runAxe } from "../run-axe.ts";
import { DOCS_ROUTES, REFERENCE_ROUTES } from "../specification-routes.ts";

const ARCHIVED = [
  "authentication",
  "flights-browse",
  "flights-live-prices",
  "localisation",
  "places",
];
const SPANISH = ["", "/docs/intro", "/docs/flights-live-prices/tracking", "/docs/category/geo-api"];
const PATHS = [
  "/",
  "/nothing-here",
  ...[...DOCS_ROUTES, ...REFERENCE_ROUTES].map(({ path }) => path),
  "/docs/1.0",
  ...ARCHIVED.map((name) => `/docs/1.0/${name}`),
  ...SPANISH.map((path) => `/es${path}`),
];
const AT_ONCE = 2;

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };

test("axe finds nothing on any page, in both colour modes and both widths", {
  timeout: 300_000,
}, async ({ visit }) => {
  const waiting = [...PATHS];
  const found: string[] = [];
  const worker = async () => {
    const page = await visit("/", { bypassCSP: true, mayFail: true });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path);
      for (const size of [WIDE, NARROW]) {
        await page.setViewportSize(size);
        found.push(...(await runAxe(page)).map((one) => `${path} ${size.width} ${one}`));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(found).toEqual([]);
});

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
