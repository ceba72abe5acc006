import type { SiteConfig } from "../../../site.config.ts";

/** What the shell shows of the site's configuration. */
export type ShellConfig = Pick<
  SiteConfig,
  "announcement" | "brand" | "locales" | "references" | "versions"
>;
