import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../../contract/generated/operations.ts";
import type { LiveSearchResponse } from "../../contract/src/types.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import { type SandboxProcess, startSandbox } from "./start-sandbox.ts";

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandbox({ LOG_LEVEL: "error", SANDBOX_NOW: "2027-01-04T12:00:00Z" });
});
afterAll(async () => {
  sandbox.signal("SIGTERM");
  await sandbox.exited;
});

test("links and images of a search lead to the server that found them", async () => {
  const response = await fetch(sandbox.url + operations.createLiveSearch.path, {
    method: "POST",
    headers: { "x-api-key": "sandbox-key", "content-type": "application/json" },
    body: JSON.stringify(liveSearch("LHR", "EDI")),
  });
  const { content } = (await response.json()) as LiveSearchResponse;
  const { itineraries = {}, agents = {}, carriers = {} } = content?.results ?? {};
  const items = Object.values(itineraries).flatMap(({ pricingOptions }) =>
    pricingOptions.flatMap((option) => option.items),
  );
  const images = [...Object.values(agents), ...Object.values(carriers)].map((one) => one.imageUrl);
  const [link = ""] = items.map(({ deepLink }) => deepLink);
  expect(new URL(link).port).toBe(new URL(sandbox.url).port);

  const page = await fetch(`${link}&p.auid=visit-5821`);
  expect([page.status, page.headers.get("content-type")]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  const html = await page.text();
  expect(html).toContain("visit-5821");
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(page.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);

  expect(images.length).toBeGreaterThan(3);
  for (const image of images) {
    const drawn = await fetch(image);
    expect([image, drawn.status]).toEqual([image, 200]);
    expect(drawn.headers.get("content-type")).toBe("image/svg+xml");
  }
});

test("a standalone sandbox describes itself at its root", async () => {
  const asked = await fetch(`${sandbox.url}/`, { headers: { accept: "text/html" } });
  expect([asked.status, asked.headers.get("vary")]).toEqual([200, "Accept"]);
  expect(await asked.text()).toContain("Farewind sandbox");
  const head = await fetch(`${sandbox.url}/`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});
