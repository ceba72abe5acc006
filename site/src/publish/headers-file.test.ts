import { expect, test } from "vitest";
import { DATA_FOLDERS, headersFile } from "./headers-file.ts";
import { fileKind, isOpen, securityHeaders } from "./security-headers.ts";

const lines = headersFile(securityHeaders("script-src 'self'")).split("\n");

/** The lines below a path. */
function rule(path: string): readonly string[] {
  const start = lines.indexOf(path);
  expect([path, start]).not.toEqual([path, -1]);
  return lines.slice(start + 1, lines.indexOf("", start));
}

test("documents carry their policy and are revalidated", () => {
  expect(rule("/*")).toContain("  Content-Security-Policy: script-src 'self'");
  expect(rule("/*")).toContain("  Cache-Control: no-cache");
});

test("data folders drop document-only headers and set a policy of their own", () => {
  for (const folder of DATA_FOLDERS) {
    const own = rule(`/${folder}*`);
    for (const name of ["Content-Security-Policy", "Permissions-Policy", "X-Frame-Options"]) {
      expect([folder, own]).toEqual([folder, expect.arrayContaining([`  ! ${name}`])]);
    }
    expect(own.join("\n")).toContain("  Content-Security-Policy: default-src 'none'; ");
    expect(own).not.toContain("  ! X-Content-Type-Options");
  }
});

test("hashed files are cached for a year, and files for other hosts are cross-origin", () => {
  expect(rule("/assets/*")).toContain("  Cache-Control: public, max-age=31536000, immutable");
  expect(rule("/openapi/*")).toContain("  Access-Control-Allow-Origin: *");
  expect(rule("/downloads/*")).toContain("  Cross-Origin-Resource-Policy: cross-origin");
});

test("a script's policy allows fetching and loading scripts, as a worker needs", () => {
  const policy = rule("/assets/*").find((line) => line.includes("  Content-Security-Policy: "));
  expect(policy).toContain("script-src 'self'; connect-src 'self'");
  expect(rule("/search/*").join()).not.toContain("script-src");
});

test("open files inherit no-cache, as their names never change", () => {
  for (const path of ["/openapi/*", "/downloads/*", "/*.md", "/llms.txt"]) {
    expect(rule(path).filter((line) => line.includes("Cache-Control"))).toEqual([]);
  }
});

test("Markdown pages and their indexes are readable from other hosts", () => {
  for (const path of ["/*.md", "/llms.txt", "/llms-full.txt", "/llms-full-*"]) {
    expect([path, rule(path)]).toEqual([
      path,
      expect.arrayContaining([
        "  Access-Control-Allow-Origin: *",
        "  Cross-Origin-Resource-Policy: cross-origin",
      ]),
    ]);
  }
  const names = [
    "docs/intro.md",
    "llms.txt",
    "llms-full.txt",
    "llms-full-geo.txt",
    "openapi/geo.json",
  ];
  expect(names.filter((name) => !isOpen(name))).toEqual([]);
  expect(["docs/intro/index.html", "sitemap.xml", "search/en.md.json"].filter(isOpen)).toEqual([]);
});

test("removes a header before setting it anew, and sets none twice", () => {
  for (const folder of DATA_FOLDERS) {
    const own = rule(`/${folder}*`);
    const said = own.filter((line) => !line.startsWith("  ! ")).map((line) => line.split(":")[0]);
    expect(new Set(said).size).toBe(said.length);
    const general = rule("/*").map((line) => line.split(":")[0]);
    for (const name of said.filter((name) => general.includes(name))) {
      expect(own).toContain(`  ! ${name?.trim()}`);
    }
  }
});

test.each([
  ["docs/intro/index.html", "document"],
  ["assets/entry-1a2b3c.js", "script"],
  ["_page/docs/intro.json", "data"],
  ["openapi/geo.yaml", "data"],
])("%s is a %s", (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});
