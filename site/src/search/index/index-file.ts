import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Locale } from "../../../site.config.ts";
import type { ProseIndex } from "./prose-index.ts";

/**
 * The index of one language and version as served: first what finds and locates names, then what
 * finds and shows prose, which is five times as long. Each is on its own line (`index-lines.ts`),
 * so that the first can answer while the second is still loading.
 */
export type IndexFile = readonly [NamesPart, ProsePart];

/** Records are stored as columns: a few long lists parse faster than many small objects. */
export interface NamesPart {
  readonly lang: Locale;
  /** Words that a query may contain but the index does not. */
  readonly stopWords: readonly string[];
  /** The texts of the dialog, here so that they are not in every page. */
  readonly texts: SearchTexts;
  readonly pages: readonly PageRow[];
  readonly records: RecordColumns;
  readonly synonyms: readonly SynonymRow[];
}

export interface ProsePart {
  /** The text of each record. */
  readonly texts: readonly string[];
  readonly index: ProseIndex;
}

/** Address, title, parent, and its language if it differs from the file's. */
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
  /** Names, one per line; empty if the title is the only one. */
  readonly names: readonly string[];
  readonly owner: readonly string[];
  /** The successor of a V1.0 name; empty if it is gone. */
  readonly became: readonly string[];
  readonly badge: readonly string[];
  readonly further: readonly number[];
}

/** One group: phrases and their meanings, each as terms separated by spaces. */
export type SynonymRow = readonly [
  said: readonly string[],
  meant: readonly string[],
  /** The records that it leads to first. */
  records: readonly number[],
];
