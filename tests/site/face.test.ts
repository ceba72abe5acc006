import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test as plainTest } from "vitest";
import { builtFiles, builtPages, fileOf } from "../built-site.ts";
import { recordedShifts, recordShifts, sumOf, UNSEEN } from "../layout-shifts.ts";
import { connect, test } from "../open-browser.ts";
import { plainText } from "../plain-text.ts";
import { readCmap } from "../read-cmap.ts";

const FACE = builtFiles().find((url) => /^\/assets\/face-[^/]+\.woff2$/.test(url)) ?? "";
const PAGE = "/docs/getting-started/authentication";

/** Signs that no face of text has, and the system does. */
const OF_THE_SYSTEM = new Set("→");

plainTest("the face has every letter that a page shows outside code", () => {
  const letters = readCmap(readFileSync(fileOf(FACE)));
  const pages = builtPages().flatMap(({ path, url }) => {
    const html = readFileSync(fileOf(url), "utf8");
    const text = plainText(html.replaceAll(/<(script|style|pre|code|kbd|samp)\b.*?<\/\1>/gs, " "));
    const shown = [...new Set(text)].filter((sign) => !/\n/.test(sign) && !OF_THE_SYSTEM.has(sign));
    expect(shown.length).toBeGreaterThan(10);
    return shown.map((sign) => ({ path, sign }));
  });
  const missing = pages.filter(({ sign }) => !letters.has(sign.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

/** Whether text is set in the face: in another one it is as wide as without it. */
function isInFace(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const widths = [getComputedStyle(document.body).fontFamily, "system-ui, sans-serif"].map(
      (family) => {
        const text = document.createElement("span");
        text.textContent = "Handgloves 0123";
        Object.assign(text.style, { position: "absolute", font: `100px ${family}` });
        document.body.append(text);
        const { width } = text.getBoundingClientRect();
        text.remove();
        return width;
      },
    );
    return widths[0] !== widths[1];
  });
}

test("the first page uses the system's typeface, the next document its own", async ({ visit }) => {
  const kept = () => localStorage.getItem("face");
  const page = await visit(PAGE, {
    prepare: async (page) => {
      await connect(page, { effectiveType: "4g" });
      await recordShifts(page);
    },
  });
  await expect.poll(() => page.evaluate(kept)).toBe(FACE);
  expect(await isInFace(page)).toBe(false);
  expect(sumOf(await recordedShifts(page))).toBeLessThan(UNSEEN);
  await page.reload();
  expect(await isInFace(page)).toBe(true);
  expect(sumOf(await recordedShifts(page))).toBeLessThan(UNSEEN);
  const renderings = await page
    .locator("body, button, input")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).textRendering));
  expect(renderings.length).toBeGreaterThan(1);
  expect([...new Set(renderings)]).toEqual(["geometricprecision"]);
});
