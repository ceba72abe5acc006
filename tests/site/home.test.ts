import type { Page } from "playwright-core";
import { expect } from "vitest";
import { builtPages } from "../built-site.ts";
import { test } from "../open-browser.ts";

const HOMES = builtPages().filter(({ kind }) => kind === "home");

test.for(HOMES)(
  "the first action of $path is visible on a small phone",
  async ({ path }, { visit }) => {
    const page = await visit(path === "" ? "/" : path, { viewport: { width: 360, height: 640 } });
    const box = await page.locator(".button-primary").boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThan(640);
  },
);

const lit = (page: Page) =>
  page.locator("[class^='flow-']:is(li, span)").evaluateAll((all) => {
    const plain = "rgba(0, 0, 0, 0)";
    return all.flatMap((one) =>
      getComputedStyle(one).backgroundColor === plain ? [] : [`${one.tagName} ${one.className}`],
    );
  });

test("a step highlights its lines, and lines highlight their step", async ({ visit }) => {
  const page = await visit("/", { viewport: { width: 1280, height: 900 } });
  expect(await page.locator("span.flow-2").textContent()).toContain("sessionToken");
  expect(await page.locator("span.flow-3").textContent()).toContain("action");
  await page.locator("li.flow-3").hover();
  expect(await lit(page)).toEqual(["LI flow-3", "SPAN flow-3"]);
  await page.locator("span.flow-1").hover();
  expect(await lit(page)).toEqual(["LI flow-1", "SPAN flow-1"]);
});

test("code copied from the flow is JSON of the contract's shape", async ({ visit }) => {
  const page = await visit("/");
  const [query, answer] = await page.locator(".home-flow-code code").allTextContents();
  expect(JSON.parse(query ?? "")).toHaveProperty("query.queryLegs");
  expect(Object.keys(JSON.parse(answer ?? ""))).toEqual(["sessionToken", "status", "action"]);
});

test("the home page's counts match those of the coverage page", async ({ visit }) => {
  const home = await visit("/");
  const facts = await home.locator(".hero-facts li strong").allTextContents();
  const coverage = await visit("/docs/coverage");
  const counts = await coverage.locator("article table td:nth-of-type(1)").allTextContents();
  expect(facts).toHaveLength(4);
  expect(facts.filter((fact) => !counts.includes(fact))).toEqual([]);
  expect(counts).toContain(String(builtPages().length));
});

test.for([...HOMES.map(({ path }) => path || "/"), "/docs", "/es/docs"])(
  "each link text of %s leads to one place only",
  async (path, { visit }) => {
    const page = await visit(path);
    const links = await page
      .locator("main a[href]:not(.anchor)")
      .evaluateAll((all) =>
        all.map((link) => [link.textContent ?? "", link.getAttribute("href") ?? ""] as const),
      );
    const places = new Map(links);
    const elsewhere = links.filter(([text, href]) => places.get(text) !== href);
    expect(links.length).toBeGreaterThan(5);
    expect(elsewhere).toEqual([]);
  },
);
