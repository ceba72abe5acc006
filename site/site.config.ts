/** What is particular to this site: the only file that knows the brand. */

export type Locale = "en" | "es";
export type DocsVersion = "3.0" | "1.0";
export type ReferenceId = "flights-live-pricing" | "flights-indicative" | "geo" | "culture";

export interface LocaleConfig {
  readonly code: Locale;
  /** In the language itself. */
  readonly label: string;
  /** In front of every path of this locale: "" or "/es". */
  readonly prefix: string;
}

export interface VersionConfig {
  readonly id: DocsVersion;
  /** Also the path of the version's own home. */
  readonly prefix: string;
  readonly archived: boolean;
}

export interface SiteConfig {
  readonly brand: string;
  /** Only for canonical links and social texts: nothing is ever requested from it. */
  readonly origin: string;
  readonly apiVersion: string;
  /** The first is the default: its pages are the fallback for the others. */
  readonly locales: readonly [LocaleConfig, ...LocaleConfig[]];
  /** The first is the current one. */
  readonly versions: readonly [VersionConfig, ...VersionConfig[]];
  /** In menu order. Labels are in the interface texts, under `apis`. */
  readonly references: readonly { readonly id: ReferenceId; readonly path: string }[];
  /** A new id shows the bar again to everybody who closed the old one. */
  readonly announcement: { readonly id: string; readonly path: string };
  readonly affiliatesPath: string;
  readonly changeLogPath: string;
  readonly startPath: string;
}

export const site: SiteConfig = {
  brand: "Farewind",
  origin: "https://docs.example.com",
  apiVersion: "3.0",
  locales: [
    { code: "en", label: "English", prefix: "" },
    { code: "es", label: "Español", prefix: "/es" },
  ],
  versions: [
    { id: "3.0", prefix: "/docs", archived: false },
    { id: "1.0", prefix: "/docs/1.0", archived: true },
  ],
  references: [
    { id: "flights-live-pricing", path: "/api/flights-live-pricing/" },
    { id: "flights-indicative", path: "/api/flights-indicative/" },
    { id: "geo", path: "/api/geo/" },
    { id: "culture", path: "/api/culture/" },
  ],
  announcement: { id: "from-v1", path: "/docs/category/migration-guide" },
  affiliatesPath: "/docs/getting-started/impact",
  changeLogPath: "/docs/change-log",
  startPath: "/docs/intro",
};
