import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { listen } from "../../site/src/serve/listen.ts";
import { createSiteListener } from "../../site/src/serve/site-listener.ts";

const built = fileURLToPath(new URL("../../site/dist/public", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "site-"));
cpSync(built, folder, { recursive: true });
const { url, close } = await listen(createSiteListener(folder, {}), 0);

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

test("a build that takes the folder's place while it is served breaks no request", async () => {
  expect((await fetch(`${url}/docs/intro`)).status).toBe(200);
  rmSync(join(folder, "docs/intro"), { recursive: true });
  expect((await fetch(`${url}/docs/intro`)).status).toBe(404);
  cpSync(join(built, "docs/intro"), join(folder, "docs/intro"), { recursive: true });
  const again = await fetch(`${url}/docs/intro`, { headers: { "accept-encoding": "br" } });
  expect([again.status, again.headers.get("content-encoding")]).toEqual([200, "br"]);
  expect(again.headers.get("cache-control")).toBe("no-cache");
});
