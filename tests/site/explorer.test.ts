/** What shows a response: its results, what a row leads to, the wide panel, documented examples. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { nameCardsPath } from "../../site/src/base/paths.ts";
import { MAX_ROWS } from "../../site/src/explorer/window-of.ts";
import { answerCalls } from "../answer-calls.ts";
import { findOverflow } from "../find-overflow.ts";
import { clickAtRest, test, type Visit, type VisitOptions } from "../open-browser.ts";
import { consoles, editor, isFocused, LIVE, send, start } from "../open-console.ts";

const WIDE = { viewport: { width: 1440, height: 900 } } as const;

const explorer = (page: Page) => page.locator(".explorer").first();
const tree = (page: Page) => page.locator(".explorer").getByRole("tree");
const results = (page: Page) => page.locator(".explorer").getByRole("listbox", { name: "Results" });
const meaning = (page: Page) =>
  page.locator(".explorer").getByRole("region", { name: "The selected row" });
const way = (page: Page) =>
  page.locator(".explorer").getByRole("region", { name: "Linked entries" });
const view = (page: Page, name: string) => explorer(page).getByText(name, { exact: true });
const hasFocus = (page: Page, role: string) =>
  page.evaluate((role) => document.activeElement?.getAttribute("role") === role, role);

/** The response to the first example of a reference. */
async function visitResponse(
  visit: Visit,
  { path = LIVE, ...options }: VisitOptions & { readonly path?: string } = {},
): Promise<Page> {
  const prepare = async (page: Page) => {
    await options.prepare?.(page);
    await answerCalls(page);
  };
  const page = await visit(path, { ...options, prepare });
  await clickAtRest(start(page));
  await clickAtRest(send(page));
  await tree(page).waitFor();
  return page;
}

/** Brings the first itinerary in hand by keyboard. */
async function takeItinerary(page: Page): Promise<void> {
  await tree(page).focus();
  await page.keyboard.type("itineraries");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => meaning(page).textContent()).toContain("A whole trip");
}

test("a search has results in its own orders, virtualized, by keyboard, and linked to the tree", async ({
  visit,
}) => {
  const page = await visitResponse(visit);
  await view(page, "Results").click();
  await results(page).focus();
  await page.keyboard.press("Home");
  const options = results(page).getByRole("option");
  await expect.poll(() => options.first().getAttribute("aria-selected")).toBe("true");
  expect(await options.first().textContent()).toMatch(
    /^\d\d:\d\d LHR → \d\d:\d\d EDI £\d+\.\d\d .+ · 1h 20m · direct /,
  );
  await page.keyboard.press("End");
  const last = results(page).locator("[aria-selected=true]");
  await expect
    .poll(async () => [
      await last.getAttribute("aria-posinset"),
      (await last.getAttribute("aria-setsize")) !== "1",
    ])
    .toEqual([await last.getAttribute("aria-setsize"), true]);
  expect(await options.count()).toBeLessThanOrEqual(MAX_ROWS);
  await explorer(page).getByLabel("Order").selectOption("cheapest");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  const prices = await options.locator("b").allTextContents();
  const amounts = prices.map((price) => Number(price.slice(1)));
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  await page.keyboard.press("Enter");
  await expect.poll(() => hasFocus(page, "tree")).toBe(true);
  await expect.poll(() => meaning(page).textContent()).toContain("A whole trip");
});

test("operations without results have no Results view", async ({ visit }) => {
  const page = await visitResponse(visit, { path: "/api/culture/" });
  expect(await explorer(page).locator(".sample-languages label").allTextContents()).toEqual([
    "Tree",
    "Text",
    "Headers",
  ]);
});

test("a row shows its linked entries, and each leads there and back", async ({ visit }) => {
  const page = await visitResponse(visit);
  await takeItinerary(page);
  const steps = way(page).getByRole("button");
  await expect.poll(() => steps.count()).toBeGreaterThan(5);
  const kinds = await way(page).locator("button > b").allTextContents();
  expect(new Set(kinds)).toEqual(
    new Set(["Itinerary", "Leg", "Segment", "Place", "Carrier", "Agent"]),
  );
  await way(page)
    .getByRole("button", { name: /^Segment / })
    .first()
    .press("Enter");
  await expect.poll(() => hasFocus(page, "tree")).toBe(true);
  await expect.poll(() => meaning(page).textContent()).toContain("One flight");
  await meaning(page).getByRole("button", { name: "Back to the key" }).press("Enter");
  await expect.poll(() => meaning(page).textContent()).toContain("A whole trip");
});

