import { expect, test } from "vitest";
import { checkLinks, type LinkedPage } from "./check-links.ts";

const page = (path: string, given: Partial<LinkedPage> = {}): LinkedPage => ({
  path,
  file: `site/content${path}.md`,
  anchors: [],
  links: [],
  frame: [],
  ...given,
});
const links = (...hrefs: readonly string[]) => hrefs.map((href) => ({ href }));
const anchors = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const check = (...pages: readonly LinkedPage[]) => checkLinks(pages, [], new Set());

test("a link with or without the trailing slash, a query or a known anchor is fine", () => {
  const problems = check(
    page("/docs/a", {
      links: links("/api/geo", "/api/geo/?lang=go#x", "#top", "https://example.com"),
      anchors: anchors("top"),
    }),
    page("/api/geo/", { anchors: anchors("x") }),
  );
  expect(problems).toEqual([]);
});

test("a link to a file is fine", () => {
  const a = page("/docs/a", { links: links("/openapi/geo.json") });
  expect(checkLinks([a], [], new Set(["/openapi/geo.json"]))).toEqual([]);
});

test("a broken link names the file, the line of the link and the nearest page", () => {
  const a = page("/docs/a", { links: [{ href: "/docs/intor", line: 3 }] });
  expect(check(a, page("/docs/intro"))).toEqual([
    {
      file: "site/content/docs/a.md",
      line: 3,
      message: "Broken link: there is no page /docs/intor.",
      nearest: "/docs/intro",
    },
  ]);
});

test("a broken anchor names the line of its link and the nearest anchor of that page", () => {
  const a = page("/docs/a", { links: [{ href: "/docs/b#first-stpes", line: 12 }] });
  const [problem] = check(a, page("/docs/b", { anchors: anchors("first-steps") }));
  expect(problem).toMatchObject({
    line: 12,
    message: 'Broken anchor: /docs/b has no "#first-stpes".',
    nearest: "first-steps",
  });
});

test("an untranslated page doesn't repeat the problems of its original", () => {
  const file = "site/content/docs/a.md";
  const link = (href: string) => [{ href, written: "/docs/x", line: 3 }];
  const problems = check(
    page("/docs/a", { file, links: link("/docs/x") }),
    page("/es/docs/a", { file, links: link("/es/docs/x") }),
  );
  expect(problems.map(({ message }) => message)).toEqual([
    "Broken link: there is no page /docs/x.",
  ]);
});

test("a link of the frame that fails on many pages is reported once", () => {
  const problems = check(page("/docs/a", { frame: ["/x"] }), page("/docs/b", { frame: ["/x"] }));
  expect(problems).toEqual([
    {
      file: "site/site.config.ts",
      message: "Broken link: there is no page /x. It is outside the article of 2 pages.",
    },
  ]);
});

test("reports a duplicate id with its line, on a page or in the frame", () => {
  const given = { anchors: [{ id: "x" }, { id: "main", line: 4 }, { id: "x", line: 9 }] };
  expect(checkLinks([page("/docs/a", given)], ["main"], new Set())).toEqual([
    {
      file: "site/content/docs/a.md",
      line: 4,
      message: 'The id "main" occurs twice on this page: rename one.',
    },
    {
      file: "site/content/docs/a.md",
      line: 9,
      message: 'The id "x" occurs twice on this page: rename one.',
    },
  ]);
});

test("each place of a broken link is reported, in each file and on each line", () => {
  const broken = (...lines: readonly number[]) => ({
    links: lines.map((line) => ({ href: "/docs/x", line })),
  });
  const problems = check(page("/docs/a", broken(3, 9)), page("/docs/b", broken(3)));
  expect(problems.map(({ file, line }) => [file, line])).toEqual([
    ["site/content/docs/a.md", 3],
    ["site/content/docs/a.md", 9],
    ["site/content/docs/b.md", 3],
  ]);
});

test("a translation may link to existing pages and to sections of their originals", () => {
  const translated = (href: string) =>
    check(
      page("/es/docs/a", { original: "/docs/a", links: links(href) }),
      page("/docs/b/", { anchors: anchors("top") }),
      page("/es/docs/b", { original: "/docs/b" }),
    );
  expect(translated("/es/docs/b#gone")).toEqual([]);
  expect(translated("/es/docs/c#top")).toHaveLength(1);
  const original = page("/docs/a", { links: links("/es/docs/b#top", "/es/docs/b#gone") });
  const pages = [page("/docs/b/", { anchors: anchors("top") })];
  const shown = check(original, ...pages, page("/es/docs/b", { original: "/docs/b" }));
  expect(shown.map(({ message }) => message)).toEqual([
    'Broken anchor: /es/docs/b has no "#gone".',
  ]);
});

test("counts a broken frame link on a single page, and accepts a working one", () => {
  const problems = check(page("/docs/a", { frame: ["/x", "/docs/a"] }));
  expect(problems.map(({ message }) => message)).toEqual([
    "Broken link: there is no page /x. It is outside the article of 1 page.",
  ]);
});

test("decodes an anchor, and reports a badly encoded one unchanged", () => {
  const a = page("/docs/a", { links: links("#caf%C3%A9", "#100%"), anchors: anchors("café") });
  expect(check(a).map(({ message }) => message)).toEqual([
    'Broken anchor: /docs/a has no "#100%".',
  ]);
});

test("ignores mail and data addresses, and may suggest a file", () => {
  const a = page("/docs/a", {
    links: links("mailto:a@example.com", "data:,x", "/openapi/goe.json"),
  });
  expect(checkLinks([a], [], new Set(["/openapi/geo.json"]))).toMatchObject([
    { nearest: "/openapi/geo.json" },
  ]);
});

test("reports both of two broken links on one line", () => {
  const broken = [
    { href: "/docs/x", line: 3 },
    { href: "/docs/y", line: 3 },
  ];
  expect(check(page("/docs/a", { links: broken }))).toHaveLength(2);
});
