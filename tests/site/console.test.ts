/** Practising in a reference: a request is edited and sent, and what comes back is read. */
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { consoleDataPath } from "../../site/src/base/console-data-path.ts";
import { MAX_ROWS } from "../../site/src/explorer/window-of.ts";
import { GENERATORS } from "../../site/src/samples/generators.ts";
import { findOverflow } from "../find-overflow.ts";
import { clickAtRest, test, type Visit } from "../open-browser.ts";
import {
  change,
  consoles,
  editor,
  LIVE,
  live,
  problems,
  putCaret,
  send,
  start,
  status,
  visitAnswered,
  visitConsole,
} from "../open-console.ts";
import { selectCases } from "../select-cases.ts";

const CREATE = "**/flights/live/search/create";
const POLL = "**/flights/live/search/poll/*";
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

const bars = (page: Page) => page.locator(".practice");
const tree = (page: Page) => page.locator(".explorer").getByRole("tree");

test("loads nothing before a press, even on hover or focus", async ({ visit }) => {
  const page = await visit(LIVE);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await start(page).focus();
  await page.keyboard.press("Tab");
  await start(page).hover();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /react|island|console|_names/.test(path))).toEqual([]);
  await clickAtRest(start(page));
  await editor(page).waitFor();
  expect(asked).toContain(consoleDataPath("en", "flights-live-pricing"));
  expect(asked.filter((path) => path.includes("explorer"))).toEqual([]);
});

test("every operation of a reference can be sent", async ({ visit }) => {
  const others = ["/api/geo/", "/api/flights-indicative/", "/api/culture/"];
  for (const path of selectCases(others.slice(0, 1), others)) {
    const page = await visitAnswered(visit, path);
    expect(await bars(page).count()).toBe(await page.locator("section.operation").count());
    for (const bar of await bars(page).all()) {
      const opened = await page.locator(".send-bar").count();
      await clickAtRest(bar.getByRole("button", { name: "Edit and send" }));
      await expect.poll(() => page.locator(".send-bar").count()).toBe(opened + 1);
      await clickAtRest(page.locator(".send-bar .button-primary").nth(opened));
      await page.locator(".live-bar .status").nth(opened).waitFor();
    }
    const statuses = await page.locator(".live-bar .status").allTextContents();
    expect([path, new Set(statuses)]).toEqual([path, new Set(["200"])]);
  }
});

