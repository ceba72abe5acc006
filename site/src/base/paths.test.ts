import { expect, test } from "vitest";
import { documentFile, isWithin, markdownPath, pageDataPath } from "./paths.ts";

test("a page's file is index.html in its own folder", () => {
  expect(documentFile("/")).toBe("index.html");
  expect(documentFile("/docs/intro")).toBe("docs/intro/index.html");
  expect(documentFile("/es/api/geo/")).toBe("es/api/geo/index.html");
});

test("the not-found page is 404.html, where static hosts look for it", () => {
  expect(documentFile("/404")).toBe("404.html");
  expect(documentFile("/es/404")).toBe("es/404.html");
});

test("a page's data path is the same with and without a trailing slash", () => {
  expect(pageDataPath("/docs/intro")).toBe("/_page/docs/intro.json");
  expect(pageDataPath("/api/geo/")).toBe("/_page/api/geo.json");
});

test("a page's Markdown version has its own path with .md, index.md for the home page", () => {
  expect(markdownPath("/")).toBe("/index.md");
  expect(markdownPath("/es")).toBe("/es.md");
  expect(markdownPath("/docs/1.0")).toBe("/docs/1.0.md");
  expect(markdownPath("/api/geo/")).toBe("/api/geo.md");
});

test("isWithin accepts a folder and its contents, but not a path that only shares its prefix", () => {
  const within = (folder: string) =>
    ["/es", "/es/docs", "/essay", "/"].filter((path) => isWithin(path, folder));
  expect(within("/es")).toEqual(["/es", "/es/docs"]);
  expect(within("")).toHaveLength(4);
});
