/** What is particular to this site: the only file that knows the brand. */

/** The first is the default: its pages are the fallback for the others. */
const LOCALES = [
  { code: "en", label: "English", prefix: "" },
  { code: "es", label: "Español", prefix: "/es" },
] as const;

/** The first is the current one. */
const VERSIONS = [
  { id: "3.0", prefix: "/docs", archived: false },
  { id: "1.0", prefix: "/docs/1.0", archived: true },
] as const;

/** In menu order. Labels are in the interface texts, under `apis`. */
const REFERENCES = ["flights-live-pricing", "flights-indicative", "geo", "culture"] as const;

/** Also the name of the locale's catalogue: `i18n/catalogues/es.ts`. */
export type Locale = (typeof LOCALES)[number]["code"];
/** Every language that something is written in; a site may have fewer. */
export const LANGUAGES: readonly Locale[] = LOCALES.map(({ code }) => code);
export type DocsVersion = (typeof VERSIONS)[number]["id"];
/** The id of a published specification. */
export type ReferenceId = (typeof REFERENCES)[number];

/** What answers the requests that readers send: the sandbox of a server, or one in their browser. */
export type PracticeEngine = "server" | "worker";

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
  readonly apiVersion: string;
  readonly locales: readonly [LocaleConfig, ...LocaleConfig[]];
  readonly versions: readonly [VersionConfig, ...VersionConfig[]];
  readonly references: readonly [ReferenceId, ...ReferenceId[]];
  /** A new id shows the bar again to everybody who closed the old one. */
  readonly announcement: { readonly id: string; readonly path: string };
  readonly affiliatesPath: string;
  readonly changeLogPath: string;
  readonly startPath: string;
  /**
   * What answers where readers edit and send the requests of the references; false: they cannot.
   * `npm start` and `npm run dev` bring a server and say so themselves. This is for the folder on
   * another host: "server" where that sends `/apiservices/` on to a sandbox.
   */
  readonly practice: PracticeEngine | false;
}

export const site: SiteConfig = {
  brand: "Farewind",
  apiVersion: "3.0",
  locales: LOCALES,
  versions: VERSIONS,
  references: REFERENCES,
  announcement: { id: "from-v1", path: "/docs/category/migration-guide" },
  affiliatesPath: "/docs/getting-started/impact",
  changeLogPath: "/docs/change-log",
  startPath: "/docs/intro",
  practice: "worker",
};