test("edits, sends and polls a search to the end by keyboard alone", async ({ visit }) => {
  const page = await visitAnswered(visit, LIVE);
  await start(page).focus();
  await page.keyboard.press("Enter");
  await editor(page).waitFor();
  expect(await editor(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await change(page, '"adults": 1', '"adults": 2');
  await page.keyboard.press("Meta+Enter");
  await expect.poll(() => status(page).textContent()).toBe("200");
  expect(await live(page).textContent()).toContain("RESULT_STATUS_INCOMPLETE");
  expect(await editor(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await consoles(page).getByRole("button", { name: "Poll", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => live(page).textContent()).toContain("2 calls");
  await page.clock.install();
  await consoles(page).getByRole("button", { name: "Poll to the end" }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return live(page).textContent();
    })
    .toContain("The search is over.");
  expect(await live(page).textContent()).toContain("RESULT_STATUS_COMPLETE");
});

test("Tab leaves the editor, and the keyboard accepts suggestions", async ({ visit }) => {
  const page = await visitConsole(visit);
  await change(page, '"cabinClass": "CABIN_CLASS_ECONOMY"', '"cabinClass": ""');
  const at = (await editor(page).inputValue()).indexOf('""') + 1;
  await editor(page).evaluate(
    (one, at) => (one as HTMLTextAreaElement).setSelectionRange(at, at),
    at,
  );
  await page.keyboard.type("FIR");
  const list = consoles(page).getByRole("listbox", { name: "Suggestions" });
  await list.waitFor();
  // The browser's own event comes behind the editor's, on a busy machine much later.
  await editor(page).dispatchEvent("selectionchange");
  expect(await list.isVisible()).toBe(true);
  const active = await editor(page).getAttribute("aria-activedescendant");
  expect(await page.locator(`[id="${active}"]`).textContent()).toContain("CABIN_CLASS_FIRST");
  await page.keyboard.press("Enter");
  await list.waitFor({ state: "detached" });
  expect(await editor(page).inputValue()).toContain('"cabinClass": "CABIN_CLASS_FIRST"');
  await page.keyboard.press("Control+z");
  expect(await editor(page).inputValue()).not.toContain("CABIN_CLASS_FIRST");
  await page.keyboard.press("Tab");
  expect(await editor(page).evaluate((one) => one === document.activeElement)).toBe(false);
});

test("suggestions leave the keys of an input method alone", async ({ visit }) => {
  const page = await visitConsole(visit);
  await change(page, '"cabinClass": "CABIN_CLASS_ECONOMY"', '"cabinClass": ""');
  await putCaret(page, '"cabinClass": "');
  await page.keyboard.type("C");
  const list = consoles(page).getByRole("listbox", { name: "Suggestions" });
  await list.waitFor();
  const look = async () => ({
    text: await editor(page).inputValue(),
    active: await editor(page).getAttribute("aria-activedescendant"),
  });
  const before = await look();
  for (const key of ["ArrowDown", "ArrowUp", "Enter", "Escape"]) {
    await editor(page).dispatchEvent("keydown", { key, isComposing: true });
    expect([key, await list.isVisible(), await look()]).toEqual([key, true, before]);
  }
});

test("doesn't send invalid JSON, and reports its line", async ({ visit }) => {
  const page = await visitConsole(visit);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await change(page, '"adults": 1,', '"adults": 1');
  await expect.poll(() => problems(page).allTextContents()).toHaveLength(1);
  expect(await problems(page).textContent()).toMatch(/Line 15 This isn't valid JSON yet\. A comma/);
  expect(await send(page).getAttribute("aria-disabled")).toBe("true");
  await send(page).click({ force: true });
  await page.keyboard.press("Control+Enter");
  expect(sent).toEqual([]);
  await clickAtRest(consoles(page).getByRole("button", { name: "Line 15" }));
  expect(await editor(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await clickAtRest(consoles(page).getByRole("button", { name: "Reset" }));
  expect(await send(page).getAttribute("aria-disabled")).toBe("false");
  await clickAtRest(consoles(page).getByRole("button", { name: "Undo reset" }));
  expect(await problems(page).count()).toBe(1);
});

test("reports a body that is too large for the sandbox before sending", async ({ visit }) => {
  const page = await visitConsole(visit);
  await change(page, '"UK"', `"${"x".repeat(70_000)}"`);
  await expect.poll(() => problems(page).allTextContents()).not.toEqual([]);
  expect(await problems(page).first().textContent()).toMatch(/accepts at most 65536 bytes/);
  expect(await send(page).getAttribute("aria-disabled")).toBe("true");
});

test("reports a wrong request in the words of its 400, and sends it anyway", async ({ visit }) => {
  const page = await visitConsole(visit, { mayFail: true });
  await change(page, '"adults": 1', '"adults": 0');
  const message = "query.adults must be at least 1; received 0.";
  await expect.poll(() => problems(page).textContent()).toBe(`Line 14 ${message}`);
  expect(await send(page).textContent()).toBe("Send anyway");
  await clickAtRest(send(page));
  await expect.poll(() => status(page).textContent()).toBe("400");
  await tree(page).waitFor();
  expect(await tree(page).textContent()).toContain(message);
  await clickAtRest(live(page).getByRole("button", { name: "Line 14" }));
  const caret = await editor(page).evaluate((one) => (one as HTMLTextAreaElement).selectionStart);
  const before = (await editor(page).inputValue()).slice(0, caret);
  expect(before.split("\n")).toHaveLength(14);
});

test("prints the edited request and its scenario in all languages", async ({ visit }) => {
  const page = await visitConsole(visit, { mayFail: true });
  await change(page, '"UK"', `"U'K"`);
  await page.locator(".send-bar select").selectOption("few-results");
  for (const { label } of GENERATORS) {
    await clickAtRest(page.locator(".console").getByText(label, { exact: true }));
    const code = await page.locator(".console-code code").first().textContent();
    expect(code, label).toMatch(/U.*'.*K/);
    expect(code, label).toContain("few-results");
    expect(code, label).toContain(new URL(page.url()).origin);
  }
  await clickAtRest(page.locator(".console").getByText("Edit", { exact: true }));
  await clickAtRest(send(page));
  await live(page).waitFor();
  await clickAtRest(page.getByText("The same request for production, in curl"));
  const curl = await page.locator(".production code").textContent();
  expect(curl).toContain('--header "x-api-key: $API_KEY"');
  expect(curl).not.toContain("few-results");
  // The command is that of the response above it, whatever is in the editor.
  await change(page, `"U'K"`, '"ES"');
  expect(await page.locator(".production code").textContent()).toBe(curl);
});

test("a press below the suggestions reaches what it hits", async ({ visit }) => {
  const page = await visitConsole(visit, { mayFail: true });
  await change(page, '"cabinClass": "CABIN_CLASS_ECONOMY"', '"cabinClass": ""');
  await putCaret(page, '"cabinClass": "');
  await page.keyboard.type("FIR");
  const list = consoles(page).getByRole("listbox", { name: "Suggestions" });
  await list.waitFor();
  await clickAtRest(send(page));
  await expect.poll(() => status(page).textContent()).toBe("400");
  await list.waitFor({ state: "detached" });
});

test("with production chosen, the button that sends says that calls go to the sandbox", async ({
  visit,
}) => {
  const page = await visitConsole(visit, { stored: { server: "production" } });
  const note = page.locator(".send-bar").getByText("Calls go to the sandbox.");
  expect(await note.isVisible()).toBe(true);
  const described = (await send(page).getAttribute("aria-describedby")) ?? "";
  expect(described.split(" ")).toContain(await note.getAttribute("id"));
});

test("limits the rows in the document for a response of any size", async ({ visit }) => {
  const page = await visitConsole(visit);
  await clickAtRest(send(page));
  await tree(page).focus();
  const open = async (name: string) => {
    const row = tree(page).getByRole("treeitem", { name: new RegExp(`^${name} `) });
    await clickAtRest(row);
    await expect.poll(() => row.getAttribute("aria-expanded")).toBe("true");
  };
  await open("itineraries");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("*");
  const rows = tree(page).getByRole("treeitem");
  expect(await rows.count()).toBeLessThanOrEqual(MAX_ROWS);
  await page.keyboard.press("End");
  const last = tree(page).locator("[aria-selected=true]");
  await expect.poll(() => last.textContent()).not.toContain("itineraries");
  expect(await last.getAttribute("aria-posinset")).toBe(await last.getAttribute("aria-setsize"));
  expect(await rows.count()).toBeLessThanOrEqual(MAX_ROWS);
  await clickAtRest(page.locator(".explorer").getByText("Text", { exact: true }));
  const lines = page.locator(".text-lines [data-row]");
  await lines.first().waitFor();
  await page.locator(".text-lines").evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(() => lines.last().textContent()).toBe("}");
  expect(await lines.count()).toBeLessThanOrEqual(MAX_ROWS);
});

test("the selected row shows its meaning and links to its reference", async ({ visit }) => {
  const page = await visitConsole(visit);
  await clickAtRest(send(page));
  await tree(page).focus();
  await page.keyboard.type("status");
  const meaning = page.locator(".explorer").getByRole("region", { name: "The selected row" });
  await expect.poll(() => meaning.textContent()).toContain("ResultStatus");
  const link = meaning.getByRole("link", { name: "In the reference" });
  const id = decodeURIComponent((await link.getAttribute("href"))?.slice(1) ?? "");
  expect(id).toBe("LiveSearchResponse.status");
  expect(await page.locator(`[id="${id}"]`).count()).toBe(1);
});

test("the keyboard follows an id to its entry, and back", async ({ visit }) => {
  const page = await visitConsole(visit);
  await clickAtRest(send(page));
  await tree(page).focus();
  for (const key of ["legs", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"]) {
    await (key === "legs" ? page.keyboard.type(key) : page.keyboard.press(key));
  }
  await page.keyboard.type("originPlaceId");
  const meaning = page.locator(".explorer").getByRole("region", { name: "The selected row" });
  const go = meaning.getByRole("button", { name: "Go to its entry in places" });
  await go.press("Enter");
  const chosen = tree(page).locator("[aria-selected=true]");
  await expect.poll(() => meaning.locator(".meaning-path").textContent()).toMatch(/places\["/);
  await expect.poll(() => chosen.getAttribute("aria-level")).toBe("4");
  await meaning.getByRole("button", { name: "Back to the key" }).press("Enter");
  await expect
    .poll(() => meaning.locator(".meaning-path").textContent())
    .toMatch(/\.originPlaceId$/);
});

test("shows a response that isn't JSON as text with its status", async ({ visit }) => {
  const page = await visitConsole(visit, { mayFail: true });
  await page.route(CREATE, (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  );
  await clickAtRest(send(page));
  await expect.poll(() => status(page).textContent()).toBe("502");
  await expect.poll(() => page.locator(".text-lines").textContent()).toBe("<h1>Bad gateway</h1>");
  await page.route(CREATE, (route) => route.abort());
  await clickAtRest(send(page));
  await expect
    .poll(() => live(page).textContent())
    .toContain("No response: the sandbox can't be reached.");
  expect(await status(page).count()).toBe(0);
  expect(await live(page).textContent()).toContain("The response below is from an earlier call.");
});

test("counts down Retry-After, and retries nothing on its own", async ({ visit }) => {
  const page = await visitConsole(visit, { mayFail: true });
  await page.clock.install();
  let calls = 0;
  await page.route(CREATE, (route) => {
    calls += 1;
    return route.fulfill({ status: 429, headers: { "Retry-After": "2" }, json: {} });
  });
  await clickAtRest(send(page));
  await expect.poll(() => live(page).textContent()).toContain("again in 2 s");
  await page.clock.runFor(1000);
  expect(await live(page).textContent()).toContain("again in 1 s");
  await page.clock.runFor(10_000);
  expect(await live(page).textContent()).not.toContain("again in");
  expect(calls).toBe(1);
});

/** Visits a console by plain HTTP on a host other than localhost, where browsers allow less. */
async function visitInsecure(visit: Visit): Promise<Page> {
  const baseURL = inject("baseUrl").replace("localhost", "0.0.0.0");
  // The browser logs that it ignores headers which only HTTPS can have.
  const page = await visit("/api/culture/", { baseURL, mayFail: true });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await clickAtRest(start(page));
  await send(page).waitFor();
  return page;
}

test("explores a response on plain HTTP", async ({ visit }) => {
  const page = await visitInsecure(visit);
  await clickAtRest(send(page));
  await tree(page).waitFor();
  expect(await status(page).textContent()).toBe("200");
});

test("on plain HTTP, where no page can copy, a copy button says so", async ({ visit }) => {
  const page = await visitInsecure(visit);
  const bar = consoles(page).first().locator(".console-bar");
  await clickAtRest(bar.getByRole("button", { name: "Copy", exact: true }));
  await bar.getByRole("button", { name: "Copying failed" }).waitFor();
});

test("an edit stops polling, and a session that is gone can be created again", async ({
  visit,
}) => {
  const page = await visitConsole(visit, { mayFail: true });
  await page.clock.install();
  await clickAtRest(send(page));
  await clickAtRest(consoles(page).getByRole("button", { name: "Poll to the end" }));
  await expect.poll(() => live(page).textContent()).toContain("Next poll in 1 s");
  await change(page, '"adults": 1', '"adults": 2');
  await expect.poll(() => live(page).textContent()).toContain("because you edited the request");
  await page.route(POLL, (route) => route.fulfill({ status: 404, json: {} }));
  await clickAtRest(consoles(page).getByRole("button", { name: "Poll", exact: true }));
  await clickAtRest(consoles(page).getByRole("button", { name: "Create again" }));
  await expect.poll(() => status(page).textContent()).toBe("200");
});

test("restores the typed request after a reload", async ({ visit }) => {
  const page = await visitConsole(visit);
  await change(page, '"adults": 1', '"adults": 2');
  await page.reload();
  await clickAtRest(start(page));
  await editor(page).waitFor();
  expect(await editor(page).inputValue()).toContain('"adults": 2');
});

test("reports a console that fails to load next to the card, and retries it", async ({ visit }) => {
  const page = await visit(LIVE, { mayFail: true });
  const data = `**${consoleDataPath("en", "flights-live-pricing")}`;
  await page.route(data, (route) => route.abort());
  await clickAtRest(start(page));
  const failed = page.getByRole("alert").filter({ hasText: "This part didn't load." });
  await failed.waitFor();
  expect(await page.locator(".example-menu").first().isVisible()).toBe(true);
  await page.unroute(data);
  await clickAtRest(failed.getByRole("button", { name: "Retry" }));
  await editor(page).waitFor();
});

test("the next page has its cards, and so has this one after Back", async ({ visit }) => {
  const page = await visitConsole(visit);
  const link = page.locator('#sidebar a[href="/api/geo/"]').first();
  await link.evaluate((one: HTMLElement) => one.click());
  await page.getByRole("heading", { level: 1, name: "Geo API" }).waitFor();
  expect(await page.locator(".console").count()).toBe(0);
  await page.goBack();
  await page.waitForURL(`**${LIVE}`);
  await expect.poll(() => start(page).isVisible()).toBe(true);
  expect(await page.locator(".console").count()).toBe(0);
});

test("on a phone the console fits, has touch-sized buttons and uses the page's language", async ({
  visit,
}) => {
  const page = await visitAnswered(visit, `/es${LIVE}`, PHONE);
  await clickAtRest(page.getByRole("button", { name: "Editar y enviar" }).first());
  await clickAtRest(consoles(page).getByRole("button", { name: "Enviar", exact: true }));
  await tree(page).waitFor();
  expect(await findOverflow(page)).toEqual([]);
  const heights = await page
    .locator(".console :is(button, select, [role=treeitem])")
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
    );
  expect(heights.length).toBeGreaterThan(8);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
