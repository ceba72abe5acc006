import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "../../site/site.config.ts";
import { openSite } from "../../site/src/serve/serve-site.ts";
import { builtPages } from "../built-site.ts";
import { NGINX, type RunningNginx, startNginx } from "./start-nginx.ts";

const dist = fileURLToPath(new URL("../../site/dist", import.meta.url));

const lower = (headers: object) => Object.keys(headers).map((name) => name.toLowerCase());

describe.skipIf(!existsSync(NGINX))("nginx with deploy/site.nginx.conf", () => {
  let nginx: RunningNginx;
  let baseUrl = "";

  beforeAll(async () => {
    nginx = await startNginx("site.nginx.conf", { FOLDER: dist });
    baseUrl = nginx.url;
  });
  afterAll(() => nginx.stop());

  test("serves pages with and without a trailing slash", async () => {
    for (const path of [
      "/",
      "/docs",
      "/docs/",
      "/docs/intro",
      "/docs/intro/",
      "/api/geo/",
      "/es",
    ]) {
      const response = await fetch(baseUrl + path, { redirect: "manual" });
      expect([path, response.status]).toEqual([path, 200]);
    }
  });

  test("serves a page as Markdown to clients that accept it, and at its path with .md", async () => {
    const pages = {
      "/": "/index",
      "/docs/intro": "/docs/intro",
      "/api/geo/": "/api/geo",
      "/es": "/es",
    };
    for (const [path, markdown] of Object.entries(pages)) {
      const own = await fetch(`${baseUrl}${markdown}.md`);
      const chosen = await fetch(baseUrl + path, { headers: { accept: "text/markdown, */*" } });
      const refused = await fetch(baseUrl + path, {
        headers: { accept: "text/markdown;q=0, */*" },
      });
      for (const { headers } of [own, chosen]) {
        expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      }
      expect(await chosen.text()).toBe(await own.text());
      expect(chosen.headers.get("vary")).toContain("Accept");
      expect(refused.headers.get("content-type")).toContain("text/html");
    }
    expect((await fetch(`${baseUrl}/docs/nothing.md`)).status).toBe(404);
  });

  test("serves the not-found page with 404 for all else, in the language of its prefix", async () => {
    for (const { code, prefix } of site.locales) {
      const response = await fetch(`${baseUrl}${prefix}/nothing`);
      expect([code, response.status]).toEqual([code, 404]);
      expect(await response.text()).toContain(`<html lang="${code}"`);
      expect((await fetch(`${baseUrl}${prefix}/404.html`)).status).toBe(404);
    }
    expect((await fetch(`${baseUrl}/_headers`)).status).toBe(404);
  });

  test("sends files precompressed, cached and protected like the project's own server", async () => {
    const page = await fetch(`${baseUrl}/docs/intro`, { headers: { "accept-encoding": "gzip" } });
    const script = /\/assets\/[^"]+\.js(?=")/.exec(await page.text())?.[0] ?? "no script";
    expect(page.headers.get("content-encoding")).toBe("gzip");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    const asset = await fetch(baseUrl + script);
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("sends the security headers of the project's own server with every file", async () => {
    const own = await openSite();
    const files = own.get().files;
    own.close();
    const lost = builtPages().filter(({ kind }) => kind === "not-found");
    const paths = [...files.keys()].filter((path) => !path.endsWith("/index"));
    const expected = [
      ...paths.map((path) => [path, files.get(path)?.headers] as const),
      ...lost
        .map(({ locale }) => `${locale.prefix}/nothing`)
        .map((path) => [path, own.get().notFound(path).headers] as const),
    ];
    const wrong: unknown[] = [];
    for (const [path, headers = {}] of expected) {
      const response = await fetch(baseUrl + path);
      const names = ["content-security-policy", "x-frame-options", "permissions-policy"];
      const missing = Object.keys(headers).filter(
        (name) => response.headers.get(name) !== headers[name],
      );
      const more = names.filter(
        (name) => response.headers.has(name) && !lower(headers).includes(name),
      );
      if (missing.length > 0 || more.length > 0) wrong.push([path, response.status, missing, more]);
    }
    expect(files.size).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test("lets pages of other hosts read the specifications, and nothing else", async () => {
    const policiesOf = async (path: string) => {
      const { headers } = await fetch(baseUrl + path);
      return ["access-control-allow-origin", "cross-origin-resource-policy"].map((name) =>
        headers.get(name),
      );
    };
    expect(await policiesOf("/openapi/geo.json")).toEqual(["*", "cross-origin"]);
    expect(await policiesOf("/docs/intro")).toEqual([null, "same-origin"]);
  });
});
