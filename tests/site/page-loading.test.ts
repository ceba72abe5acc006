import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { pageDataPath } from "../../site/src/base/paths.ts";
import { hold, isHydrated, test } from "../open-browser.ts";

const START = "/docs/getting-started/authentication";
const TARGET = "/docs/getting-started/rate-limits";
const TITLE = "Rate limits";

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: TITLE });
const open = (page: Page) => page.locator(`#sidebar a[href="${TARGET}"]`).click();

/** A value that only a new document would lose. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

test("a page that is loading shows a spinner", async ({ visit }) => {
  const page = await visit(START);
  const held = await hold(page, pageDataPath(TARGET));
  await open(page);
  const spinner = page.getByRole("status");
  await spinner.waitFor();
  expect(await spinner.textContent()).toBe("Loading the page");
  held.release();
  await heading(page).waitFor();
  await spinner.waitFor({ state: "detached" });
});

test.for<{ name: string; fail: (route: Route) => Promise<void>; message: string }>([
  {
    name: "an error of the server",
    fail: (route) => route.fulfill({ status: 503 }),
    message: "503 Service Unavailable",
  },
  {
    name: "a connection that breaks",
    fail: (route) => route.abort("connectionreset"),
    message: "Failed to fetch",
  },
  {
    name: "an answer that is no page",
    fail: (route) => route.fulfill({ json: { build: 1 } }),
    message: "The page's data is incomplete.",
  },
])(
  "$name shows the message and Retry, which works without reloading the document",
  async ({ fail, message }, { visit }) => {
    const page = await visit(START, { mayFail: true });
    await mark(page);
    await page.route(`**${pageDataPath(TARGET)}`, fail);
    await open(page);
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await alert.getByRole("heading", { level: 1, name: `${TITLE} didn't load` }).waitFor();
    expect(await alert.textContent()).toContain(message);
    expect(await page.title()).toContain(TITLE);
    const marked = page.locator('#sidebar [aria-current="page"]');
    expect(await marked.textContent()).toBe(TITLE);
    expect(await page.locator(":focus").textContent()).toBe("Retry");
    const whole = alert.getByRole("link", { name: "Open full page" });
    expect(await whole.getAttribute("href")).toBe(TARGET);

    await alert.getByRole("button", { name: "Retry" }).click();
    await alert.waitFor();
    await page.unroute(`**${pageDataPath(TARGET)}`);
    await alert.getByRole("button", { name: "Retry" }).click();
    await heading(page).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(TARGET);
  },
);

test("reports a failed load of another section in the page's language", async ({ visit }) => {
  const page = await visit("/es/docs/intro", { mayFail: true });
  await mark(page);
  await page.route("**/_page/es/api/geo.json", (route) => route.abort());
  const link = page.locator('.navbar a[href="/es/api/geo/"]');
  await link.evaluate((link: HTMLElement) => link.click());
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.textContent()).toContain("No hay conexión con este sitio");
  await page.unroute("**/_page/es/api/geo.json");
  await alert.getByRole("button", { name: "Reintentar" }).click();
  await page.getByRole("heading", { level: 1 }).filter({ hasText: "Geo" }).waitFor();
  expect(await isMarked(page)).toBe(true);
});

test("a failed page can be opened as a full document", async ({ visit }) => {
  const page = await visit(START, { mayFail: true });
  await mark(page);
  await page.route(`**${pageDataPath(TARGET)}`, (route) => route.abort());
  await open(page);
  await page.getByRole("link", { name: "Open full page" }).click();
  await heading(page).waitFor();
  expect(await isMarked(page)).toBe(false);
});

test("a part of the frame that React cannot render says 'This page crashed.', and recovers", async ({
  visit,
}) => {
  const page = await visit(START, { mayFail: true });
  await page.getByRole("navigation", { name: "Main" }).locator("summary").click();
  await expect.poll(() => isHydrated(page, ".navbar")).toBe(true);
  await page.keyboard.press("Escape");
  // No text can be made of this address, which React alone is to find out.
  await page.locator('[data-alternate="version:1.0"]').evaluateAll((links) => {
    for (const link of links) link.removeAttribute("data-alternate");
  });
  await page.route(`**${pageDataPath(TARGET)}`, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { readonly versions: object };
    const versions = { ...data.versions, "1.0": { toString: null } };
    await route.fulfill({ json: { ...data, versions } });
  });
  await open(page);
  const crash = page.locator("#shell-top").getByRole("alert");
  await crash.getByText("This page crashed.").waitFor();
  await heading(page).waitFor();
  await page.unroute(`**${pageDataPath(TARGET)}`);
  await crash.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("after a failure the reader can go back", async ({ visit }) => {
  const page = await visit(START, { mayFail: true });
  await mark(page);
  await page.route(`**${pageDataPath(TARGET)}`, (route) => route.fulfill({ status: 500 }));
  await open(page);
  await page.getByRole("alert").waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Authentication" }).waitFor();
  expect(await isMarked(page)).toBe(true);
});

test("a page that cannot be rendered says 'This page crashed.'; Try again recovers", async ({
  visit,
}) => {
  const page = await visit(START, { mayFail: true });
  await mark(page);
  await page.route(`**${pageDataPath(TARGET)}`, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as object;
    await route.fulfill({ json: { ...data, languages: null } });
  });
  await open(page);
  const crash = page.getByRole("alert");
  await crash.getByRole("heading", { level: 1, name: "This page crashed." }).waitFor();
  expect(await crash.textContent()).toMatch(/null|iterable/);
  expect(await crash.textContent()).toContain(TITLE);
  const whole = crash.getByRole("link", { name: "Open full page" });
  expect(await whole.getAttribute("href")).toBe(TARGET);

  const again = page.waitForResponse(`**${pageDataPath(TARGET)}`);
  await crash.getByRole("button", { name: "Try again" }).click();
  await again;
  await crash.getByRole("heading", { name: "This page crashed." }).waitFor();
  await page.unroute(`**${pageDataPath(TARGET)}`);
  await crash.getByRole("button", { name: "Try again" }).click();
  await heading(page).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test("a page that crashes on first load recovers", async ({ visit }) => {
  const page = await visit(START, {
    mayFail: true,
    prepare: (page) =>
      page.addInitScript(() => {
        const real = window.requestAnimationFrame;
        window.requestAnimationFrame = () => {
          throw new Error("No frames today.");
        };
        Object.assign(window, {
          repair: () => Object.assign(window, { requestAnimationFrame: real }),
        });
      }),
  });
  const crash = page.getByRole("alert");
  await crash.getByText("No frames today.").waitFor();
  await page.evaluate("repair()");
  await crash.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Authentication" }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});
