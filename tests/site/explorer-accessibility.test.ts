/** What axe finds where a response is shown, in each of its views and both colour modes. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { answerCalls } from "../answer-calls.ts";
import { clickAtRest, test } from "../open-browser.ts";
import { LIVE, send, start } from "../open-console.ts";
import { runAxeWithin } from "../run-axe.ts";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
/** What a state changes; `every-page.test.ts` looks at the rest. */
const EXPLORER = ".explorer, .console";
/** Colours that one state was looked at for need no second look in the next. */
const seen = new Set<string>();

async function search(page: Page): Promise<void> {
  await clickAtRest(start(page));
  await page.locator(".send-bar select").selectOption("few-results");
  await clickAtRest(send(page));
  await page.locator(".explorer").getByRole("tree").waitFor();
}

async function takeResult(page: Page): Promise<void> {
  await clickAtRest(page.locator(".explorer").getByText("Results", { exact: true }));
  await page.locator(".explorer").getByRole("listbox", { name: "Results" }).focus();
  await page.keyboard.press("Home");
  await page.locator(".explorer").getByRole("region", { name: "Linked entries" }).waitFor();
}

interface State {
  readonly what: string;
  readonly viewport: typeof WIDE;
  readonly reach: (page: Page) => Promise<unknown>;
}

test.for<State>([
  {
    what: "results with one in hand, on a phone",
    viewport: NARROW,
    reach: async (page) => {
      await search(page);
      await takeResult(page);
    },
  },
  {
    what: "all of a response in the wide panel",
    viewport: WIDE,
    reach: async (page) => {
      await search(page);
      await takeResult(page);
      await clickAtRest(page.getByRole("button", { name: "Wide" }));
      await page.getByRole("textbox", { name: "Find a name, an ID or a value" }).fill("leg");
      await page.getByRole("button", { name: "Next match" }).waitFor();
    },
  },
  {
    what: "a documented response that is explored",
    viewport: WIDE,
    reach: async (page) => {
      await clickAtRest(page.locator(".explore").getByRole("button", { name: "Explore" }).first());
      await page.locator(".explorer").getByRole("tree").getByRole("link").first().waitFor();
    },
  },
])("axe finds nothing in $what", async ({ viewport, reach }, { visit }) => {
  const page = await visit(LIVE, { bypassCSP: true, viewport, prepare: answerCalls });
  await reach(page);
  expect(await runAxeWithin(page, EXPLORER, seen)).toEqual([]);
});
