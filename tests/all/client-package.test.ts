/** The client as its page tells to get it, in a folder that has never seen this repository. */
import { join } from "node:path";
import { build, transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../launch-chromium.ts";
import { type EmptyFolder, emptyFolder } from "./empty-folder.ts";
import { install, serveSite, testOnEachNode } from "./in-an-empty-folder.ts";
import { root } from "./tools.ts";

const PAGE = "/docs/client";
const PROGRAMS = {
  "first-search.mts": /RESULT_STATUS_COMPLETE[\s\S]*£[\d.]+ \d+ min/,
  "show-while-searching.mts": /itineraries so far[\s\S]*RESULT_STATUS_COMPLETE/,
};

const site = serveSite();

testOnEachNode("installs with the line of the page, and runs its programs", async (folder) => {
  const page = await site.page(PAGE);
  await install(folder, page);
  for (const [name, said] of Object.entries(PROGRAMS)) {
    // Node 20 knows no TypeScript.
    const { code } = await transform(page.file(name), { loader: "ts", format: "esm" });
    await folder.write(`${name}.mjs`, code);
    const { exitCode, output } = await folder.paste(`node ${name}.mjs`);
    expect(output).toMatch(said);
    expect(exitCode, output).toBe(0);
  }
});

describe("with the tools around it", () => {
  let folder: EmptyFolder;

  beforeAll(async () => {
    folder = await emptyFolder();
    const page = await site.page(PAGE);
    await install(folder, page);
    for (const name of Object.keys(PROGRAMS)) await folder.write(name, page.file(name));
  });
  afterAll(() => folder.remove());

  test("its programs compile strictly", async () => {
    folder.give("@types/node");
    const options = "--noEmit --strict --target es2022 --module nodenext --types node";
    const { exitCode, output } = await folder.paste(
      `${root}node_modules/.bin/tsc ${options} ${Object.keys(PROGRAMS).join(" ")}`,
    );
    expect(output).toBe("");
    expect(exitCode).toBe(0);
  });

  test("a bundle of it searches in a browser", async () => {
    await folder.write(
      "in-a-page.js",
      `import { createClient } from "@farewind/client";
      const client = createClient({ baseUrl: location.origin, apiKey: "sandbox-key" });
      export const search = (query) => client.searchLive({ query });`,
    );
    const bundle = await build({
      entryPoints: [join(folder.path, "in-a-page.js")],
      bundle: true,
      minify: true,
      platform: "browser",
      format: "iife",
      globalName: "shop",
      write: false,
    });
    const [file] = bundle.outputFiles;
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.goto(site.url());
      await page.evaluate(`${file?.text}; globalThis.shop = shop;`);
      const status = await page.evaluate(async () => {
        const soon = new Date(Date.now() + 60 * 86_400_000);
        const date = {
          year: soon.getUTCFullYear(),
          month: soon.getUTCMonth() + 1,
          day: soon.getUTCDate(),
        };
        const leg = {
          originPlaceId: { iata: "LHR" },
          destinationPlaceId: { iata: "EDI" },
          date,
        };
        const query = {
          market: "UK",
          locale: "en-GB",
          currency: "GBP",
          adults: 1,
          queryLegs: [leg],
        };
        const { shop } = globalThis as unknown as {
          shop: { search: (query: object) => Promise<{ status: string }> };
        };
        return (await shop.search(query)).status;
      });
      expect(status).toBe("RESULT_STATUS_COMPLETE");
    } finally {
      await browser.close();
    }
  });
});
