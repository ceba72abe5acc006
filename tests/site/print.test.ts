import { expect } from "vitest";
import { builtPages, oneOfEachKind } from "../built-site.ts";
import { test } from "../open-browser.ts";

const CHROME = [
  ".navbar",
  ".announcement",
  "#sidebar",
  "#toc",
  "footer",
  ".pager",
  ".copy",
  ".twin",
  ".hero-actions",
  ".practice",
  ".explore",
];

test.for(oneOfEachKind().map(({ path }) => path))(
  "%s prints its text, without the frame around it",
  async (path, { visit }) => {
    const page = await visit(path, { colorScheme: "dark", mayFail: path === "/404" });
    await page.emulateMedia({ media: "print" });
    for (const selector of CHROME) {
      const shown = page.locator(selector).filter({ visible: true });
      expect([selector, await shown.count()]).toEqual([selector, 0]);
    }
    expect(await page.locator("#main h1").isVisible()).toBe(true);
    const [ink, paper] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect(ink).toMatch(/^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/);
    expect(paper).toMatch(/^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/);
  },
);

test("prints content that is collapsed on the screen", async ({ visit }) => {
  const page = await visit("/api/flights-live-pricing/");
  const field = page.locator('[id="LiveResults.agents{}.ratingBreakdown.other"]');
  await page.getByRole("button", { name: "Collapse all" }).last().click();
  await page.getByRole("button", { name: "Collapse all" }).first().click();
  expect(await field.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await field.evaluate((element) => element.checkVisibility())).toBe(true);
  expect((await field.boundingBox())?.height).toBeGreaterThan(10);
});

const REFERENCES = builtPages().filter(({ kind }) => kind === "reference");

test.for(REFERENCES)("$path prints on thirty sheets at most", async ({ path }, { visit }) => {
  const page = await visit(path);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThanOrEqual(30);
});

test.for([680, 1009])(
  "on paper of %i pixels text, tables and code fill the sheet's width",
  async (width, { visit }) => {
    const page = await visit("/docs/flights-live-prices/overview", {
      viewport: { width, height: 900 },
    });
    await page.emulateMedia({ media: "print" });
    const blocks = await page.locator(".content > :is(p, .code, .table)").evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [left, right];
      }),
    );
    expect(blocks.length).toBeGreaterThan(10);
    expect(blocks.filter(([left, right]) => left !== 0 || right !== width)).toEqual([]);
  },
);
