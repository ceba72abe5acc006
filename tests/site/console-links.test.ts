/** A request in the address of its page: what is linked is what opens, and nothing typed is lost. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import texts from "../../site/i18n/catalogues/en.ts";
import { linkTo } from "../../site/src/console/link-to.ts";
import { answerCalls } from "../answer-calls.ts";
import { clickAtRest, test, type Visit } from "../open-browser.ts";
import {
  change,
  consoles,
  editor,
  isFocused,
  LIVE,
  problems,
  send,
  status,
  visitAnswered,
  visitConsole,
} from "../open-console.ts";

const copyLink = (page: Page) => consoles(page).getByRole("button", { name: "Copy link" }).first();
const example = (page: Page) => page.locator(".console-bar select").first();

/** What the button copies. */
async function linkOf(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await clickAtRest(copyLink(page));
  await consoles(page).getByRole("button", { name: "Copied" }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function visitLink(visit: Visit, hash: string): Promise<Page> {
  const page = await visitAnswered(visit, LIVE + hash);
  await editor(page).waitFor();
  return page;
}

test("a link opens the console with its request, without sending it", async ({ visit }) => {
  const page = await visitConsole(visit);
  await change(page, '"UK"', '"ÜK"');
  const link = await linkOf(page);
  const text = await editor(page).inputValue();
  const called: string[] = [];
  const other = await visit(link, {
    prepare: async (page) => page.on("request", (request) => called.push(request.url())),
  });
  await editor(other).waitFor();
  expect(await editor(other).inputValue()).toBe(text);
  await expect.poll(() => isFocused(editor(other))).toBe(true);
  expect(await example(other).locator("option:checked").textContent()).toBe("From the link");
  expect(called.filter((url) => url.includes("/apiservices/"))).toEqual([]);
});

test("a link carries the scenario, which the code asks for too", async ({ visit }) => {
  const page = await visitConsole(visit);
  await page.locator(".send-bar select").selectOption("too-many-requests");
  const link = await linkOf(page);
  const other = await visitAnswered(visit, link, { mayFail: true });
  await editor(other).waitFor();
  expect(await other.locator(".send-bar select").inputValue()).toBe("too-many-requests");
  await clickAtRest(consoles(other).getByText("curl", { exact: true }));
  expect(await other.locator(".console-code code").textContent()).toContain(
    "x-sandbox-scenario: too-many-requests",
  );
  await clickAtRest(send(other));
  await expect.poll(() => status(other).textContent()).toBe("429");
});

test("a link with a scenario that the sandbox doesn't have opens without one", async ({
  visit,
}) => {
  const page = await visitLink(visit, linkTo("createLiveSearch", {}, "no-such-scenario") ?? "");
  expect(await page.locator(".send-bar select").inputValue()).toBe("");
});

test("without JavaScript a link leads to the operation", async ({ visit }) => {
  const page = await visitAnswered(visit, LIVE);
  const poll = page.locator("section.operation").nth(1);
  await clickAtRest(poll.getByRole("button", { name: "Edit and send" }));
  await poll.locator("textarea").waitFor();
  const link = await linkOf(page);
  expect(link).toContain("#pollLiveSearch-edit=");
  const plain = await visit(link, { javaScriptEnabled: false });
  const heading = plain.getByRole("heading", { level: 2, name: "Poll a live search" });
  const top = async () => (await heading.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  await expect.poll(top).toBeLessThan(plain.viewportSize()?.height ?? 0);
});

test.for([
  ["cut off", (linkTo("createLiveSearch", { query: {} }) ?? "").slice(0, -4)],
  ["of another operation", (linkTo("pollLiveSearch", {}) ?? "").replace("poll", "create")],
  ["too long", `#createLiveSearch-edit=${"e".repeat(40_000)}`],
])(
  "a link that is %s shows the documented example and a warning",
  async ([, hash = ""], { visit }) => {
    const page = await visitLink(visit, hash);
    await page.getByRole("alert").filter({ hasText: texts.console.brokenLink }).waitFor();
    expect(await editor(page).inputValue()).toContain('"adults": 1');
    expect(await problems(page).count()).toBe(0);
  },
);

test("a link leaves the typed request intact, and edits of its own survive a reload", async ({
  visit,
}) => {
  const page = await visitConsole(visit);
  await change(page, '"adults": 1', '"adults": 3');
  const hash = linkTo("createLiveSearch", { query: { market: "ES" } }) ?? "";
  await page.evaluate((hash) => location.assign(hash), hash);
  await expect.poll(() => editor(page).inputValue()).toContain('"ES"');
  await change(page, '"ES"', '"FR"');
  await example(page).selectOption({ index: 0 });
  expect(await editor(page).inputValue()).toContain('"adults": 3');
  await page.reload();
  await expect.poll(() => editor(page).inputValue()).toContain('"FR"');
  await clickAtRest(consoles(page).getByRole("button", { name: "Reset" }));
  expect(await editor(page).inputValue()).toContain('"ES"');
});

test("reports a request that fits in no link", async ({ visit }) => {
  const page = await visitConsole(visit);
  await change(page, '"adults": 1,', '"adults": 1');
  await clickAtRest(copyLink(page));
  await page
    .getByRole("button", {
      name: "Can't create a link: the request isn't valid JSON or is too long",
    })
    .waitFor();
});

test("a link to an operation opens its console from another page", async ({ visit }) => {
  const page = await visitAnswered(visit, "/api/geo/");
  const hash = linkTo("createLiveSearch", { query: { market: "ES" } }) ?? "";
  await page.evaluate((path) => location.assign(path), LIVE + hash);
  await editor(page).waitFor();
  expect(await editor(page).inputValue()).toContain('"ES"');
  expect(await send(page).textContent()).toBe("Send anyway");
});

test("reports a part that fails to load, and Retry opens the link", async ({ visit }) => {
  const hash = linkTo("createLiveSearch", { query: { market: "ES" } }) ?? "";
  const page = await visit(LIVE + hash, {
    mayFail: true,
    prepare: async (page) => {
      await answerCalls(page);
      await page.route("**/_console/**", (route) => route.abort(), { times: 1 });
    },
  });
  await clickAtRest(page.getByRole("alert").getByRole("button", { name: "Retry" }));
  await editor(page).waitFor();
  expect(await editor(page).inputValue()).toContain('"ES"');
});
