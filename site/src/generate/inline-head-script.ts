import type { SiteConfig } from "../../site.config.ts";
import { headScript } from "../browser/head-script.ts";
import { GENERATORS } from "../samples/generators.ts";

/** The one inline script of every document; its hash is in the Content-Security-Policy. */
export function inlineHeadScript({ announcement }: SiteConfig): string {
  return headScript(
    announcement.id,
    GENERATORS.map(({ id }) => id),
  );
}
