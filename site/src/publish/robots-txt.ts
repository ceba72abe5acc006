/** Allows everything but the files that navigation, search and consoles fetch. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /_page/\nDisallow: /_names/\nDisallow: /_console/\nDisallow: /search/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
