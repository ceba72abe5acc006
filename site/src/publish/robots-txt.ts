import { DATA_FOLDERS } from "./headers-file.ts";
import { OPEN_FOLDERS } from "./security-headers.ts";

/** Search engines need the assets to render a page, and readers find the open files. */
const CRAWLED: readonly string[] = ["assets/", ...OPEN_FOLDERS];

/** Allows everything but the files that navigation, search and consoles fetch. */
export function robotsTxt(origin: string): string {
  const excluded = DATA_FOLDERS.filter((folder) => !CRAWLED.includes(folder));
  return [
    "User-agent: *",
    "Allow: /",
    ...excluded.map((folder) => `Disallow: /${folder}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
