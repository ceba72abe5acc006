import { expect, inject } from "vitest";
import { site } from "../../site/site.config.ts";
import { builtFiles } from "../built-site.ts";
import { launchChromium } from "../launch-chromium.ts";
import { recordedShifts, recordShifts, sumOf, UNSEEN } from "../layout-shifts.ts";
import { test as plainTest } from "../open-browser.ts";
import { serveInPieces } from "../serve-in-pieces.ts";

/** With scrollbars, which other tests go without: one that appears makes the page narrower. */
const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await launchChromium({ ignoreDefaultArgs: ["--hide-scrollbars"] });
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend("pieces", { scope: "file" }, async ({}, { onCleanup }) => {
    const { url, server } = await serveInPieces(inject("baseUrl"));
    onCleanup(() => {
      server.closeAllConnections();
      server.close();
    });
    return url;
  });

/** Where the text is set in its own face: a preload of it would have Chromium paint too soon. */
const FACE = builtFiles().find((url) => url.endsWith(".woff2")) ?? "";
const AUTHENTICATION = "/docs/getting-started/authentication";

test.for<{ path: string; stored: Record<string, string>; width?: number }>([
  { path: AUTHENTICATION, stored: {} },
  { path: AUTHENTICATION, stored: {}, width: 360 },
  { path: AUTHENTICATION, stored: { face: FACE } },
  { path: AUTHENTICATION, stored: { face: FACE }, width: 360 },
  { path: AUTHENTICATION, stored: { theme: "dark" } },
  { path: AUTHENTICATION, stored: { theme: "light", announcement: site.announcement.id } },
  { path: AUTHENTICATION, stored: { "docs-version": "1.0" } },
  { path: "/api/geo/", stored: { "sample-language": "go" } },
  { path: "/api/geo/", stored: { "sample-language": "go" }, width: 360 },
  { path: "/api/flights-live-pricing/", stored: {}, width: 1440 },
  { path: "/api/flights-live-pricing/", stored: {}, width: 360 },
  { path: "/", stored: { theme: "dark", announcement: site.announcement.id } },
  { path: "/", stored: {}, width: 360 },
])(
  "nothing shifts while $path arrives in pieces with $stored at $width",
  async ({ path, stored, width = 1280 }, { visit, pieces }) => {
    const page = await visit(path, {
      baseURL: pieces,
      viewport: { width, height: 900 },
      stored,
      prepare: recordShifts,
    });
    const shifts = await recordedShifts(page);
    expect(sumOf(shifts), shifts.map(({ sources }) => sources).join("\n")).toBeLessThan(UNSEEN);
  },
);
