import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Locale } from "../../../site.config.ts";
import type { ProseIndex } from "./prose-index.ts";

/**
 * One language and version as it is served: first what finds a name and says where it is, then what
 * finds and shows prose, which is five times as long. Each stands on a line of its own
 * (`index-lines.ts`), so that the first answers while the second is still on its way.
 */
export type IndexFile = readonly [NamesPart, ProsePart];

/** Records are columns, because a parser likes few long lists better than many small objects. */
export interface NamesPart {
  readonly lang: Locale;
  /** What a query may hold and the index does not. */
  readonly stopWords: readonly string[];
  /** What the dialog says: it comes with the index, and not with each page. */
  readonly texts: SearchTexts;
  readonly pages: readonly PageRow[];
  readonly records: RecordColumns;
  readonly synonyms: readonly SynonymRow[];
}

export interface ProsePart {
  /** Of each record. */
  readonly texts: readonly string[];
  readonly index: ProseIndex;
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
