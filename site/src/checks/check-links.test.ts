import { expect, test } from "vitest";
import { checkLinks, collectLinks, type LinkedDocument } from "./check-links.ts";

const page = (path: string, given: Partial<LinkedDocument>): LinkedDocument => ({
  path,
  file: `site/content${path}.md`,
  text: "",
  ids: [],
  hrefs: [],
  ...given,
});

test("ids and links are taken from the rendered HTML", () => {
  expect(collectLinks('<h2 id="a">A</h2><a class="x" href="/docs/b?x=1&amp;y=2#c">B</a>')).toEqual({
    ids: ["a"],
    hrefs: ["/docs/b?x=1&y=2#c"],
  });
});

test("a link with or without the trailing slash, a query or a known anchor is fine", () => {
  const documents = [
    page("/docs/a", {
      hrefs: ["/api/geo", "/api/geo/?lang=go#x", "#top", "https://example.com"],
      ids: ["top"],
    }),
    page("/api/geo/", { ids: ["x"] }),
  ];
  expect(checkLinks(documents, new Set())).toEqual([]);
});

test("a broken link names the file, the line and the nearest page", () => {
  const documents = [
    page("/docs/a", { hrefs: ["/docs/intor"], text: "---\n---\nSee [it](/docs/intor)." }),
    page("/docs/intro", {}),
  ];
  expect(checkLinks(documents, new Set())).toEqual([
    {
      file: "site/content/docs/a.md",
      line: 3,
      message: "Broken link: there is no page /docs/intor.",
      nearest: "/docs/intro",
    },
  ]);
});

test("a broken anchor names the nearest anchor of that page", () => {
  const documents = [
    page("/docs/a", { hrefs: ["/docs/b#first-stpes"] }),
    page("/docs/b", { ids: ["first-steps"] }),
  ];
  expect(checkLinks(documents, new Set())[0]).toMatchObject({
    message: 'Broken anchor: /docs/b has no "#first-stpes".',
    nearest: "first-steps",
  });
});

test("a link that fails on many pages is reported once", () => {
  const documents = [page("/docs/a", { hrefs: ["/x"] }), page("/docs/b", { hrefs: ["/x"] })];
  const problems = checkLinks(documents, new Set());
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain("on 2 pages");
});

test("an id that stands twice on a page is reported", () => {
  expect(checkLinks([page("/docs/a", { ids: ["x", "y", "x"] })], new Set())).toEqual([
    { file: "site/content/docs/a.md", message: 'The id "x" stands twice on this page.' },
  ]);
});
