/** The proxy as its page tells to write it, in the frameworks that the page names. */
import { createServer } from "node:net";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../../client/src/index.ts";
import { createEmptyFolder, type EmptyFolder } from "./empty-folder.ts";
import { install, serveSite } from "./package-fixtures.ts";
import type { ServedPage } from "./served-page.ts";

const site = serveSite();
let folder: EmptyFolder;
let page: ServedPage;

beforeAll(async () => {
  page = await site.page("/docs/client-proxy");
  folder = await createEmptyFolder();
  await install(folder, await site.page("/docs/client"));
  for (const name of ["express", "hono", "@hono/node-server", "react", "react-dom"]) {
    folder.give(name);
  }
  folder.give("next", "next");
});
afterAll(() => folder.remove());

/** A page's client in front of a server that a line starts. */
async function searchBehind(line: string): Promise<void> {
  const { url, stop } = await folder.serve(`API_BASE_URL=${site.url()} ${line}`);
  try {
    const client = createClient({ baseUrl: `${url}/api` });
    const { query } = inTwoMonths();
    const { endedBy, content } = await client.searchLive({ query });
    expect(endedBy).toBe("complete");
    expect(Object.keys(content?.results.itineraries ?? {})).not.toEqual([]);
    const nearest = await client.findNearestCulture({ ipAddress: "203.0.113.24" });
    expect(nearest.market.code).toMatch(/^[A-Z]{2}$/);
    await expect(client.listLocales()).rejects.toMatchObject({ kind: "auth" });
  } finally {
    await stop();
  }
}

function inTwoMonths() {
  const soon = new Date(Date.now() + 60 * 86_400_000);
  const date = {
    year: soon.getUTCFullYear(),
    month: soon.getUTCMonth() + 1,
    day: soon.getUTCDate(),
  };
  const ends = { originPlaceId: { iata: "LHR" }, destinationPlaceId: { iata: "EDI" } };
  const query = { market: "UK", locale: "en-GB", currency: "GBP", adults: 1 };
  return { query: { ...query, queryLegs: [{ ...ends, date }] } };
}

/** The port that the page names may be taken. */
async function onAnyPort(code: string): Promise<{ readonly code: string; readonly port: number }> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return { code: code.replaceAll("8080", String(address.port)), port: address.port };
}

describe("a page searches through the documented proxy", () => {
  test.each(["hono.proxy.mjs", "express.proxy.mjs", "proxy-server.mts"])("%s", async (name) => {
    const { code } = await onAnyPort(page.file(name));
    const { code: script } = await transform(code, { loader: "ts", format: "esm" });
    await folder.write(`run-${name}.mjs`, script);
    await searchBehind(`node run-${name}.mjs`);
  });

  test("a Next.js route handler", async () => {
    const { port } = await onAnyPort("");
    await folder.paste("mkdir -p 'app/api/[...path]'");
    const { code } = await transform(page.file("route.ts"), { loader: "ts", format: "esm" });
    await folder.write("app/api/[...path]/route.js", code);
    await searchBehind(`npx next dev --webpack --port ${port}`);
  });

  test("every documented proxy is covered", () => {
    const tried = ["hono.proxy.mjs", "express.proxy.mjs", "proxy-server.mts", "route.ts"];
    expect([...page.titles].sort()).toEqual(tried.sort());
  });
});
