import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { searchIds } from "../../site/src/frame/shell/search-ids.ts";
import { GENERATORS } from "../../site/src/samples/generators.ts";
import type { Engine } from "./engine.ts";

const FIELD = "LiveResults.agents{}.ratingBreakdown.other";
const AWAKE = `"awake" in document.documentElement.dataset`;
const PATH = "location.pathname";
const H1 = `document.querySelector("h1").textContent.trim()`;

/** Tests the most common reader actions in an engine. @param missing what this machine lacks */
export function describeBehaviours(
  name: string,
  missing: string | undefined,
  start: () => Promise<Engine>,
): void {
  describe.skipIf(missing)(missing ? `${name} (skipped: ${missing})` : name, () => {
    let engine: Engine;
    const visit = async (path: string) => {
      await engine.open(inject("baseUrl") + path);
      await expect.poll(() => engine.read(AWAKE)).toBe(true);
    };
    const expectRead = (expression: string) => expect.poll(() => engine.read(expression));

    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.quit());

    test("a link of the sidebar leads to its page, and back leads back", async () => {
      await visit("/docs/getting-started/authentication");
      await engine.click('#sidebar a[href="/docs/getting-started/rate-limits"]');
      await expectRead(H1).toBe("Rate limits");
      expect(await engine.read(PATH)).toBe("/docs/getting-started/rate-limits");
      await engine.back();
      await expectRead(H1).toBe("Authentication");
    });

    test("going to a reference is in place, and is read out", async () => {
      await visit("/docs/getting-started/authentication");
      await engine.read("(window.isMarked = true)");
      await engine.click('#sidebar a[href="/docs/getting-started/rate-limits"]');
      await expectRead(H1).toBe("Rate limits");
      await engine.click('header summary:has(+ ul a[href="/api/geo/"])');
      await engine.click('header a[href="/api/geo/"]');
      await expectRead(H1).toBe("Geo API");
      expect(await engine.read("window.isMarked === true")).toBe(true);
      expect(await engine.read("document.getElementById('spoken').textContent")).toContain("Geo");
    });

    test("the chosen colour mode is there after a reload", async () => {
      await visit("/docs/intro");
      const ink = "getComputedStyle(document.body).color";
      const before = await engine.read(ink);
      await engine.click(".colour-mode");
      await expectRead(ink).not.toBe(before);
      const chosen = await engine.read(ink);
      await engine.reload();
      expect(await engine.read(ink)).toBe(chosen);
    });

    test("a chosen sample language shows one sample of each block, on the next page too", async () => {
      const shown = `[...new Set([...document.querySelectorAll(".sample")]
        .filter((sample) => getComputedStyle(sample).display !== "none")
        .map((sample) => sample.dataset.language))].join()`;
      await visit("/api/culture/");
      expect(await engine.read(shown)).toBe(GENERATORS[0]?.id);
      await engine.click('.sample-languages label:has([value="python"])');
      await expectRead(shown).toBe("python");
      await visit("/api/geo/");
      expect(await engine.read(shown)).toBe("python");
    });

    test("a link to a field opens what hides it", async () => {
      const isSeen = `(() => {
        const field = document.getElementById(${JSON.stringify(FIELD)});
        const { top } = field.getBoundingClientRect();
        return field.checkVisibility() && top >= 0 && top < innerHeight;
      })()`;
      await visit(`/api/flights-live-pricing/#${encodeURIComponent(FIELD)}`);
      await expectRead(isSeen).toBe(true);
    });

    test("a closed announcement stays closed", async () => {
      const isSeen = `document.querySelector(".announcement")?.checkVisibility() ?? false`;
      await visit("/");
      expect(await engine.read(isSeen)).toBe(true);
      await engine.click(".announcement button");
      await expectRead(isSeen).toBe(false);
      await engine.reload();
      expect(await engine.read(isSeen)).toBe(false);
    });

    test("the language dropdown leads to the same page in the other language", async () => {
      await visit("/docs/intro");
      await engine.click('header details:has([hreflang="es"]) summary');
      await engine.click('header [hreflang="es"]');
      await expectRead(PATH).toBe("/es/docs/intro");
      await expectRead("document.documentElement.lang").toBe("es");
    });

    test("a load that fails says so, and Retry needs no new document", async () => {
      await visit("/docs/getting-started/authentication");
      await engine.read("(window.isMarked = true)");
      await engine.read(
        `(window.realFetch = window.fetch, window.fetch = () => Promise.reject(new TypeError("gone")), true)`,
      );
      await engine.click('header summary:has(+ ul a[href="/api/culture/"])');
      await engine.click('header a[href="/api/culture/"]');
      const alert = `document.querySelector('main [role="alert"]')?.textContent ?? ""`;
      await expectRead(alert).toContain("Culture didn't load");
      await engine.read("(window.fetch = window.realFetch, true)");
      await engine.click('main [role="alert"] button');
      await expectRead(H1).toBe("Culture API");
      expect(await engine.read("window.isMarked === true")).toBe(true);
    });

    test("search finds a name, and leads to its place", async () => {
      const option = `document.querySelector('#${searchIds.dialog} [role="option"][aria-selected="true"]')`;
      await visit("/docs/intro");
      await engine.click("header [data-search-open]");
      await expectRead(`document.activeElement?.id`).toBe(searchIds.field);
      await engine.read(`(() => {
        const field = document.activeElement;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, "createLiveSearch");
        return field.dispatchEvent(new Event("input", { bubbles: true }));
      })()`);
      await expectRead(`${option}?.textContent ?? ""`).toContain("Create a live search");
      await engine.read(`(${option}.click(), true)`);
      await expectRead(`${PATH} + location.hash`).toBe(
        "/api/flights-live-pricing/#createLiveSearch",
      );
    });

    test("a request is sent to a sandbox in the page, and answered", async () => {
      const answered = `document.querySelector(".console .live-bar")?.textContent ?? ""`;
      await visit("/api/flights-live-pricing/");
      await engine.click(".practice .practice-start");
      await expectRead(`document.querySelectorAll(".console textarea").length`).toBe(1);
      await engine.click(".console .send-bar .button-primary");
      await expectRead(answered).toContain("sandbox in this browser");
      expect(await engine.read(answered)).toContain("RESULT_STATUS_INCOMPLETE");
    });

    test("a search is polled to its end, and its results are a tree to open", async () => {
      const answered = `document.querySelector(".console .live-bar")?.textContent ?? ""`;
      const row = `document.querySelector('.explorer [role="treeitem"][aria-posinset="1"][aria-expanded]')`;
      const isOpen = `${row}?.getAttribute("aria-expanded")`;
      await visit("/api/flights-live-pricing/");
      await engine.click(".practice .practice-start");
      await expectRead(`document.querySelectorAll(".console textarea").length`).toBe(1);
      await engine.click(".console .send-bar .button-primary");
      await expectRead(answered).toContain("RESULT_STATUS_INCOMPLETE");
      await engine.click(".console .live-bar .tool:last-of-type");
      await expectRead(answered).toContain("RESULT_STATUS_COMPLETE");
      await expectRead(isOpen).toBe("true");
      await engine.click('.explorer [role="treeitem"][aria-posinset="1"][aria-expanded]');
      await expectRead(isOpen).toBe("false");
    });

    test("Expand all opens every part of a body, and Collapse all closes them", async () => {
      const tree = `document.querySelector(".field-tree:has([data-tree])")`;
      const closed = `${tree}.querySelectorAll(".fields details:not([open], [class])").length`;
      const open = `${tree}.querySelectorAll(".fields details[open]:not([class])").length`;
      await visit("/api/flights-live-pricing/");
      expect(await engine.read(closed)).not.toBe(0);
      await engine.click('.field-tree [data-tree="expand"]');
      await expectRead(closed).toBe(0);
      await engine.click('.field-tree [data-tree="collapse"]');
      await expectRead(open).toBe(0);
    });
  });
}
