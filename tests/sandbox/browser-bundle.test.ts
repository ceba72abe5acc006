import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { createSandbox } from "../../sandbox/src/create-sandbox.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";

const NOON = Date.UTC(2027, 0, 4, 12);
const LIMIT = 250_000;
/** The policy of a page that lets no text become code. */
const NO_EVAL = { "Content-Security-Policy": "script-src 'self'" };
/** A secure context, as WebCrypto asks for; nothing listens there. */
const ORIGIN = "http://localhost";

async function bundleSandbox(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: {
        entry: join(import.meta.dirname, "../../sandbox/src/create-sandbox.ts"),
        formats: ["es"],
      },
    },
  })) as Rolldown.RolldownOutput[];
  expect(output?.output).toHaveLength(1);
  return output?.output[0].code ?? "";
}

type SandboxModule = typeof import("../../sandbox/src/create-sandbox.ts");
type Search = { readonly body: object; readonly start: number };

/** Creates a search, waits, polls: the texts of both answers. Runs in Node and in a page alike. */
async function createAndPoll([{ createSandbox }, { body, start }]: [SandboxModule, Search]) {
  let now = start;
  const sandbox = createSandbox({ clock: () => now });
  const base = "http://sandbox/apiservices/v3/flights/live/search";
  const headers = { "x-api-key": "sandbox-key", "Content-Type": "application/json" };
  const post = async (path: string, text?: string) => {
    const init = { method: "POST", headers, ...(text === undefined ? {} : { body: text }) };
    return (await sandbox(new Request(base + path, init))).text();
  };
  const created = await post("/create", JSON.stringify(body));
  now += 20_000;
  return [created, await post(`/poll/${JSON.parse(created).sessionToken}`)];
}

test("the sandbox runs in a page, answers the same bytes as on Node, and is small", async () => {
  const code = await bundleSandbox();
  const size = brotliCompressSync(code).length;
  console.log(`The sandbox in a browser: ${Math.round(size / 1000)} kB brotli with all data.`);
  expect(size).toBeLessThan(LIMIT);

  const search: Search = { body: liveSearch("LHR", "EDI"), start: NOON };
  const onNode = await createAndPoll([{ createSandbox }, search]);
  const inPage = await withPage(code, async (page) => {
    const module = await page.evaluateHandle<SandboxModule>(`import("${ORIGIN}/sandbox.js")`);
    return page.evaluate(createAndPoll, [module, search] as unknown as [SandboxModule, Search]);
  });
  expect(onNode[1]).toContain("RESULT_STATUS_COMPLETE");
  expect(inPage).toEqual(onNode);
}, 120_000);

async function withPage<Result>(code: string, use: (page: Page) => Promise<Result>) {
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"],
  });
  try {
    const page = await browser.newPage();
    await page.route(`${ORIGIN}/sandbox.js`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: code }),
    );
    await page.route(`${ORIGIN}/`, (route) =>
      route.fulfill({ contentType: "text/html", headers: NO_EVAL, body: "<!doctype html>" }),
    );
    await page.goto(`${ORIGIN}/`);
    return await use(page);
  } finally {
    await browser.close();
  }
}
