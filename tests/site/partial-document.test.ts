/** Wherever a document is cut in two on its way, what a reader sees of the first half stays in its place. */
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { launchChromium } from "../launch-chromium.ts";
import { recordedShifts, recordShifts, sumOf, UNSEEN } from "../layout-shifts.ts";
import { test as plainTest } from "../open-browser.ts";
import { selectCases } from "../select-cases.ts";
import { serveInPieces } from "../serve-in-pieces.ts";

/** Behind the heading of a page: text that only grows at its end. */
const CUT_BYTES = 600;

interface Halves {
  readonly url: string;
  /** Sends the half that is held back. */
  readonly goOn: () => void;
}

/** With scrollbars, as in `layout-shift.test.ts`. */
const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await launchChromium({ ignoreDefaultArgs: ["--hide-scrollbars"] });
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend("halves", async ({}, { onCleanup }): Promise<Halves> => {
    let goOn = () => {};
    const { url, server } = await serveInPieces(inject("baseUrl"), async (body, answer, asked) => {
      const cut = Number(asked.searchParams.get("cut"));
      const told = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      answer.write(body.subarray(0, cut));
      if (cut > 0) await told;
      answer.end(body.subarray(cut));
    });
    onCleanup(() => {
      server.closeAllConnections();
      server.close();
    });
    return { url, goOn: () => goOn() };
  });

const CUT = [
  { path: "/api/geo/", width: 360 },
  { path: "/docs/getting-started/authentication", width: 360 },
  { path: "/es/api/flights-live-pricing/", width: 360 },
];

test.for(selectCases(CUT.slice(0, 1), CUT))(
  "nothing shifts wherever $path is cut, at $width pixels",
  async ({ path, width }, { visit, halves }) => {
    const page = await visit(path, {
      baseURL: halves.url,
      viewport: { width, height: 900 },
      prepare: recordShifts,
    });
    const html = Buffer.from(await (await fetch(halves.url + path)).arrayBuffer());
    const moved: string[] = [];
    for (const cut of cutsOf(html)) {
      await page.goto(`${path}?cut=${cut}`, { waitUntil: "commit" });
      await painted(page, elementsIn(html.subarray(0, cut)));
      halves.goOn();
      await page.waitForLoadState("load");
      const shifts = await recordedShifts(page);
      if (sumOf(shifts) < UNSEEN) continue;
      const place = `${html.subarray(cut - 40, cut)}|${html.subarray(cut, cut + 20)}`;
      moved.push(`${place} ${shifts.map(({ sources }) => sources).join(" ")}`);
    }
    expect(moved).toEqual([]);
  },
);

/** Before and behind each tag from the main element on, as far as the page may be painted then. */
function cutsOf(html: Buffer): readonly number[] {
  const expected = endOfExpected(html.toString("latin1"));
  const start = Math.max(expected, html.indexOf("<main"));
  const end = Math.max(start, html.indexOf("<h1")) + CUT_BYTES;
  const isTag = (at: number) => html[at] === 0x3c || html[at - 1] === 0x3e;
  const places = Array.from({ length: end - start }, (_, index) => start + index);
  return [expected, ...places.filter(isTag)];
}

function endOfExpected(html: string): number {
  const [, id = ""] = /<link rel="expect" href="#([^"]+)"/.exec(html) ?? [];
  const opening = new RegExp(`<(\\w+)\\b[^>]* id="${id}"|<(\\w+) id="${id}"`).exec(html);
  const tag = opening?.[1] ?? opening?.[2];
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, "g");
  tags.lastIndex = opening?.index ?? html.length;
  let depth = 0;
  for (let met = tags.exec(html); met; met = tags.exec(html)) {
    depth += met[1] === "/" ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error(`The first paint waits for #${id}, which is not there.`);
}

function elementsIn(html: Buffer): number {
  const text = html.toString("latin1");
  return text.slice(text.indexOf("<body")).match(/<[a-z]/g)?.length ?? 0;
}

/** Resolves when what has come has been read and painted. */
async function painted(page: Page, elements: number): Promise<void> {
  await page.waitForFunction(
    (least) => document.querySelectorAll("body, body *").length >= least,
    elements,
  );
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
