/** What axe finds in a console, in each of its states and both colour modes. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import texts from "../../site/i18n/catalogues/en.ts";
import { answerCalls } from "../answer-calls.ts";
import { clickAtRest, test } from "../open-browser.ts";
import { consoles, editor, LIVE, send, start } from "../open-console.ts";
import { runAxeWithin } from "../run-axe.ts";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
/** What a state changes; `every-page.test.ts` looks at the rest. */
const CONSOLE = ".explorer, .console";
const MARKED = ".operation-text [aria-current]";
/** Colours that one state was looked at for need no second look in the next. */
const seen = new Set<string>();

interface State {
  readonly what: string;
  readonly viewport: typeof WIDE;
  readonly reach: (page: Page) => Promise<unknown>;
}

test.for<State>([
  { what: "opened", viewport: WIDE, reach: async () => {} },
  {
    what: "with suggestions",
    viewport: NARROW,
    reach: async (page) => {
      await editor(page).fill('{ "query": { "" } }');
      await editor(page).evaluate((one) => (one as HTMLTextAreaElement).setSelectionRange(14, 14));
      await page.keyboard.press("Control+Space");
      await page.getByRole("listbox").waitFor();
    },
  },
  {
    what: "with a request that is wrong, and its 400",
    viewport: WIDE,
    reach: async (page) => {
      await editor(page).fill('{ "query": {} }');
      await clickAtRest(send(page));
      await page.locator(".blamed").waitFor();
      await page.locator(".explorer").getByRole("tree").waitFor();
    },
  },
  {
    what: "with a search and its row in hand",
    viewport: NARROW,
    reach: async (page) => {
      await page.locator(".send-bar select").selectOption("few-results");
      await clickAtRest(send(page));
      await page.locator(".explorer").getByRole("tree").focus();
      await page.keyboard.press("ArrowDown");
      await page.getByRole("link", { name: "In the reference" }).waitFor();
    },
  },
  {
    what: "with the text of a response and a sample",
    viewport: WIDE,
    reach: async (page) => {
      await clickAtRest(send(page));
      await clickAtRest(page.locator(".explorer").getByText("Text", { exact: true }));
      await clickAtRest(page.locator(".console").getByText("Python", { exact: true }));
      await clickAtRest(page.getByText("The same request for production, in curl"));
      await page.locator(".text-lines [data-row]").first().waitFor();
    },
  },
  {
    what: "with a link that is broken, and the program of our client",
    viewport: NARROW,
    reach: async (page) => {
      await page.evaluate(() => location.assign("#createLiveSearch-edit=e"));
      await page.getByRole("alert").filter({ hasText: texts.console.brokenLink }).waitFor();
      await clickAtRest(page.locator(".console").getByText("Client", { exact: true }));
    },
  },
  {
    what: "with an entry marked, and another tab than its response",
    viewport: WIDE,
    reach: async (page) => {
      await editor(page).evaluate((one) => (one as HTMLTextAreaElement).setSelectionRange(40, 40));
      await page.locator(MARKED).waitFor();
      await clickAtRest(send(page));
      await page.locator(".live-bar").waitFor();
      await clickAtRest(page.locator(".statuses").first().getByText("404", { exact: true }));
    },
  },
  {
    what: "on its way",
    viewport: NARROW,
    reach: async (page) => {
      await page.route("**/search/create", () => {});
      await clickAtRest(send(page));
      await consoles(page).getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
  {
    what: "without a response",
    viewport: NARROW,
    reach: async (page) => {
      await page.route("**/search/create", (route) => route.abort());
      await clickAtRest(send(page));
      await page.locator(".console").getByText("No response:").first().waitFor();
    },
  },
])("axe finds nothing in a console $what", async ({ viewport, reach }, { visit }) => {
  const page = await visit(LIVE, {
    bypassCSP: true,
    mayFail: true,
    viewport,
    prepare: answerCalls,
  });
  await clickAtRest(start(page));
  await editor(page).waitFor();
  await reach(page);
  expect(await runAxeWithin(page, `${CONSOLE}, ${MARKED}`, seen)).toEqual([]);
});
