import { expect } from "vitest";
import { test } from "../open-browser.ts";

test.for([360, 1440])(
  "the links out of a missing page are aligned at %i px",
  async (width, { visit }) => {
    const page = await visit("/missing", { viewport: { width, height: 900 }, mayFail: true });
    const lines = await page.locator(".hero-actions .button").evaluateAll((all) =>
      all.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return [button.getBoundingClientRect().top, words.getBoundingClientRect().top];
      }),
    );
    expect(lines.length).toBe(2);
    expect(lines[1]).toEqual(lines[0]);
  },
);

test("a missing page links to the four APIs", async ({ visit }) => {
  const page = await visit("/missing", { mayFail: true });
  const links = page.locator(".not-found nav a[href^='/api/']");
  expect(await links.allInnerTexts()).toEqual([
    "Flights live prices",
    "Flights indicative prices",
    "Geo",
    "Culture",
  ]);
});
