/** The client as its page tells to get it, in a folder that has never seen this repository. */
import { join } from "node:path";
import { build, transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../launch-chromium.ts";
import { createEmptyFolder, type EmptyFolder } from "./empty-folder.ts";
import { install, serveSite, testOnEachNode } from "./package-fixtures.ts";
import type { ServedPage } from "./served-page.ts";
import { root } from "./tools.ts";

const PAGE = "/docs/client";
const site = serveSite();

/** What the build runs as well: a block with the name of a program. */
const programsOf = ({ titles }: ServedPage) => titles.filter((title) => title.endsWith(".mts"));

testOnEachNode("installs with the line of the page, and runs its programs", async (folder) => {
  const page = await site.page(PAGE);
  await install(folder, page);
  expect(programsOf(page).length).toBeGreaterThan(2);
  for (const name of programsOf(page)) {
    // Node 20 knows no TypeScript.
    const { code } = await transform(page.file(name), { loader: "ts", format: "esm" });
    await folder.write(`${name}.mjs`, code);
    const { exitCode, output } = await folder.paste(`node ${name}.mjs 2> failed.txt`);
    expect(await folder.paste("cat failed.txt"), name).toEqual({ exitCode: 0, output: "" });
    expect(output, name).not.toBe("");
    expect(exitCode, name).toBe(0);
  }
});

describe("with common tools", () => {
  let folder: EmptyFolder;
  let programs: readonly string[] = [];

  beforeAll(async () => {
    folder = await createEmptyFolder();
    const page = await site.page(PAGE);
    await install(folder, page);
    programs = programsOf(page);
    for (const name of programs) await folder.write(name, page.file(name));
  });
  afterAll(() => folder.remove());

  test("the page's programs compile strictly", async () => {
    folder.give("@types/node");
    const options = "--noEmit --strict --target es2022 --module nodenext --types node";
    const { exitCode, output } = await folder.paste(
      `${root}node_modules/typescript/bin/tsc ${options} ${programs.join(" ")}`,
    );
    expect(output).toBe("");
    expect(exitCode).toBe(0);
  });

  test("a bundle of the client searches in a browser", async () => {
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
