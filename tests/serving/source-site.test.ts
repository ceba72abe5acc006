import { expect, test } from "vitest";
import { createSourceSite } from "../../site/src/serve/source-site.ts";

const site = await createSourceSite();

test("a page is rendered from its sources, with and without a trailing slash", async () => {
  for (const path of ["/docs/intro", "/docs/intro/", "/api/geo"]) {
    const { status, type, body, problems } = await site.answer(path);
    expect([status, type, problems]).toEqual([200, "text/html;charset=utf-8", []]);
    expect(body).toContain("/@vite/client");
  }
});

test("navigation finds the page's data, in every language", async () => {
  const { status, type, body } = await site.answer("/_page/es/docs/intro.json");
  expect([status, type]).toEqual([200, "application/json"]);
  expect(JSON.parse(String(body))).toMatchObject({ path: "/es/docs/intro", lang: "es" });
});

test("specifications, sitemap and icon are there as in the build", async () => {
  for (const path of ["/openapi/geo.yaml", "/sitemap.xml", "/favicon.svg", "/social.png"]) {
    expect([path, (await site.answer(path)).status]).toEqual([path, 200]);
  }
});

test("an address that is not there shows the not-found page with status 404", async () => {
  const { status, body } = await site.answer("/nothing");
  expect(status).toBe(404);
  expect(body).toContain("<h1");
});
