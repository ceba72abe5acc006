import { expect, test } from "vitest";
import { documentFile, isWithin, pageDataPath, twinPath } from "./paths.ts";

test("a page is the index of its folder", () => {
  expect(documentFile("/")).toBe("index.html");
  expect(documentFile("/docs/intro")).toBe("docs/intro/index.html");
  expect(documentFile("/es/api/geo/")).toBe("es/api/geo/index.html");
});

test("the not-found page is where static hosts look for it", () => {
  expect(documentFile("/404")).toBe("404.html");
  expect(documentFile("/es/404")).toBe("es/404.html");
});

test("a page's data is the same with and without a trailing slash", () => {
  expect(pageDataPath("/docs/intro")).toBe("/_page/docs/intro.json");
  expect(pageDataPath("/api/geo/")).toBe("/_page/api/geo.json");
});

test("a page's twin is its own path with an ending", () => {
  expect(twinPath("/")).toBe("/index.md");
  expect(twinPath("/es")).toBe("/es.md");
  expect(twinPath("/docs/1.0")).toBe("/docs/1.0.md");
  expect(twinPath("/api/geo/")).toBe("/api/geo.md");
});

test("a folder and what is in it are within it, and what only begins like it is not", () => {
  const within = (folder: string) =>
    ["/es", "/es/docs", "/essay", "/"].filter((path) => isWithin(path, folder));
  expect(within("/es")).toEqual(["/es", "/es/docs"]);
  expect(within("")).toHaveLength(4);
});
