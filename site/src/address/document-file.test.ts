import { expect, test } from "vitest";
import { documentFile } from "./document-file.ts";

test("a page is the index of its folder", () => {
  expect(documentFile("/")).toBe("index.html");
  expect(documentFile("/docs/intro")).toBe("docs/intro/index.html");
  expect(documentFile("/es/api/geo/")).toBe("es/api/geo/index.html");
});

test("the not-found page is where static hosts look for it", () => {
  expect(documentFile("/404")).toBe("404.html");
  expect(documentFile("/es/404")).toBe("es/404.html");
});
