/**
 * What a fold hides is found as if it were open. The browser's search and a link to a text open folds
 * by the same rule, and the link can be followed by a test.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { builtPages, fileOf, isCopy } from "../built-site.ts";
import { pagesWithNewElements } from "../new-elements.ts";
import { test } from "../open-browser.ts";
import { selectCases } from "../select-cases.ts";

interface Fold {
  /** Class of the fold, or of what it stands in. */
  readonly kind: string;
  /** The beginning of a block inside it that stands nowhere else on the page, where there is one. */
  readonly text: string | undefined;
}

/**
 * Those that are closed as the page comes; all are open afterwards.
 * @param told kinds for which no text is looked for any more
 */
const foldsOf = (page: Page, told: readonly string[]): Promise<readonly Fold[]> =>
  page.evaluate((kinds) => {
    const MOST = 60;
    const told = new Set(kinds);
    const words = (text: string) => text.replace(/\s+/g, " ").trim();
    const whole = words(document.body.textContent ?? "").toLowerCase();
    const beginning = (line: string) => {
      const text = words(line);
      return text.length > MOST ? text.slice(0, text.lastIndexOf(" ", MOST)) : text;
    };
    const open = (fold: HTMLDetailsElement): void => {
      fold.open = true;
      const outer = fold.parentElement?.closest("details");
      if (outer) open(outer);
    };
    const textIn = (fold: Element) =>
      Array.from(fold.querySelectorAll("p, pre, td, a, .unspecified li"))
        .filter((block) => block.closest("details") === fold && !block.closest("summary"))
        // What a line of boxes says is many texts for a browser.
        .filter((block) => block.checkVisibility() && getComputedStyle(block).display !== "flex")
        .flatMap((block) => (block.textContent ?? "").split("\n").map(beginning))
        .find((text) => text.length > 5 && whole.split(text.toLowerCase()).length === 2);
    const closed = document.querySelectorAll<HTMLDetailsElement>("#main details:not([open])");
    return Array.from(closed, (fold) => {
      open(fold);
      const kind = fold.className || fold.parentElement?.className || "fields";
      const text = told.has(kind) ? undefined : textIn(fold);
      if (text !== undefined) told.add(kind);
      return { kind, text };
    });
  }, told);

/** Whether the text is in the window, and nothing hides it. */
const isInSight = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((text) => {
    const holders = Array.from(document.querySelectorAll("#main *")).filter((element) =>
      element.textContent?.replace(/\s+/g, " ").includes(text),
    );
    const innermost = holders.at(-1);
    const { top, bottom } = innermost?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return innermost?.checkVisibility() === true && bottom > 0 && top < innerHeight;
  }, text);

/** Those with a closed fold in their article. */
const PAGES = builtPages().filter(
  (page) =>
    !isCopy(page) &&
    page.locale.prefix === "" &&
    (page.kind === "reference" || page.kind === "docs") &&
    /<main(?:(?!<\/main>).)*<details(?![^>]* open)/s.test(readFileSync(fileOf(page.url), "utf8")),
);

test("a text-fragment link opens the fold that hides its text, in folds of each kind", async ({
  visit,
}) => {
  const page = await visit("/");
  const kinds = new Set<string>();
  const places = new Map<string, { readonly path: string; readonly text: string }>();
  for (const { path } of selectCases(pagesWithNewElements(PAGES), PAGES)) {
    await page.goto(path);
    for (const { kind, text } of await foldsOf(page, [...places.keys()])) {
      kinds.add(kind);
      if (text !== undefined && !places.has(kind)) places.set(kind, { path, text });
    }
  }
  expect(kinds.size).toBeGreaterThan(6);
  expect([...places.keys()].sort()).toEqual([...kinds].sort());
  for (const [kind, { path, text }] of places) {
    await page.goto("about:blank");
    await page.goto(`${path}#:~:text=${encodeURIComponent(text).replaceAll("-", "%2D")}`);
    await expect
      .poll(async () => [kind, text, await isInSight(page, text)])
      .toEqual([kind, text, true]);
  }
});
