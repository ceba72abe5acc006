import { expect, test } from "vitest";
import { createMarkdownHref } from "./markdown-href.ts";

const toHref = createMarkdownHref(["/", "/docs/intro", "/api/geo/"]);

test.each([
  ["a page leads to its Markdown version", "/docs/intro", "/docs/intro.md"],
  ["with its anchor", "/docs/intro#which-api", "/docs/intro.md#which-api"],
  ["with a slash at its end or without", "/api/geo", "/api/geo.md"],
  ["a file stays a file", "/openapi/geo.json", "/openapi/geo.json"],
  ["a link inside the page stays one", "#errors", "#errors"],
  ["another site stays another site", "https://www.example.com/a", "https://www.example.com/a"],
])("%s", (_, href, markdownHref) => {
  expect(toHref(href)).toBe(markdownHref);
});
