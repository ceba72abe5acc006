/** What a console does to the page around it: the tabs of the responses, the entry of a line. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { clickAtRest, hold, test } from "../open-browser.ts";
import {
  change,
  consoles,
  editor,
  isFocused,
  LIVE,
  live,
  putCaret,
  send,
  start,
  status,
  visitAnswered,
  visitConsole,
} from "../open-console.ts";

const tabs = (page: Page) => page.locator(".statuses").first().locator("> details");
const marked = (page: Page) => page.locator(".operation-text [aria-current]");
const markedIds = (page: Page) =>
  marked(page).evaluateAll((all) => all.map((one) => [one.id, one.checkVisibility()]));

test("the live response becomes the first tab, and each other one remains", async ({ visit }) => {
  const page = await visitConsole(visit, { mayFail: true });
  const documented = await tabs(page).count();
  await clickAtRest(send(page));
  await expect.poll(() => status(page).textContent()).toBe("200");
  expect(await tabs(page).count()).toBe(documented + 1);
  expect(await tabs(page).first().locator("summary").first().textContent()).toBe("Live");
  expect(await isFocused(send(page))).toBe(true);
  await clickAtRest(tabs(page).nth(2).locator("summary").first());
  await expect.poll(() => live(page).isVisible()).toBe(false);
  expect(await tabs(page).nth(2).locator("pre").first().isVisible()).toBe(true);
  await change(page, '"adults": 1', '"adults": 0');
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => status(page).textContent()).toBe("400");
  expect(await live(page).isVisible()).toBe(true);
});

test("a response leaves the tab open that the reader chose while waiting", async ({ visit }) => {
  const page = await visitConsole(visit, { mayFail: true });
  await clickAtRest(send(page));
  await expect.poll(() => status(page).textContent()).toBe("200");
  const response = await hold(page, "/flights/live/search/create");
  await change(page, '"adults": 1', '"adults": 0');
  await clickAtRest(send(page));
  await clickAtRest(tabs(page).nth(1).locator("summary").first());
  await expect.poll(() => live(page).isVisible()).toBe(false);
  response.release();
  const arrived = page.locator(".live-tab .status").first();
  await expect.poll(() => arrived.textContent()).toBe("400");
  expect(await live(page).isVisible()).toBe(false);
  expect(await tabs(page).nth(1).getAttribute("open")).toBe("");
});

test("a poll leaves the reader's chosen tab open", async ({ visit }) => {
  const page = await visitConsole(visit);
  await page.clock.install();
  await clickAtRest(send(page));
  await clickAtRest(consoles(page).getByRole("button", { name: "Poll to the end" }));
  await clickAtRest(tabs(page).nth(1).locator("summary").first());
  await page.clock.runFor(3000);
  await expect.poll(() => tabs(page).first().textContent()).toMatch(/[3-9] calls/);
  expect(await live(page).isVisible()).toBe(false);
});

test("the fold of a documented response opens again after a reload", async ({ visit }) => {
  const page = await visitConsole(visit);
  await clickAtRest(page.locator("details.unspecified > summary").first());
  await clickAtRest(send(page));
  await expect.poll(() => status(page).textContent()).toBe("200");
  await page.reload();
  await expect.poll(() => tabs(page).first().getAttribute("open")).toBe("");
});

test("the caret's line marks its entry, without scrolling or opening anything", async ({
  visit,
}) => {
  const page = await visitConsole(visit);
  const place = () =>
    page.evaluate(() => [scrollY, document.querySelectorAll("details[open]").length]);
  await putCaret(page, '"adults"');
  const before = await place();
  await expect.poll(() => markedIds(page)).toEqual([["LiveQuery.adults", true]]);
  await putCaret(page, "\n  ");
  await expect.poll(() => markedIds(page)).toEqual([["LiveSearchRequest.query", true]]);
  await putCaret(page, '"month"');
  await expect.poll(() => markedIds(page)).toEqual([["LiveQuery.queryLegs[].date", true]]);
  expect(await place()).toEqual(before);
  await clickAtRest(
    page.locator('[id="LiveQuery.queryLegs[].date"] > details:not([class]) > summary'),
  );
  await putCaret(page, '"day"');
  await expect.poll(() => markedIds(page)).toEqual([["LiveQuery.queryLegs[].date.day", true]]);
});

test("a parameter marks its entry", async ({ visit }) => {
  const page = await visitAnswered(visit, LIVE);
  const poll = page.locator("section.operation").nth(1);
  await clickAtRest(poll.getByRole("button", { name: "Edit and send" }));
  await poll.locator("textarea").press("ArrowRight");
  await poll.locator("textarea").press("ArrowRight");
  await expect.poll(() => markedIds(page)).toEqual([["pollLiveSearch.sessionToken", true]]);
});

test("a poll with an unknown session leads to the console that creates one", async ({ visit }) => {
  const page = await visitAnswered(visit, LIVE, { mayFail: true });
  await page.route("**/search/poll/*", (route) => route.fulfill({ status: 404, json: {} }));
  const poll = page.locator("section.operation").nth(1);
  await clickAtRest(poll.getByRole("button", { name: "Edit and send" }));
  await clickAtRest(poll.locator(".button-primary"));
  await clickAtRest(poll.getByRole("button", { name: "Create again" }));
  await editor(page).waitFor();
  await expect.poll(() => isFocused(editor(page))).toBe(true);
  expect(await start(page).count()).toBe(0);
  await clickAtRest(poll.getByRole("button", { name: "Create again" }));
  await expect.poll(() => isFocused(editor(page))).toBe(true);
});

test("shows the request as client code, with its scenario", async ({ visit }) => {
  const page = await visitConsole(visit);
  await change(page, '"adults": 1', '"adults": 2');
  await page.locator(".send-bar select").selectOption("few-results");
  await clickAtRest(page.locator(".console").getByText("Client", { exact: true }));
  const code = await page.locator(".console-code code").first().textContent();
  expect(code).toContain("client.createLiveSearch(");
  expect(code).toContain("adults: 2");
  expect(code).toContain('"few-results"');
  const path = /npm install (\S+)/.exec(code ?? "")?.[1] ?? "";
  expect((await page.request.get(path)).status()).toBe(200);
});
