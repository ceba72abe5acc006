import type { DocsVersion, Locale, SiteConfig } from "../../site.config.ts";
import { isWithin } from "./paths.ts";

/** What a page's address says about the frame around it. */
export interface Zone {
  readonly lang: Locale;
  /** The id of the sidebar, or "" for pages without one. */
  readonly sidebar: string;
}

export type ZoneConfig = Pick<SiteConfig, "locales" | "versions">;

/** The sidebar of every reference. */
export const API_SIDEBAR = "api";

/** docsSidebar("3.0") → "docs-3.0" */
export function docsSidebar(version: string): string {
  return `docs-${version}`;
}

/**
 * Read from the address alone, so the client needs no table of routes: "/es/docs/1.0/places" is
 * `{ lang: "es", sidebar: "docs-1.0" }`, "/" is `{ lang: "en", sidebar: "" }`.
 */
export function zoneOf({ locales, versions }: ZoneConfig, pathname: string): Zone {
  const locale =
    locales.find(({ prefix }) => prefix !== "" && isWithin(pathname, prefix)) ?? locales[0];
  const path = pathname.slice(locale.prefix.length);
  return { lang: locale.code, sidebar: sidebarOf(versions, path) };
}

function sidebarOf(versions: ZoneConfig["versions"], path: string): string {
  if (isWithin(path, "/api")) return API_SIDEBAR;
  const [version] = versions
    .filter(({ prefix }) => isWithin(path, prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return version ? docsSidebar(version.id) : "";
}

/** versionOf(config, "docs-1.0") → "1.0"; the current version for any other sidebar. */
export function versionOf({ versions }: ZoneConfig, sidebar: string): DocsVersion {
  return versions.find(({ id }) => sidebar === docsSidebar(id))?.id ?? versions[0].id;
}
