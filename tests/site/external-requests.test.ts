import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { withoutSlash } from "../../site/src/base/paths.ts";
import { builtPages, fileOf } from "../built-site.ts";
import { started, test } from "../open-browser.ts";

/** A walk by links alone: through the frame, in place, and back. */
const WALK: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.locator("#main a[href='/docs/intro']").first().click(),
  (page) => page.locator(".pager-next").click(),
  (page) => page.locator(".pager-next").click(),
  (page) => page.locator("#main article a[href^='/docs/']:not([href$='.md'])").first().click(),
  (page) => page.locator("footer a[href='/docs/category/geo-api']").click(),
  (page) => page.locator("#main a[href='/docs/geo/quick-start']").first().click(),
  (page) => page.locator(".copy:visible").first().click(),
  (page) => page.goto("/api/flights-live-pricing/#createLiveSearch"),
  (page) => page.getByRole("button", { name: "Expand all" }).first().click(),
  (page) => page.goBack(),
  (page) => page.goto("/es/docs/getting-started/create-and-poll"),
  (page) => page.locator(".pager-next").click(),
  (page) => page.goto("/docs/1.0/places"),
  (page) => page.goto("/"),
];

test("a walk through ten pages requests no other host, logs no error and violates no policy", async ({
  visit,
}) => {
  const asked = new Set<string>();
  const visited = new Set<string>();
  const page = await visit("/", {
    permissions: ["clipboard-write"],
    prepare: async (page) => {
      page.on("request", (request) => asked.add(new URL(request.url()).origin));
      page.on("framenavigated", (frame) => visited.add(new URL(frame.url()).pathname));
      await page.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      );
    },
  });
  for (const step of WALK) {
    await step(page);
    // A page that is shown in the place of another may come after the network is quiet.
    await expect.poll(() => page.locator("#main h1").allTextContents()).toEqual([headingAt(page)]);
    await page.waitForLoadState("networkidle");
    await started(page);
    expect(await page.getByRole("alert").count()).toBe(0);
  }
  expect(visited.size).toBeGreaterThanOrEqual(10);
  expect([...asked]).toEqual([inject("baseUrl")]);
});

function headingAt(page: Page): string | undefined {
  const path = withoutSlash(new URL(page.url()).pathname);
  return builtPages().find((built) => built.path === path)?.h1;
}

test("no page references another host in anything that a browser would fetch", () => {
  const pages = builtPages().map(({ path, url }) => {
    const html = readFileSync(fileOf(url), "utf8");
    const fetched = matches(
      html,
      /<(?:script|img|iframe|source|use)\b[^>]*?(?:src|href)="([^"]*)"/g,
    );
    const linked = matches(
      html,
      /<link rel="(?:stylesheet|icon|preload|modulepreload)"[^>]*href="([^"]*)"/g,
    );
    const outside = [...fetched, ...linked].filter((address) => !/^[/#]/.test(address));
    return { path, isLinked: linked.length > 0, outside };
  });
  expect(pages.filter(({ isLinked }) => !isLinked)).toEqual([]);
  expect(pages.filter(({ outside }) => outside.length > 0)).toEqual([]);
});

function matches(html: string, pattern: RegExp): readonly string[] {
  return Array.from(html.matchAll(pattern), ([, address]) => address ?? "");
}
