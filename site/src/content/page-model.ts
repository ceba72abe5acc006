/**
 * One page as plain data: what the build hands to `printPage`.
 * Every `href` is final: the locale prefix is already in front of it.
 */
import type { DocsVersion, Locale } from "../../site.config.ts";

export const pageKinds = ["home", "docs", "category", "reference", "not-found"] as const;

export type PageKind = (typeof pageKinds)[number];

export interface PageModel {
  readonly kind: PageKind;
  /** Canonical form, locale prefix included: "/es/docs/intro", "/api/geo/". */
  readonly path: string;
  /** Language of the page's frame. */
  readonly lang: Locale;
  /** Language of its content: the default locale's where there is no translation. */
  readonly contentLang: Locale;
  readonly version: DocsVersion;
  /** The h1. The document's title adds the brand. */
  readonly title: string;
  /** Label in breadcrumbs, in the title's language: outside any category, that of the sidebar. */
  readonly label: string;
  /** Language of title and description: not that of the content where only these are translated. */
  readonly titleLang: Locale;
  readonly description: string;
  /** Absolute. An archived page names its counterpart in the current version. */
  readonly canonicalUrl: string;
  /** One entry for each locale and each version, the current page's own included. */
  readonly languages: readonly Alternate<Locale>[];
  readonly versions: readonly Alternate<DocsVersion>[];
  /** Absent on the home and not-found pages. */
  readonly sidebar?: SidebarModel;
  /** The home page of this language. */
  readonly homeHref: string;
  /** From the outermost category to the page's own parent; without the page itself. */
  readonly breadcrumbs: readonly Link[];
  readonly toc: readonly TocEntry[];
  readonly previous?: Link;
  readonly next?: Link;
  readonly notices: readonly Notice[];
  /** The article without its h1. Of home and not-found: everything inside `main`, h1 included. */
  readonly contentHtml: string;
}

export interface Link {
  readonly href: string;
  readonly label: string;
  /** Language of the label, where it isn't the page's. */
  readonly lang?: string;
}

export interface Alternate<Id extends string> extends Link {
  readonly id: Id;
  readonly current: boolean;
  /** False when `href` is only the home of that locale or version. */
  readonly samePage: boolean;
}

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  /** Language of the text, where it is not the content's. */
  readonly lang?: string;
  readonly depth: 2 | 3;
}

export interface SidebarModel {
  /** Pages with the same id and language share one sidebar: the client keeps it on navigation. */
  readonly id: string;
  readonly items: readonly SidebarNode[];
}

export type SidebarNode = SidebarLink | SidebarGroup;

export interface SidebarLink extends Link {
  readonly kind: "link";
  /** Shown as a small badge in the reference's sidebar. */
  readonly method?: "get" | "post";
  /** Places on the page that the link leads to: the parts of an operation. */
  readonly parts?: readonly Link[];
}

export interface SidebarGroup extends Link {
  readonly kind: "group";
  readonly items: readonly SidebarNode[];
}

export type Notice =
  | ({ readonly kind: "untranslated" } & Original)
  /** A translation that differs from today's original, in these sections at least. */
  | ({ readonly kind: "drifted"; readonly sections: readonly Link[] } & Original)
  /** A translated reference: what it says about the contract stays in the contract's words. */
  | ({ readonly kind: "contract-words" } & Original)
  | {
      readonly kind: "archived";
      readonly version: DocsVersion;
      readonly current: DocsVersion;
      readonly currentHref: string;
    };

interface Original {
  readonly originalLang: Locale;
  readonly originalHref: string;
}

/** What is the same for every page of one build. */
export interface BuildAssets {
  /** Changes with every build: a client of another build loads whole documents. */
  readonly buildId: string;
  /** Hashed paths: "/assets/entry-1a2b3c.js". */
  readonly script: string;
  /** The stylesheet that no first paint waits for. */
  readonly stylesheet: string;
  /**
   * Styles inlined in the documents of a kind, so that the first paint waits for no other file.
   * Absent where the stylesheet holds everything. Their hashes are in the Content-Security-Policy.
   */
  readonly inlineStyles?: Readonly<Record<PageKind, string>>;
  /** Further inlined styles, for each part that a page shows, by the part's class. */
  readonly partStyles?: Readonly<Record<string, string>>;
  /** The text of the one inline script; its hash is in the Content-Security-Policy. */
  readonly headScript: string;
  /** Path of the social image: "/social.png". */
  readonly socialImage: string;
}

/**
 * The per-page file that navigation fetches: `/_page/docs/intro.json` for `/docs/intro`,
 * `/_page/api/geo.json` for `/api/geo/`.
 */
export interface PageData {
  readonly build: string;
  readonly path: string;
  readonly kind: PageKind;
  /** The document's title, brand included. */
  readonly title: string;
  readonly lang: Locale;
  /** The id of its frame: see `frame-id.ts`. */
  readonly frame: string;
  /** The canonical path, for search engines, where that is not its own. */
  readonly canonical?: string;
  /** The inside of `#page`. */
  readonly html: string;
  readonly languages: Hrefs<Locale>;
  readonly versions: Hrefs<DocsVersion>;
}

/** The path of a page in each language, or in each version. */
export type Hrefs<Id extends string> = Readonly<Record<Id, string>>;

/** What `npm run dev` shows of a page after each edit: `/_edited/docs/intro.json`. */
export interface EditedPage {
  readonly page: PageData;
  /** The frame as printed for this very page. */
  readonly frame: FrameData;
}

/**
 * The frame of pages, for a reader who comes from another frame: `/_frame/es/api.json`. The parts
 * are HTML, without the marks of any page.
 */
export interface FrameData {
  readonly build: string;
  readonly id: string;
  readonly lang: Locale;
  readonly shell: string;
  readonly sidebar: string;
  readonly footer: string;
  readonly search: string;
  readonly states: string;
  /** Path of the file with the texts of the shell. */
  readonly texts: string;
}
