import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { createSandbox } from "../../sandbox/src/create-sandbox.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import { launchChromium } from "../launch-chromium.ts";

const NOON = Date.UTC(2027, 0, 4, 12);
const LIMIT = 250_000;
/** The policy of a page that lets no text become code. */
const POLICY = { "Content-Security-Policy": "default-src 'none'; script-src 'self'" };
/** Plain HTTP on a host other than localhost, where browsers allow least; nothing listens there. */
const ORIGIN = "http://sandbox.test";

async function bundleSandbox(): Promise<Rolldown.OutputChunk> {
  const entry = join(import.meta.dirname, "../../sandbox/src/create-sandbox.ts");
  const [output] = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2022", lib: { entry, formats: ["es"] } },
  })) as Rolldown.RolldownOutput[];
  expect(output?.output).toHaveLength(1);
  if (!output) throw new Error("Vite built nothing.");
  return output.output[0];
}

type SandboxModule = Pick<typeof import("../../sandbox/src/create-sandbox.ts"), "createSandbox">;
type Search = { readonly body: object; readonly start: number };

/** Creates a search, waits, polls: the texts of both answers. Runs in Node and in a page alike. */
async function createAndPoll([{ createSandbox }, { body, start }]: [SandboxModule, Search]) {
  let now = start;
  const sandbox = createSandbox({ clock: () => now, secrets: ["test"] });
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

const chunk = await bundleSandbox();

test("the bundle has at most 250 kB, all data included", () => {
  const size = brotliCompressSync(chunk.code).length;
  console.log(`The sandbox in a browser: ${Math.round(size / 1000)} kB brotli with all data.`);
  expect(size).toBeLessThanOrEqual(LIMIT);
});

test("the bundle contains nothing specific to Node.js", () => {
  const outside = chunk.moduleIds.filter((id) => /^node:|browser-external/.test(id));
  expect([...outside, ...chunk.imports, ...chunk.dynamicImports]).toEqual([]);
  expect(chunk.moduleIds.length).toBeGreaterThan(50);
  expect(chunk.code).not.toMatch(/["']node:|\brequire\(|\bBuffer\.|\bprocess\.\w/);
});

test("a page that forbids eval gets the same bytes as Node.js", async () => {
  const search: Search = { body: liveSearch("LHR", "EDI"), start: NOON };
  const onNode = await createAndPoll([{ createSandbox }, search]);
  expect(onNode[1]).toContain("RESULT_STATUS_COMPLETE");
  expect(await inPage(search)).toEqual({ evalIsBlocked: true, answers: onNode });
});

/** The page's own script, because what a test evaluates in a page is exempt from its policy. */
function pageScript(search: Search): string {
  return `
    import * as sandbox from "/sandbox.js";
    ${createAndPoll}
    let evalIsBlocked = false;
    try { new Function(""); } catch { evalIsBlocked = true; }
    const answers = await createAndPoll([sandbox, ${JSON.stringify(search)}]);
    globalThis.result = { evalIsBlocked, answers };`;
}

async function inPage(search: Search): Promise<unknown> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const files = new Map([
      ["/", '<!doctype html><script type="module" src="/page.js"></script>'],
      ["/page.js", pageScript(search)],
      ["/sandbox.js", chunk.code],
    ]);
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = pathname === "/" ? "text/html" : "text/javascript";
      const body = files.get(pathname);
      return body ? route.fulfill({ contentType, headers: POLICY, body }) : route.abort();
    });
    await page.goto(`${ORIGIN}/`);
    const result = await page.waitForFunction(() => Reflect.get(globalThis, "result"));
    return await result.jsonValue();
  } finally {
    await browser.close();
  }
}
