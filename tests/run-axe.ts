import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  readonly run: (context: unknown, options: unknown) => Promise<AxeResults>;
}

/**
 * What axe finds on the page as it stands, in both colour modes: rule, selector and reason.
 * Colours are the only thing that the mode changes: in the dark axe looks at them alone. The
 * context needs `bypassCSP`, because the site's policy lets no other script in.
 * @param inTheDark what to look at in the dark: a selector, the whole page without one
 */
export async function runAxe(page: Page, inTheDark?: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found: string[] = [];
  for (const [theme, rules, part] of [
    ["light", undefined, undefined],
    ["dark", ["color-contrast"], inTheDark],
  ] as const) {
    const violations = await page.evaluate(
      async ({ theme, rules, part }) => {
        document.documentElement.dataset.theme = theme;
        const { axe } = window as unknown as { readonly axe: Axe };
        const { violations } = await axe.run(part ?? document, {
          resultTypes: ["violations"],
          // Style sheets are read for one rule only, about locked orientation; ours lock none.
          preload: false,
          ...(rules && { runOnly: { type: "rule", values: rules } }),
        });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary}`),
        );
      },
      { theme, rules, part },
    );
    found.push(...violations.map((violation) => `${theme}: ${violation}`));
  }
  return found;
}
