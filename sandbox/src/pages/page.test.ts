import { expect, test } from "vitest";
import { html } from "./html.ts";
import { htmlPage, jsonPage, svgPage } from "./page.ts";

const page = htmlPage("<b>", html`<p>&amp;</p>`, { status: 404 });

test.each([
  ["a page", page, "text/html; charset=utf-8"],
  ["an image", svgPage("<svg/>"), "image/svg+xml"],
  ["data", jsonPage({}), "application/json"],
])("%s has its type, forbids sniffing and loads nothing by default", (_, { headers }, type) => {
  expect(headers).toMatchObject({
    "Content-Type": type,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
  });
  expect(headers["Content-Security-Policy"]).toMatch(/^default-src 'none'/);
});

test("pages of any origin may show an image and read data", () => {
  expect(svgPage("").headers["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
  expect(jsonPage({}).headers["Access-Control-Allow-Origin"]).toBe("*");
  expect(jsonPage({}, { Vary: "Accept" }).headers.Vary).toBe("Accept");
});

test("a page has its status, its title escaped and its content unchanged", () => {
  expect(page.status).toBe(404);
  expect(page.body).toContain("<title>&lt;b&gt;</title>");
  expect(page.body).toContain("<h1>&lt;b&gt;</h1>\n<p>&amp;</p>\n");
});

test.each([
  ["<", "&lt;"],
  [">", "&gt;"],
  ["&", "&amp;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
])("escapes %s in text as %s", (character, written) => {
  expect(html`<p>${[character, html`<br>`]}</p>`.html).toBe(`<p>${written}<br></p>`);
});
