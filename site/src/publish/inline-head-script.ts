import { transformSync } from "esbuild";
import type { SiteConfig } from "../../site.config.ts";
import { headRows } from "../browser/head-rows.ts";
import { headScript } from "../browser/head-script.ts";
import { GENERATORS } from "../samples/generators.ts";

/**
 * The one inline script of every document; its hash is in the Content-Security-Policy.
 *
 * @param face the file of the text's typeface
 */
export function inlineHeadScript({ announcement }: SiteConfig, face: string): string {
  const sampleLanguages = GENERATORS.map(({ id }) => id);
  const rows = headRows({ announcementId: announcement.id, sampleLanguages, face });
  return transformSync(headScript(rows), { minify: true, target: "es2022" }).code.trim();
}
