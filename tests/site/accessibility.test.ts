import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../open-browser.ts";
import { DOCS_ROUTES, REFERENCE_ROUTES } from "../specification-routes.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const ARCHIVED = ["/docs/1.0", "/docs/1.0/authentication", "/docs/1.0/places"];
const SPANISH = ["/es", "/es/docs/intro", "/es/docs/flights-live-prices/tracking", "/es/api/geo/"];
const PATHS = [
  "/",
  "/nothing-here",
  ...[...DOCS_ROUTES, ...REFERENCE_ROUTES].map(({ path }) => path),
  ...ARCHIVED,
  ...SPANISH,
];
const AT_ONCE = 2;

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };

test("axe finds nothing on any page, in both colour modes and both widths", {
  timeout: 300_000,
}, async ({ visit }) => {
  const waiting = [...PATHS];
  const violations: string[] = [];
  const worker = async () => {
    const page = await visit("/", { bypassCSP: true, mayFail: true });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      violations.push(...(await examine(page, path)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(violations).toEqual([]);
});

/** Colours are the only thing that the other mode changes: there, axe looks at them alone. */
async function examine(page: Page, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  await page.goto(path);
  await page.evaluate(axe);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    for (const theme of ["light", "dark"] as const) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, theme);
      const seen = await runAxe(page, theme === "dark" ? ["color-contrast"] : undefined);
      found.push(...seen.map((violation) => `${path} ${size.width} ${theme}: ${violation}`));
    }
  }
  return found;
}

function runAxe(page: Page, rules: readonly string[] | undefined): Promise<readonly string[]> {
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      readonly axe: { readonly run: (options: unknown) => Promise<AxeResults> };
    };
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      ...(only && { runOnly: { type: "rule", values: only } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")} (${failureSummary})`),
    );
  }, rules);
}
