import { expect, test } from "vitest";
import { sitemapXml } from "./sitemap-xml.ts";

test("lists each address with those of the page in all languages, escaped", () => {
  const alternates = [
    { lang: "en", url: "https://docs.test/a?b&c" },
    { lang: "es", url: "https://docs.test/es/a?b&c" },
  ];
  const xml = sitemapXml([{ url: "https://docs.test/a?b&c", alternates }]);
  expect(xml).toContain(
    [
      "  <url>",
      "    <loc>https://docs.test/a?b&amp;c</loc>",
      '    <xhtml:link rel="alternate" hreflang="en" href="https://docs.test/a?b&amp;c"/>',
      '    <xhtml:link rel="alternate" hreflang="es" href="https://docs.test/es/a?b&amp;c"/>',
      "  </url>",
    ].join("\n"),
  );
});
