import type { AsPlainObject } from "minisearch";
import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Locale } from "../../../site.config.ts";

/**
 * One language and version as the worker fetches it: what is searched, and what results show.
 * Records are columns, because a parser likes few long lists better than many small objects.
 */
export interface IndexFile {
  readonly lang: Locale;
  /** What a query may hold and the index does not. */
  readonly stopWords: readonly string[];
  /** What the dialog says: it comes with the index, and not with each page. */
  readonly texts: SearchTexts;
  readonly pages: readonly PageRow[];
  readonly records: RecordColumns;
  readonly synonyms: readonly SynonymRow[];
  readonly index: AsPlainObject;
}

/** Address, title, where it belongs, and its language if that is not the file's own. */
export type PageRow =
  | readonly [href: string, title: string, where: string]
  | readonly [href: string, title: string, where: string, lang: Locale];

export interface RecordColumns {
  /** Position in `KINDS`. */
  readonly kind: readonly number[];
  /** Position in `pages`. */
  readonly page: readonly number[];
  readonly anchor: readonly string[];
  readonly title: readonly string[];
  readonly text: readonly string[];
  /** Names, one a line; empty where the title is the only one. */
  readonly names: readonly string[];
  readonly owner: readonly string[];
  /** Of a name of V1.0; empty where it is gone. */
  readonly became: readonly string[];
  readonly badge: readonly string[];
  readonly further: readonly number[];
}

/** One group: ways to say it and what is meant, each as terms with a space between. */
export type SynonymRow = readonly [
  said: readonly string[],
  meant: readonly string[],
  /** Records that it leads to first. */
  records: readonly number[],
];
