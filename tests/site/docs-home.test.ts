import { expect } from "vitest";
import { site } from "../../site/site.config.ts";
import { test } from "../open-browser.ts";

test.for(site.locales)(
  "the docs home has its first call within 500 pixels and its response right below, in $label",
  async ({ prefix }, { visit }) => {
    const page = await visit(`${prefix}/docs`, { viewport: { width: 1440, height: 900 } });
    const { call, response } = await page.locator(".content").evaluate((content) => {
      const boxOf = (part: string) => content.querySelector(part)?.getBoundingClientRect();
      return { call: boxOf(".samples"), response: boxOf(".samples + .response-example") };
    });
    expect(call?.bottom).toBeLessThan(500);
    expect(response?.top).toBe(call?.bottom);
    expect(response?.bottom).toBeLessThan(900);
  },
);
