/** What a writer sees of each save while `npm run dev` runs. */
import { expect, onTestFinished } from "vitest";
import { editedPath } from "../../site/src/base/paths.ts";
import { started, test as visiting } from "../open-browser.ts";
import { startDev } from "./start-dev.ts";

const QUICK_START = "docs/flights-indicative-prices/quick-start";
const LIMITS = "docs/getting-started/rate-limits";

const test = visiting
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs
  .extend("dev", { scope: "file" }, async ({}, { onCleanup }) => {
    const dev = await startDev();
    onCleanup(dev.close);
    return dev;
  })
  /** A page that stays the same document: a reload forgets that it did. */
  .extend("open", async ({ dev, visit }) => async (path: string) => {
    const page = await visit(path, {
      baseURL: dev.url,
      waitForStart: false,
      mayFail: true,
    });
    // What the page knows of itself, so that an edit changes no more than it has to.
    await page.waitForResponse((response) => response.url().endsWith(editedPath(`/${path}`)));
    await started(page);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    const isFirst = () => page.evaluate(() => "isFirst" in window);
    return { page, isFirst };
  })
  .extend("save", async ({ dev }) => (path: string, change: (text: string) => string) => {
    const file = `site/content/${path}.md`;
    let before = "";
    dev.edit(file, (text) => {
      before = text;
      return change(text);
    });
    const undo = () => dev.edit(file, () => before);
    onTestFinished(undo);
    return undo;
  });

test("shows a saved sentence, without moving or reloading the page", async ({ open, save }) => {
  const { page, isFirst } = await open(QUICK_START);
  const details = page.locator("#main details").last();
  await details.locator("summary").click();
  await page.evaluate(() => window.scrollTo(0, 900));
  const link = page.locator(".sidebar-list a[href='/docs/intro']");
  await link.evaluate((element) => element.focus({ preventScroll: true }));

  const sentence = "A month has many days.";
  save(QUICK_START, (text) => `${text}\n${sentence}\n`);
  await expect.poll(() => page.locator("#main p", { hasText: sentence }).count()).toBe(1);
  expect(await details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await isFirst()).toBe(true);
});

test("updates everything that shows a changed title or heading", async ({ open, save }) => {
  const { page, isFirst } = await open(LIMITS);
  const next = "/docs/getting-started/sustainability-data";
  // Seen before the edit, and seen anew after it.
  await page.locator(`.pager a[href='${next}']`).click();
  await page.locator(".pager a", { hasText: "Rate limits" }).click();
  await expect.poll(() => page.locator("h1").textContent()).toBe("Rate limits");

  save(LIMITS, (text) =>
    text.replace("title: Rate limits", "title: Limits of calls").concat("\n## Seen at once\n"),
  );
  await expect.poll(() => page.locator("h1").textContent()).toBe("Limits of calls");
  expect(await page.title()).toContain("Limits of calls");
  expect(await page.locator("#toc a[href='#seen-at-once']").textContent()).toBe("Seen at once");
  const labels = page.locator(`.sidebar-list a[href='/${LIMITS}']`);
  expect(await labels.first().textContent()).toBe("Limits of calls");
  await page.locator(`.pager a[href='${next}']`).click();
  await expect
    .poll(() => page.locator(`.pager a[href='/${LIMITS}']`).textContent())
    .toContain("Limits of calls");
  expect(await isFirst()).toBe(true);
});

test("shows a mistake in place of the article until it is fixed", async ({ open, save }) => {
  const { page, isFirst } = await open(LIMITS);
  const alert = page.locator("#main [role=alert]");
  const undo = save(LIMITS, (text) => `${text}\n::feilds{schema="LiveQuery"}\n`);
  await expect.poll(() => alert.textContent()).toContain('Unknown directive "::feilds"');
  expect(await page.locator("#main h2").count()).toBe(0);
  undo();
  await expect.poll(() => page.locator("#main h2").count()).toBeGreaterThan(2);
  expect(await alert.count()).toBe(0);
  expect(await isFirst()).toBe(true);
});

test("shows a site-wide mistake in place of every page until it is fixed", async ({
  open,
  save,
}) => {
  const { page } = await open(LIMITS);
  const undo = save(LIMITS, (text) => text.replace("title: ", "titel: "));
  const alert = page.locator("body > [role=alert]");
  await expect.poll(() => alert.textContent()).toContain('Unknown frontmatter key "titel"');
  undo();
  await expect.poll(() => page.locator("h1").textContent()).toBe("Rate limits");
});

test("renders anew after an edit of an island or of the contract", async ({ open, dev }) => {
  const { page } = await open("api/geo");
  const edit = (file: string, before: string, after: string) => {
    dev.edit(file, (text) => text.replace(before, after));
    onTestFinished(() => dev.edit(file, (text) => text.replace(after, before)));
  };
  edit("site/src/islands/name-filter.tsx", '"names-filter"', '"names-filter-of-today"');
  const served = async () => (await fetch(`${dev.url}/docs/names`)).text();
  await expect.poll(served).toContain("names-filter-of-today");
  edit(
    "contract/openapi/geo.yaml",
    "summary: List flight places",
    "summary: List places of flights",
  );
  await expect
    .poll(() => page.locator("h2", { hasText: "List places of flights" }).count())
    .toBe(1);
});

test("shows an error in place of the page until a broken component is fixed", async ({
  open,
  dev,
}) => {
  const { page } = await open("api/geo");
  const component = "site/src/frame/breadcrumbs.tsx";
  let before = "";
  const undo = () => dev.edit(component, (text) => before || text);
  onTestFinished(undo);
  dev.edit(component, (text) => {
    before = text;
    return "throw new Error('half saved');";
  });
  await expect.poll(() => page.locator("[role=alert]").textContent()).toContain("half saved");
  undo();
  await expect.poll(() => page.locator(".breadcrumbs").count()).toBe(1);
});
