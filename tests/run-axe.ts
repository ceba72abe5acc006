import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { lookAtColours } from "./look-at-colours.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export type Theme = "light" | "dark";
export const THEMES: readonly Theme[] = ["light", "dark"];

/** What axe puts into the page. */
export interface Axe {
  readonly run: (context: unknown, options: unknown) => Promise<AxeResults>;
  /** Reads the tree below an element, which everything in `commons` needs, until `teardown`. */
  readonly setup: (element: Element) => void;
  readonly teardown: () => void;
  readonly commons: {
    readonly dom: { readonly isVisibleOnScreen: (element: Element) => boolean };
  };
}

/**
 * What axe finds on the page as it stands, in each colour mode: rule, selector and reason.
 * Colours are the only thing that the mode changes: in the dark axe looks at them alone. The
 * context needs `bypassCSP`, because the site's policy lets no other script in.
 * @param seen colours that need no second look, for all pages that are looked at: see `lookAtColours`
 * @param within selector of the part to look at, where the rest of the page is looked at elsewhere:
 * on a reference that takes a third of the time
 * @param leftOut rules that are held elsewhere: "link-in-text-block"
 * @param themes the colour modes in which it looks at colours
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
    // To ask after what the browser left out of its layout takes several times as long.
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  }
  const found = [...(await lookAtAllElse(page, within, leftOut))];
  for (const theme of themes) {
    await page.evaluate(
      (theme) => document.documentElement.setAttribute("data-theme", theme),
      theme,
    );
    const violations = await lookAtColours(page, seen, within);
    found.push(...violations.map((violation) => `${theme}: ${violation}`));
  }
  return found;
}

/**
 * What axe finds in parts of the page, by a selector. Everything is removed but these parts, what is
 * around them and what they name, so a test looks last: axe reads the whole document for each rule,
 * which on a reference takes most of its time.
 */
export async function runAxeWithin(
  page: Page,
  parts: string,
  seen: Set<string> = new Set(),
): Promise<readonly string[]> {
  await page.evaluate(removeAllElse, parts);
  return runAxe(page, seen, parts);
}

/** Runs in the page, so it stands alone. */
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
      // Style sheets are read for one rule only, about locked orientation; ours lock none.
      preload: false,
      rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary}`),
    );
  }, given);
}
