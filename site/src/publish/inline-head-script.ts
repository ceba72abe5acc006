import { transformSync } from "esbuild";
import type { SiteConfig } from "../../site.config.ts";
import { headScript } from "../browser/head-script.ts";
import { preferenceRows } from "../browser/preference-rows.ts";
import { GENERATORS } from "../samples/generators.ts";

/** The one inline script of every document; its hash is in the Content-Security-Policy. */
export function inlineHeadScript({ announcement }: SiteConfig): string {
  const sampleLanguages = GENERATORS.map(({ id }) => id);
  const script = headScript(preferenceRows({ announcementId: announcement.id, sampleLanguages }));
  return transformSync(script, { minify: true, target: "es2022" }).code.trim();
}
