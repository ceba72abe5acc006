import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, withoutNavigation } from "../open-browser.ts";

const START = "/docs/getting-started/requests-and-responses";
const TARGET = "/docs/getting-started/rate-limits";

interface Click {
  readonly keys?: Readonly<Record<string, boolean | number>>;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Whether a click on a link of the sidebar is taken from the browser, which never follows it here. */
function isTaken(page: Page, { keys = {}, attributes = {} }: Click): Promise<boolean> {
  return page.locator(`#sidebar a[href="${TARGET}"]`).evaluate(
    (link, given) => {
      const names = Object.keys(given.attributes);
      for (const name of names) link.setAttribute(name, given.attributes[name] ?? "");
      let taken = false;
      const end = (event: Event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener("click", end, { once: true });
      const init = { bubbles: true, cancelable: true, ...given.keys };
      link.dispatchEvent(new MouseEvent("click", init));
      for (const name of names) link.removeAttribute(name);
      return taken;
    },
    { keys, attributes },
  );
}

const LEFT: Readonly<Record<string, Click>> = {
  "for another tab, by its target": { attributes: { target: "_blank" } },
  "for a file": { attributes: { download: "" } },
  "for another tab, by a key": { keys: { ctrlKey: true } },
  "for another tab, by a key of a Mac": { keys: { metaKey: true } },
  "for another window": { keys: { shiftKey: true } },
  "for a download": { keys: { altKey: true } },
  "with another button": { keys: { button: 1 } },
};

test("without the Navigation API, only a plain click is intercepted", async ({ visit }) => {
  const page = await visit(START, { prepare: withoutNavigation });
  const taken: string[] = [];
  for (const [name, click] of Object.entries(LEFT)) {
    if (await isTaken(page, click)) taken.push(name);
  }
  expect(taken).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(START);
  expect(await isTaken(page, {})).toBe(true);
  expect(new URL(page.url()).pathname).toBe(TARGET);
});
