import { expect, test } from "vitest";
import { figureHtml, figureIds } from "./figure-html.ts";

test.each([
  ["A price in US$", "A price in US$"],
  ["$& and $$ and $`", "$&amp; and $$ and $`"],
  ['The "from" price', "The &quot;from&quot; price"],
])("a figure's accessible name is its alt text, taken literally: %s", (alt, name) => {
  const html = figureHtml('<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"></svg>\n', alt);
  expect(html).toBe(`<svg role="img" aria-label="${name}" viewBox="0 0 1 1"></svg>`);
});

test("reads a drawing's ids from id attributes only, not from data-id or aria-labelledby", () => {
  const svg = '<svg><g id="arrow"/><g data-id="none"/><path aria-labelledby="no" id="end"/></svg>';
  expect(figureIds(svg)).toEqual(["arrow", "end"]);
});
