import { escapeXml } from "./escape-xml.ts";

/** A canonical URL, with the URLs of the same page in all its languages. */
export interface SitemapEntry {
  readonly url: string;
  readonly alternates: readonly { readonly lang: string; readonly url: string }[];
}

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, alternates }) =>
    [
      "  <url>",
      `    <loc>${escapeXml(url)}</loc>`,
      ...alternates.map(
        (other) =>
          `    <xhtml:link rel="alternate" hreflang="${other.lang}" href="${escapeXml(other.url)}"/>`,
      ),
      "  </url>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
