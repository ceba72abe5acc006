import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { markdownPath } from "../../site/src/base/paths.ts";
import { sectionOf } from "../../site/src/browser/section-of.ts";
import { builtFiles, builtPages, fileOf } from "../built-site.ts";
import { plainText } from "../plain-text.ts";

const baseUrl = inject("baseUrl");
const pages = builtPages().filter(({ kind }) => kind !== "not-found");
const files = new Set(builtFiles());

const get = (path: string, accept?: string) =>
  fetch(baseUrl + path, { headers: accept === undefined ? {} : { accept } });

test("every page has its Markdown version, at its path with .md and by Accept", async () => {
  expect(pages.length).toBeGreaterThan(100);
  for (const { path } of pages) {
    const [own, chosen] = await Promise.all([get(markdownPath(path)), get(path, "text/markdown")]);
    const type = "text/markdown; charset=utf-8";
    expect([path, own.status, own.headers.get("content-type")]).toEqual([path, 200, type]);
    expect([path, chosen.headers.get("content-type")]).toEqual([path, type]);
    expect(chosen.headers.get("vary")).toBe("Accept, Accept-Encoding");
    const text = await own.text();
    expect(text).toMatch(/^# \S/m);
    expect(await chosen.text()).toBe(text);
  }
});

test("every page's document links to its Markdown version", () => {
  for (const { path, url } of pages) {
    const html = readFileSync(fileOf(url), "utf8");
    const link = `<link rel="alternate" type="text/markdown" href="${markdownPath(path)}"/>`;
    expect([path, html.includes(link)]).toEqual([path, true]);
  }
});

test("every section with an anchor has its heading in the Markdown version", () => {
  const counted = new Map<string, number>();
  for (const { path, url } of pages) {
    const html = readFileSync(fileOf(url), "utf8");
    const article = html.slice(html.indexOf("<article"), html.indexOf("</article>"));
    const markdown = readFileSync(fileOf(markdownPath(path)), "utf8");
    const before = new Map<string, number>();
    for (const [, level = "", inside = ""] of article.matchAll(/<h([23])\b[^>]*>(.*?)<\/h\1>/gs)) {
      const [words = "", anchor] = inside.split(/<a class="anchor"/);
      const text = plainText(words);
      const nth = before.get(level + text) ?? 0;
      before.set(level + text, nth + 1);
      if (anchor === undefined) continue;
      const section = sectionOf(markdown, { level: Number(level), text, nth });
      expect([path, section.slice(0, section.indexOf(" "))]).toEqual([
        path,
        "#".repeat(Number(level)),
      ]);
      counted.set(path, nth);
    }
  }
  expect(counted.size).toBeGreaterThan(pages.length / 2);
});

test("every link in a Markdown version and in the index leads to a file of this site", () => {
  const own = pages.map(({ path }) => markdownPath(path));
  const texts = [...own, "/llms.txt"].map((name) => [name, readFileSync(fileOf(name), "utf8")]);
  const links = texts.flatMap(([name, text = ""]) =>
    Array.from(text.matchAll(/\]\((?:http:\/\/localhost:\d+)?(\/[^)#]*)/g), ([, path = ""]) => [
      name,
      path,
    ]),
  );
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter(([, path = ""]) => !files.has(path))).toEqual([]);
});

test("the index has every page of the default language, each with its size", () => {
  const index = readFileSync(fileOf("/llms.txt"), "utf8");
  const sizes = new Map(
    Array.from(
      index.matchAll(/\]\(http:\/\/[^/]+(\/\S+)\).* \((\d+) KB\)$/gm),
      ([, path = "", size]) => [path, Number(size)],
    ),
  );
  const listed = pages.filter(({ locale, kind }) => locale.prefix === "" && kind !== "category");
  for (const { path } of listed) {
    const bytes = readFileSync(fileOf(markdownPath(path))).length;
    expect(`${path} ${isNear(sizes.get(markdownPath(path)), bytes)}`).toBe(`${path} true`);
  }
  expect(readFileSync(fileOf("/llms-full.txt"), "utf8")).toMatch(/^# \S/);
  const full = readFileSync(fileOf("/llms-full.txt")).length;
  expect(isNear(sizes.get("/llms-full.txt"), full)).toBe(true);
});

test("the index lists every OpenAPI file, and marks the one for guides only", () => {
  const index = readFileSync(fileOf("/llms.txt"), "utf8");
  const downloads = [...files].filter((path) => /^\/openapi\/[\w-]+\.json$/.test(path));
  expect(downloads.length).toBe(5);
  expect(downloads.filter((path) => !index.includes(`${path})`))).toEqual([]);
  expect(index).toMatch(/\/openapi\/autosuggest\.json\): what the guides say/);
});

test("the parts of llms-full.txt contain every page once, none is too large, and the index lists them", () => {
  const parts = [...files].filter((path) => path.startsWith("/llms-full-"));
  const texts = parts.map((path) => readFileSync(fileOf(path), "utf8"));
  const index = readFileSync(fileOf("/llms.txt"), "utf8");
  expect(parts.length).toBeGreaterThan(4);
  for (const [number, text] of texts.entries()) {
    const path = parts[number] ?? "";
    expect([path, text.length <= 200_000, index.includes(`${path})`)]).toEqual([path, true, true]);
  }
  const pagesOf = (text: string) =>
    Array.from(text.matchAll(/^Source: (\S+)$/gm), ([, url]) => url);
  const whole = pagesOf(readFileSync(fileOf("/llms-full.txt"), "utf8"));
  expect(texts.flatMap(pagesOf).sort()).toEqual(whole.sort());
});

test("a Markdown version doesn't list the pages that explain a name", () => {
  const reference = readFileSync(fileOf("/api/flights-live-pricing.md"), "utf8");
  expect(reference).not.toContain("Explained in");
  expect(reference.length).toBeLessThan(150_000);
});

/** Dates and origin are filled in later, which changes a few bytes. */
function isNear(kilobytes: number | undefined, bytes: number): boolean {
  return kilobytes !== undefined && Math.abs(kilobytes - bytes / 1024) < 1.1;
}

test("a Markdown version has its requests in curl, or in the language of ?lang=", async () => {
  const path = markdownPath("/docs/culture/locales");
  const [own, inGo, unknown] = await Promise.all(
    ["", "?lang=go", "?lang=cobol"].map(async (search) => (await get(path + search)).text()),
  );
  expect(own).toContain("```curl\n");
  expect(own).not.toContain("```go\n");
  expect(own).toContain("?lang=");
  expect(inGo).toContain("```go\n");
  expect(inGo).not.toContain("```curl\n");
  expect(unknown).toBe(own);
  const byType = await get("/docs/culture/locales?lang=go", "text/markdown");
  expect(await byType.text()).toBe(inGo);
  const page = await get("/docs/culture/locales?lang=go");
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
});
