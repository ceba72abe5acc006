import type { Locale } from "../../../site/site.config.ts";
import type { AssistantData } from "../../../site/src/publish/mcp/assistant-data.ts";
import type { FoundRecord } from "../../../site/src/search/query/found-record.ts";

/** The documentation as the server's tools access it. */
export interface Docs {
  /** Current pages in the default language, by path: "/docs/intro", "/api/geo". */
  readonly pages: ReadonlyMap<string, DocsPage>;
  /** The Markdown of any page, including archived ones and other languages. */
  readonly read: (path: string) => string | undefined;
  readonly search: (query: string, lang: Locale) => SearchResult;
  /** The search records of names of V1.0. */
  readonly v1Records: readonly FoundRecord[];
  /** Programs that ran in the build, and the names of the client. */
  readonly assistants: AssistantData;
}

export interface DocsPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export interface SearchResult {
  readonly places: readonly SearchHit[];
  /** Names spelled similarly to the query. */
  readonly nearest: readonly string[];
  /** Words of the query that no page contains, and whose meaning the search doesn't know. */
  readonly unknown: {
    readonly words: readonly string[];
    /** Whether the search knows no word of the query. */
    readonly isEveryWordUnknown: boolean;
    /** Whether no page contains any word of the query. */
    readonly isEveryWordAbsent: boolean;
    /** Words that no page contains either, but for which pages have another word, or a reason. */
    readonly knownButAbsent: readonly string[];
  };
}

export interface SearchHit {
  /** Path and anchor: "/docs/intro#where-to-start". */
  readonly href: string;
  readonly kind: string;
  readonly title: string;
  /** The page, type or chapter it belongs to. */
  readonly where: string;
  readonly excerpt: string;
}
