import type { Page } from "playwright-core";
import { expect } from "vitest";
import { GENERATORS } from "../../site/src/samples/generators.ts";
import { started, test } from "../open-browser.ts";

const DOCS_PAGE = "/docs/geo/overview";

/** The languages of the samples that are shown: one entry when all blocks agree. */
const shown = (page: Page) =>
  page
    .locator(".sample")
    .evaluateAll((all) => [
      ...new Set(
        all
          .filter((one) => getComputedStyle(one).display !== "none")
          .map((one) => (one as HTMLElement).dataset.language),
      ),
    ]);

const checked = (page: Page) =>
  page
    .locator(".sample-languages input:checked")
    .evaluateAll((all) => [...new Set(all.map((radio) => (radio as HTMLInputElement).value))]);

const choose = (page: Page, label: string) =>
  page.locator(".sample-languages label", { hasText: label }).first().click();

test("samples are in curl until another language is chosen", async ({ visit }) => {
  const page = await visit("/api/culture/");
  expect(await shown(page)).toEqual(["curl"]);
  expect(await page.locator("section.operation").count()).toBeGreaterThan(0);
  expect(await page.locator("section.operation:not(:has(.samples))").count()).toBe(0);
});

test("a chosen language applies to every block, on every page", async ({ visit }) => {
  const page = await visit("/api/culture/");
  await choose(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  expect(await checked(page)).toEqual(["python"]);
  await page.goto(DOCS_PAGE);
  await started(page);
  expect(await shown(page)).toEqual(["python"]);
  await expect.poll(() => checked(page)).toEqual(["python"]);
  await page.locator('#sidebar a[href="/docs/geo/quick-start"]').click();
  await page.getByRole("heading", { level: 1, name: "Quick start" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  expect(await shown(page)).toEqual(["python"]);
  await expect.poll(() => checked(page)).toEqual(["python"]);
});

test("samples show after a navigation in place from a page without any", async ({ visit }) => {
  const page = await visit("/docs/getting-started/impact");
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.getByRole("banner").locator("summary", { hasText: "API Reference" }).click();
  await page.getByRole("banner").locator('a[href="/api/geo/"]').click();
  await page.getByRole("heading", { level: 1, name: "Geo API" }).waitFor();
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
  expect(await shown(page)).toEqual(["curl"]);
});

test("?lang= selects a language for this page", async ({ visit }) => {
  const page = await visit("/api/geo/", { stored: { "sample-language": "java" } });
  for (const { id } of GENERATORS) {
    await page.goto(`/api/geo/?lang=${id}`);
    await started(page);
    expect(await shown(page)).toEqual([id]);
    await expect.poll(() => checked(page)).toEqual([id]);
  }
});

test("an unknown language falls back to curl", async ({ visit }) => {
  const page = await visit("/api/geo/?lang=cobol");
  expect(await shown(page)).toEqual(["curl"]);
});

test("the keyboard selects languages", async ({ visit }) => {
  const page = await visit("/api/geo/");
  await page.locator(".sample-languages input").first().focus();
  await page.keyboard.press("ArrowRight");
  expect(await shown(page)).toEqual(["javascript"]);
});

test("reports a failed copy", async ({ visit }) => {
  const page = await visit(DOCS_PAGE, {
    prepare: (page) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));
      }),
  });
  const block = page.locator("figure.code:visible").first();
  await block.locator("button.copy").click();
  await block.getByRole("button", { name: "Copying failed" }).waitFor();
});

test("the switch to production rewrites the samples of every reference", async ({ visit }) => {
  const page = await visit("/api/culture/", { permissions: ["clipboard-read", "clipboard-write"] });
  const sample = page.locator(".samples figure.code:visible").first();
  const sandbox = await sample.locator("code").innerText();
  expect(sandbox).toContain("http://localhost:");
  await page.locator(".switch label", { hasText: "Production" }).click();
  const production = await sample.locator("code").innerText();
  expect(production).toMatch(/https:\/\/[\w.]+\/apiservices/);
  expect(production).not.toContain("localhost");
  expect(production).not.toContain("sandbox-key");
  await sample.locator("button.copy").click();
  await sample.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(production);
  expect(await sample.locator("code").evaluate((code) => code.textContent)).toBe(production);
  await page.goto("/api/geo/");
  await started(page);
  await expect.poll(() => page.locator(".switch input:checked").inputValue()).toBe("production");
  expect(await page.locator(".operation-samples").first().innerText()).not.toContain("localhost");
  await page.locator(".switch label", { hasText: "Sandbox" }).click();
  await page.goto("/api/culture/");
  await started(page);
  expect(await sample.locator("code").innerText()).toBe(sandbox);
});

test("without JavaScript samples call the sandbox, whichever base URL is shown", async ({
  visit,
}) => {
  const page = await visit("/api/culture/", { javaScriptEnabled: false });
  await page.locator(".switch label", { hasText: "Production" }).click();
  expect(await page.locator(".server code").filter({ visible: true }).count()).toBe(1);
  const samples = await page.locator(".operation-samples").first().innerText();
  expect(samples).toContain("http://localhost:");
  expect(samples).not.toContain("YOUR_API_KEY");
});

test("with production chosen the sandbox's host never appears, on load or in place", async ({
  visit,
}) => {
  const page = await visit("/api/culture/", {
    prepare: (page) =>
      page.addInitScript(() => {
        localStorage.setItem("server", "production");
        const look = () => {
          // Downloads come from the site itself, in every sample.
          const texts = [...document.querySelectorAll(".operation-samples pre")];
          if (texts.some(({ textContent }) => /localhost:\d+\/apiservices/.test(textContent))) {
            document.title = "Wrong host";
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  });
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/api/geo/";
    document.body.append(link);
    link.click();
  });
  await page.locator("h1", { hasText: "Geo" }).first().waitFor();
  const text = () =>
    page
      .locator(".operation-samples pre")
      .first()
      .evaluate((pre) => pre.textContent);
  expect(await text()).toMatch(/https:\/\/[\w.]+\/apiservices/);
  expect(await text()).not.toContain("localhost");
  expect(await page.title()).not.toBe("Wrong host");
});

test("text selected by hand excludes the labels of buttons", async ({ visit }) => {
  const page = await visit("/docs/client");
  const { selected, labels } = await page.evaluate(() => {
    const article = document.querySelector("article");
    if (article) getSelection()?.selectAllChildren(article);
    const buttons = [...document.querySelectorAll<HTMLElement>("article button")];
    return {
      selected: `${getSelection()}`.split("\n").map((line) => line.trim()),
      labels: [...new Set(buttons.map(({ innerText }) => innerText.trim()))].filter(Boolean),
    };
  });
  expect(labels.length).toBeGreaterThan(0);
  expect(selected.length).toBeGreaterThan(labels.length);
  expect(selected.filter((line) => labels.includes(line))).toEqual([]);
});

test("a focusable code block has a name", async ({ visit }) => {
  const page = await visit("/docs/flights-live-prices/quick-start");
  const names = await page
    .locator("pre[tabindex]")
    .evaluateAll((all) =>
      all.map((pre) => [pre.getAttribute("role"), pre.getAttribute("aria-label")]),
    );
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter(([role, name]) => role !== "group" || !name)).toEqual([]);
});
