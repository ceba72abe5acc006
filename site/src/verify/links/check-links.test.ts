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

test("a page that stands in for its translation does not repeat what is wrong with it", () => {
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
      message: "Broken link: there is no page /x. It stands in the frame of 2 pages.",
    },
  ]);
});

test("an id that stands twice on a page, or in the frame too, is reported with its line", () => {
  const given = { anchors: [{ id: "x" }, { id: "main", line: 4 }, { id: "x", line: 9 }] };
  expect(checkLinks([page("/docs/a", given)], ["main"], new Set())).toEqual([
    {
      file: "site/content/docs/a.md",
      line: 4,
      message: 'The id "main" stands twice on this page: rename one.',
    },
    {
      file: "site/content/docs/a.md",
      line: 9,
      message: 'The id "x" stands twice on this page: rename one.',
    },
  ]);
});
