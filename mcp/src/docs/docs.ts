import type { Locale } from "../../../site/site.config.ts";
import type { AssistantData } from "../../../site/src/publish/assistants/assistant-data.ts";
import type { FoundRecord } from "../../../site/src/search/query/found-record.ts";

/** What a server tells of the documentation. */
export interface Docs {
  /** Current pages in the default language, by their path: "/docs/intro", "/api/geo". */
  readonly pages: ReadonlyMap<string, DocsPage>;
  /** The Markdown of any page, archived ones and other languages included. */
  readonly read: (path: string) => string | undefined;
  readonly search: (query: string, lang: Locale) => SearchResult;
  /** The names of V1.0, as search knows them. */
  readonly retired: readonly FoundRecord[];
  /** Programs that ran in the build, and the names of the client. */
  readonly assistants: AssistantData;
}

export interface DocsPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export interface SearchResult {
  readonly places: readonly FoundPlace[];
  /** Names spelled most like the query. */
  readonly nearest: readonly string[];
  /** Words of the query that no page has and that stand for nothing. */
  readonly unknown: {
    readonly words: readonly string[];
    readonly isAll: boolean;
    /** Whether no page says any word of the query. */
    readonly isNoneSaid: boolean;
    /** Words that no page says either, for which a page has another word, or a reason. */
    readonly unsaid: readonly string[];
  };
}

export interface FoundPlace {
  /** Path and anchor: "/docs/intro#where-to-start". */
  readonly href: string;
  readonly kind: string;
  readonly title: string;
  /** The page, type or chapter it stands in. */
  readonly where: string;
  readonly excerpt: string;
}
