/** Everything may be found but the files that navigation and search fetch. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /_page/\nDisallow: /_names/\nDisallow: /search/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
