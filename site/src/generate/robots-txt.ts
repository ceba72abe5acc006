/** Everything may be found but the files that navigation fetches. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /_page/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
