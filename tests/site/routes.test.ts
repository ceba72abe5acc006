import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { plainText } from "../../site/src/markdown/plain-text.ts";
import { DOCS_ROUTES, REFERENCE_ROUTES } from "../specification-routes.ts";

const baseUrl = inject("baseUrl");
const ROUTES = [...DOCS_ROUTES, ...REFERENCE_ROUTES];
const dist = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../site/dist/public/${name}`, import.meta.url)), "utf8");

async function get(path: string) {
  const response = await fetch(baseUrl + path, { redirect: "manual" });
  const html = await response.text();
  const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
  return { status: response.status, h1: plainText(h1), html };
}

test.each(ROUTES)(
  "$path answers 200 with its h1, with and without a trailing slash",
  async ({ path, h1 }) => {
    const bare = path.replace(/\/$/, "");
    for (const address of [bare, `${bare}/`]) {
      const page = await get(address);
      expect([page.status, page.h1]).toEqual([200, h1]);
      expect(page.html).toContain(`<link rel="canonical" href="https://docs.example.com${path}"`);
    }
  },
);

test("the home page answers 200 and is its own canonical address", async () => {
  const { status, h1, html } = await get("/");
  expect(status).toBe(200);
  expect(h1).not.toBe("");
  expect(html).toContain('<link rel="canonical" href="https://docs.example.com/"');
});

test("every route of the specification has its page in Spanish, translated or with a notice", async () => {
  for (const { path } of ROUTES) {
    const { status, html } = await get(`/es${path}`);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toContain('<html lang="es"');
  }
});

test("the sitemap lists exactly the specification's routes and their translations", () => {
  const listed = Array.from(dist("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = ""]) =>
    url.replace("https://docs.example.com", ""),
  );
  const english = listed.filter((path) => !/^\/es(\/|$)/.test(path)).sort();
  expect(english).toEqual(["/", ...ROUTES.map(({ path }) => path)].sort());
  const spanish = listed.filter((path) => /^\/es(\/|$)/.test(path));
  expect(spanish).toContain("/es/docs/getting-started/authentication");
  expect(spanish).not.toContain("/es/docs/flights-live-prices/tracking");
});

test("an archived page says so, and its canonical link is the current page", async () => {
  const { status, html } = await get("/docs/1.0/authentication");
  expect(status).toBe(200);
  expect(html).toContain(
    '<link rel="canonical" href="https://docs.example.com/docs/getting-started/authentication"',
  );
});