test("a value's description isn't copied with it", async ({ visit }) => {
  const page = await visitResponse(visit);
  await takeItinerary(page);
  const row = tree(page).locator("[aria-selected=true]");
  await expect.poll(() => row.textContent()).toMatch(/ LHR .+ → EDI .+, £/);
  const copied = await row.evaluate((one) => {
    getSelection()?.selectAllChildren(one);
    return getSelection()?.toString();
  });
  expect(copied).not.toContain("£");
  expect(copied).toContain(await row.locator("b").textContent());
});

test("finds names, IDs and values in open and closed rows, and steps through the matches", async ({
  visit,
}) => {
  const page = await visitResponse(visit);
  const field = explorer(page).getByRole("textbox", { name: "Find a name, an ID or a value" });
  const count = explorer(page).locator("output");
  const selected = tree(page).locator("[aria-selected=true]");
  await field.fill("transferType");
  await expect.poll(() => count.textContent()).toMatch(/^1 of \d{2,}$/);
  await expect.poll(() => selected.textContent()).toContain("transferType");
  const first = await meaning(page).locator("code").first().textContent();
  await field.press("Enter");
  await expect.poll(() => count.textContent()).toMatch(/^2 of /);
  expect(await meaning(page).locator("code").first().textContent()).not.toBe(first);
  await field.press("Shift+Enter");
  await field.press("Shift+Enter");
  await expect
    .poll(async () => {
      const [at, all] = (await count.textContent())?.split(" of ") ?? [];
      return at === all && at !== undefined;
    })
    .toBe(true);
  await field.fill("result_status_");
  await expect.poll(() => selected.textContent()).toContain("RESULT_STATUS_INCOMPLETE");
  await field.fill("no such text");
  await expect.poll(() => count.textContent()).toBe("No match");
  await field.press("Escape");
  expect(await field.inputValue()).toBe("");
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("downloads a response as received", async ({ visit }) => {
  const page = await visitResponse(visit, { path: "/api/culture/" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    explorer(page).getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^\w+Response\.json$/);
  const saved = readFileSync(await download.path(), "utf8");
  expect(JSON.parse(saved).status).toBe("RESULT_STATUS_COMPLETE");
});

test("the wide panel covers the bottom of the window without blocking the page", async ({
  visit,
}) => {
  const page = await visitResponse(visit, WIDE);
  await takeItinerary(page);
  const widen = explorer(page).getByRole("button", { name: "Wide" });
  await widen.press("Enter");
  const narrow = explorer(page).getByRole("button", { name: "Close wide view" });
  expect(await narrow.evaluate((one) => one === document.activeElement)).toBe(true);
  const panel = page.locator("section:popover-open");
  const box = await panel.boundingBox();
  expect(box?.width).toBe(1440);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900);
  for (const part of [results(page), tree(page), way(page)])
    expect(await part.isVisible()).toBe(true);
  expect(await page.locator("[role=option], [role=treeitem]").count()).toBeLessThanOrEqual(
    2 * MAX_ROWS,
  );
  await editor(page).focus();
  expect(await isFocused(editor(page))).toBe(true);
  // Whoever comes to the end of the page by keyboard sees it above the panel.
  const links = page.locator("footer a");
  await links.last().focus();
  const end = await links.last().boundingBox();
  expect((end?.y ?? 900) + (end?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await narrow.press("Enter");
  expect(await panel.count()).toBe(0);
});

test("what gets the focus beside the wide panel is above it", async ({ visit }) => {
  const page = await visitResponse(visit, WIDE);
  await explorer(page).getByRole("button", { name: "Wide" }).press("Enter");
  const panel = await page.locator("section:popover-open").boundingBox();
  const tabs = page.locator(".statuses").first().locator("> details:not(.live-tab) > summary");
  const samples = page.locator(".operation-samples").first();
  const stops = [...(await tabs.all()), samples.locator("select").first()];
  expect(stops.length).toBeGreaterThan(8);
  for (const stop of stops) {
    await stop.focus();
    const box = await stop.boundingBox();
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
  }
});

test("Escape closes the wide panel, and its button has the focus", async ({ visit }) => {
  const page = await visitResponse(visit, WIDE);
  await explorer(page).getByRole("button", { name: "Wide" }).press("Enter");
  const field = explorer(page).getByRole("textbox", { name: "Find a name, an ID or a value" });
  await field.fill("leg");
  await field.press("Escape");
  expect(await field.inputValue()).toBe("");
  expect(await page.getByRole("region", { name: "Live response" }).count()).toBe(1);
  expect(await page.locator("section:popover-open").count()).toBe(1);
  await field.press("Escape");
  const widen = explorer(page).getByRole("button", { name: "Wide" });
  await expect.poll(() => widen.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.locator("section:popover-open").count()).toBe(0);
});

test("the wide panel always shows the results, so it has no tab for them", async ({ visit }) => {
  const page = await visitResponse(visit, WIDE);
  await view(page, "Results").click();
  await explorer(page).getByRole("button", { name: "Wide" }).press("Enter");
  const tabs = explorer(page).locator(".sample-languages label");
  await expect.poll(() => tabs.allTextContents()).toEqual(["Tree", "Text", "Headers"]);
  expect(await tabs.locator(":checked").count()).toBe(1);
  for (const part of [results(page), tree(page)]) expect(await part.isVisible()).toBe(true);
  await explorer(page).getByRole("button", { name: "Close wide view" }).press("Enter");
  await expect.poll(() => tabs.allTextContents()).toEqual(["Results", "Tree", "Text", "Headers"]);
  expect(await results(page).isVisible()).toBe(true);
  expect(await tree(page).count()).toBe(0);
});

test("a documented response is explored on a press, and a key leads to its field", async ({
  visit,
}) => {
  const page = await visit(LIVE);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const button = page.locator(".explore").getByRole("button", { name: "Explore" }).first();
  await button.focus();
  await button.hover();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /react|island|explorer|_names/.test(path))).toEqual([]);
  const code = page.locator(".statuses .response-example").first();
  const printed = await code.locator("code").textContent();
  await clickAtRest(button);
  await tree(page).waitFor();
  expect(await code.isVisible()).toBe(false);
  expect(await button.getAttribute("aria-pressed")).toBe("true");
  const named = nameCardsPath("en", "flights-live-pricing");
  await expect.poll(() => asked).toContain(named);
  await tree(page).getByRole("link", { name: "action", exact: true }).click();
  await expect
    .poll(() => decodeURIComponent(new URL(page.url()).hash))
    .toBe("#LiveSearchResponse.action");
  await expect
    .poll(() =>
      page.locator('[id="LiveSearchResponse.action"]').evaluate((one) => {
        const { top } = one.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      }),
    )
    .toBe(true);
  await view(page, "Text").click();
  const lines = await page.locator(".text-lines [data-row]").allTextContents();
  const whole = JSON.stringify(JSON.parse(printed ?? ""), null, 2);
  expect(whole).toContain(lines.slice(0, 20).join("\n"));
  await clickAtRest(button);
  expect(await code.isVisible()).toBe(true);
  expect(await page.locator(".explorer").count()).toBe(0);
});

test("explores each documented response by the schema of its status", async ({ visit }) => {
  const page = await visit(LIVE);
  const card = page.locator(".statuses").first();
  await clickAtRest(card.getByText("400", { exact: true }));
  await clickAtRest(card.getByRole("button", { name: "Explore" }));
  await tree(page).waitFor();
  await tree(page).focus();
  await page.keyboard.type("message");
  await expect
    .poll(() => meaning(page).getByRole("link").getAttribute("href"))
    .toBe("#ErrorStatus.message");
  await clickAtRest(card.getByText("200", { exact: true }));
  expect(await card.getByRole("button", { name: "Explore" }).getAttribute("aria-pressed")).toBe(
    "false",
  );
});

test("on a phone results, linked entries and an example fit, with touch-sized buttons", async ({
  visit,
}) => {
  const page = await visitResponse(visit, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await takeItinerary(page);
  await view(page, "Results").click();
  await results(page).waitFor();
  expect(await findOverflow(page)).toEqual([]);
  const heights = await page
    .locator(".explorer :is(button, select, [role=option], label)")
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => Math.round(one.getBoundingClientRect().height)),
    );
  expect(heights.length).toBeGreaterThan(12);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("after polls only the last response stays in memory", async ({ visit }) => {
  const page = await visitResponse(visit, { prepare: keepResponses });
  await takeItinerary(page);
  for (const calls of [2, 3, 4]) {
    await clickAtRest(consoles(page).getByRole("button", { name: "Poll", exact: true }));
    await page.getByText(`${calls} calls`).first().waitFor();
    await tree(page).focus();
    await page.keyboard.press("ArrowDown");
  }
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  await expect
    .poll(async () => {
      await session.send("HeapProfiler.collectGarbage");
      return page.evaluate(() => {
        const { responses } = globalThis as unknown as Keeping;
        return [responses.length, responses.filter((one) => one.deref()).length];
      });
    })
    .toEqual([4, 1]);
});

interface Keeping {
  responses: WeakRef<object>[];
}

/** Notes each response that a page has parsed, without keeping it. */
function keepResponses(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const responses: WeakRef<object>[] = [];
    Object.assign(globalThis, { responses });
    const { parse } = JSON;
    JSON.parse = (...given: Parameters<typeof parse>) => {
      const value = parse(...given);
      if (value?.sessionToken !== undefined) responses.push(new WeakRef(value));
      return value;
    };
  });
}
