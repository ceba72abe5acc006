import type { Page } from "playwright-core";
import { expect } from "vitest";
import { site } from "../../site/site.config.ts";
import { type BuiltPage, builtPages, isCopy } from "../built-site.ts";
import { started, test } from "../open-browser.ts";
import { selectCases } from "../select-cases.ts";

const LIVE = "/api/flights-live-pricing/";

/** The ids of everything in a reference that has a link of its own, or that a fold hides. */
const anchorsOf = (page: Page) =>
  page
    .locator("#main :is(a[href^='#'], details[id], details [id])")
    .evaluateAll((all) => [
      ...new Set(
        all.map((one) =>
          one instanceof HTMLAnchorElement ? decodeURIComponent(one.hash.slice(1)) : one.id,
        ),
      ),
    ]);

/** Whether nothing hides an element and its top is inside the window. */
function isInSight(page: Page, id: string): Promise<boolean> {
  return page.evaluate((id) => {
    const element = document.getElementById(id);
    if (!element) return false;
    const { top } = element.getBoundingClientRect();
    return element.checkVisibility() && top >= 0 && top < innerHeight;
  }, id);
}

const [FIRST] = site.locales;
const all = builtPages().filter((page) => page.kind === "reference" && !isCopy(page));
const isFirst = ({ locale }: BuiltPage) => locale.code === FIRST.code;
const REFERENCES = selectCases(all.filter(isFirst).slice(-2), all);

test.for(REFERENCES)(
  "every link into $path opens the folds around its field",
  async ({ path }, { visit }) => {
    const page = await visit(path);
    const found = await anchorsOf(page);
    const step = selectCases(3, 1);
    const anchors = found.filter((_, index) => index % step === 0);
    expect(anchors.length).toBeGreaterThan(25);
    const hidden = await page.evaluate(async (ids) => {
      const failed: string[] = [];
      for (const details of document.querySelectorAll<HTMLDetailsElement>("#main details")) {
        details.open = false;
      }
      for (const id of ids) {
        const changed = new Promise((resolve) =>
          window.addEventListener("hashchange", resolve, { once: true }),
        );
        location.hash = encodeURIComponent(id);
        await changed;
        const element = document.getElementById(id);
        const top = element?.getBoundingClientRect().top ?? -1;
        if (!element?.checkVisibility() || top < 0 || top >= innerHeight) failed.push(id);
        for (let at = element?.closest("details"); at; at = at.parentElement?.closest("details")) {
          at.open = false;
        }
      }
      return failed;
    }, anchors);
    expect(hidden).toEqual([]);
  },
);

test("a URL with a field's name opens the page at that field", async ({ visit }) => {
  const first = await visit(LIVE);
  const anchors = await anchorsOf(first);
  const count = selectCases(6, 20);
  const step = Math.floor(anchors.length / count);
  const chosen = anchors.filter((_, index) => index % step === 0).slice(0, count);
  expect(chosen).toHaveLength(count);
  const page = await visit("/api/geo/");
  for (const id of chosen) {
    await page.goto("about:blank");
    await page.goto(`${LIVE}#${id}`);
    await expect.poll(async () => [id, await isInSight(page, id)]).toEqual([id, true]);
  }
});

test("a field's name links to itself, even if its URL is already shown", async ({ visit }) => {
  const page = await visit(LIVE);
  const link = page.locator(".field-tree .fields .fields a.field-name").first();
  const id = ((await link.getAttribute("href")) ?? "").slice(1);
  await link.click();
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = false;
  });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => isInSight(page, id)).toBe(true);
});

test("a link from a docs page leads to its field in the reference", async ({ visit }) => {
  const page = await visit("/docs/flights-live-prices/overview");
  const link = page.locator(`#main a[href^="${LIVE}#"]`).filter({ hasText: /\S/ }).first();
  const id = decodeURIComponent(((await link.getAttribute("href")) ?? "").split("#")[1] ?? "");
  await link.click();
  await page.waitForURL(`**${LIVE}#*`);
  await expect.poll(() => isInSight(page, id)).toBe(true);
});

test("Expand all and Collapse all apply to a whole tree and survive a reload", async ({
  visit,
}) => {
  const page = await visit(LIVE);
  const tree = page.locator(".field-tree", { has: page.getByText("Expand all") }).first();
  const closed = () => tree.locator("details:not([class], [open])").count();
  const opened = () => tree.locator("details[open]").count();
  const explained = () => tree.locator(".explained details[open], details.explained[open]").count();
  await tree.getByRole("button", { name: "Expand all" }).click();
  await expect.poll(closed).toBe(0);
  expect(await opened()).toBeGreaterThan(2);
  expect(await explained()).toBe(0);
  await tree.getByRole("button", { name: "Collapse all" }).click();
  await expect.poll(opened).toBe(0);
  await page.reload();
  await expect.poll(opened).toBe(0);
});

test("earlier expansion doesn't push a link's target out of view", async ({ visit }) => {
  const page = await visit(LIVE);
  for (const choice of ["Expand all", "Collapse all"]) {
    for (const button of await page.getByRole("button", { name: choice }).all()) {
      await button.click();
    }
    for (const id of ["LiveResults.agents{}.rating", "pollLiveSearch"]) {
      await page.goto("about:blank");
      await page.goto(`${LIVE}#${id}`);
      await started(page);
      const seen = async () => ({ choice, id, inSight: await isInSight(page, id) });
      await expect.poll(seen).toEqual({ choice, id, inSight: true });
    }
  }
});
