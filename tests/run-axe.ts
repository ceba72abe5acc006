import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { checkContrast } from "./check-contrast.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export type Theme = "light" | "dark";
export const THEMES: readonly Theme[] = ["light", "dark"];

/** The object that axe adds to the page. */
export interface Axe {
  readonly run: (context: unknown, options: unknown) => Promise<AxeResults>;
  /** Caches the tree below an element until `teardown`; everything in `commons` needs it. */
  readonly setup: (element: Element) => void;
  readonly teardown: () => void;
  readonly commons: {
    readonly dom: { readonly isVisibleOnScreen: (element: Element) => boolean };
  };
}

/**
 * What axe finds on the page in its current state: rule, selector and reason. Only colours are
 * checked in each colour mode, because the mode changes nothing else. The context needs
 * `bypassCSP`, because the site's policy allows no other script.
 * @param seen colours that need no second check, shared by all pages: see `checkContrast`
 * @param within selector of the part to check, if the rest of the page is checked elsewhere: on a
 * reference, that takes a third of the time
 * @param leftOut rules that are checked elsewhere: "link-in-text-block"
 * @param themes the colour modes in which to check colours
 */
export async function runAxe(
  page: Page,
  seen: Set<string> = new Set(),
  within = "html",
  leftOut: readonly string[] = [],
  themes: readonly Theme[] = THEMES,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(source);
    // Measuring content that the browser has skipped in layout takes several times as long.
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  }
  const problems = [...(await lookAtAllElse(page, within, leftOut))];
  for (const theme of themes) {
    await page.evaluate(
      (theme) => document.documentElement.setAttribute("data-theme", theme),
      theme,
    );
    const violations = await checkContrast(page, seen, within);
    problems.push(...violations.map((violation) => `${theme}: ${violation}`));
  }
  return problems;
}

/**
 * What axe finds in parts of the page, given by a selector. This removes everything but these
 * parts, their ancestors and the elements they refer to, so a test must do it last. Otherwise axe
 * would read the whole document for each rule, which takes most of the time on a reference.
 */
export async function runAxeWithin(
  page: Page,
  parts: string,
  seen: Set<string> = new Set(),
): Promise<readonly string[]> {
  await page.evaluate(removeAllElse, parts);
  return runAxe(page, seen, parts);
}

/** Runs in the page, so it must be self-contained. */
function removeAllElse(selector: string): void {
  const parts = [...document.querySelectorAll(selector)];
  const named = parts
    .flatMap((part) => [part, ...part.querySelectorAll("*")])
    .flatMap((element) => [...element.attributes])
    .filter(({ name }) => name.startsWith("aria-") || name === "for" || name === "list")
    .flatMap(({ value }) => value.split(/\s+/))
    .flatMap((id) => document.getElementById(id) ?? []);
  const isLeft = (element: Element) =>
    [...parts, ...named].some((one) => one.contains(element) || element.contains(one));
  for (const element of document.querySelectorAll("body :not(link)")) {
    if (element.isConnected && !isLeft(element)) element.remove();
  }
}

function lookAtAllElse(
  page: Page,
  within: string,
  leftOut: readonly string[],
): Promise<readonly string[]> {
  const given = { within, off: ["color-contrast", ...leftOut] };
  return page.evaluate(async ({ within, off }) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    const { violations } = await axe.run(within, {
      resultTypes: ["violations"],
      // Only the rule about locked orientation needs style sheets; ours don't lock it.
      preload: false,
      rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary}`),
    );
  }, given);
}
