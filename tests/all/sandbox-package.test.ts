/** The sandbox as our pages tell to get it, in a folder that has never seen this repository. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCommand } from "../../site/src/verify/programs/commands-of.ts";
import { findChromium } from "../find-chromium.ts";
import { createEmptyFolder, type EmptyFolder } from "./empty-folder.ts";
import { install, serveSite, testOnEachNode } from "./package-fixtures.ts";
import type { ServedPage } from "./served-page.ts";
import { root } from "./tools.ts";

const IN_A_SUITE = "/docs/sandbox/in-a-test-suite";
const FRAMEWORKS = "/docs/sandbox/test-frameworks";
const FILES = [
  "node.test.mjs",
  "vitest.test.mjs",
  "jest.test.cjs",
  "msw.test.mjs",
  "playwright.test.mjs",
];
const LOCALES = "/apiservices/v3/culture/locales";
const key = { "x-api-key": "sandbox-key" };

/** On another port than the one that the page names: it may be taken. */
const onAnyPort = (command: string) => command.replace("--port 4000", "--port 0");

const site = serveSite();

testOnEachNode(
  "installs, imports and serves with the lines of the page",
  async (folder, version) => {
    const page = await site.page(IN_A_SUITE);
    await install(folder, page);
    const { output } = await folder.paste("node --version");
    expect(output).toMatch(new RegExp(`^v${version}\\.`));
    await folder.write("search.mjs", page.block("js"));
    const ran = await folder.paste("node search.mjs");
    expect(ran.output).toMatch(/\{ amount: '\d+', unit: 'PRICE_UNIT_MILLI' \}/);
    expect(ran.exitCode).toBe(0);
    const { url, stop } = await folder.serve(onAnyPort(page.command("npx ")));
    try {
      const response = await fetch(url + LOCALES, { headers: key });
      expect(response.status).toBe(200);
    } finally {
      await stop();
    }
  },
);

describe("in a test suite", () => {
  let folder: EmptyFolder;
  let page: ServedPage;

  beforeAll(async () => {
    page = await site.page(FRAMEWORKS);
    folder = await createEmptyFolder();
    await install(folder, page);
    // All of them, as for a reader of the whole page: no tool may take the files of another.
    for (const name of FILES) await folder.write(name, page.file(name));
  });
  afterAll(() => folder.remove());

  const passes = async (line: string, said: RegExp) => {
    const { exitCode, output } = await folder.paste(line);
    expect(output).toMatch(said);
    expect(exitCode, output).toBe(0);
  };

  test("node:test", async () => {
    await passes(page.commandEndingWith("node.test.mjs"), /pass 3\n/);
  });

  test("Vitest", async () => {
    folder.give("vitest", "vitest");
    await passes(page.commandEndingWith("vitest.test.mjs"), /Tests +1 passed/);
  });

  test("Jest", async () => {
    folder.give("jest", "jest");
    await passes(page.commandEndingWith("jest.test.cjs"), /Tests: +2 passed/);
  });

  test("MSW", async () => {
    folder.give("msw");
    await passes(page.commandEndingWith("msw.test.mjs"), /pass 1\n/);
  });

  test("Playwright's routing", async () => {
    folder.give("@playwright/test", "playwright");
    // The reader's own browser.
    const launchOptions = { executablePath: findChromium(), args: ["--no-sandbox"] };
    await folder.write(
      "playwright.config.mjs",
      `export default { use: ${JSON.stringify({ launchOptions })} };`,
    );
    await passes(page.commandEndingWith("playwright.test.mjs"), /1 passed/);
  });

  test("Python and Go, through a port", async ({ skip }) => {
    const { url, stop } = await folder.serve(onAnyPort(page.command("npx ")));
    const local = (code: string) => code.replaceAll("http://localhost:4000", url);
    try {
      await folder.write("test_locales.py", local(page.block("python")));
      await passes("python3 -m unittest", /Ran 2 tests[\s\S]*OK/);
      if (!findCommand("go")) skip("go is not installed");
      await folder.write("locales_test.go", local(page.block("go")));
      await passes("go test locales_test.go", /^ok/m);
    } finally {
      await stop();
    }
  });

  test("its types compile strictly, and reject a wrong option", async () => {
    const program = `
      import { createSandbox, type Sandbox, type SandboxOptions } from "@farewind/sandbox";
      const options: SandboxOptions = { clock: () => 0, seed: "a", secrets: ["a"] };
      const sandbox: Sandbox = createSandbox(options);
      export const response: Promise<Response> = sandbox(new Request("http://sandbox/"));
      // @ts-expect-error a clock is a function
      createSandbox({ clock: 0 });
    `;
    await folder.write("program.mts", program);
    const compiler = `${root}node_modules/typescript/bin/tsc`;
    const options = "--noEmit --strict --target es2022 --module nodenext --lib es2022,dom";
    await passes(`${compiler} ${options} program.mts`, /^$/);
  });

  test("5000 calls under a fixed clock reach no limit", async () => {
    await folder.write(
      "many.mjs",
      `import { createSandbox } from "@farewind/sandbox";
      const sandbox = createSandbox({ clock: () => Date.parse("2027-01-04T12:00:00Z") });
      const statuses = new Map();
      for (let call = 0; call < 5000; call++) {
        const request = new Request("http://sandbox${LOCALES}", { headers: ${JSON.stringify(key)} });
        const { status } = await sandbox(request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      console.log(JSON.stringify([...statuses]));`,
    );
    await passes("node many.mjs", /^\[\[200,5000\]\]$/m);
  });
});
