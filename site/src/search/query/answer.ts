import type { Locale } from "../../../site.config.ts";
import type { RecordKind } from "../records/record.ts";

/** A piece of displayed text: matches are marked, names are code. */
export interface Run {
  readonly text: string;
  readonly mark?: true;
  readonly code?: true;
}

/** A result, ready to be shown. */
export interface Row {
  readonly kind: RecordKind;
  /** Final, with the anchor. */
  readonly href: string;
  readonly title: readonly Run[];
  /** The number of leading letters that all values of its type share: "RESULT_ACTION_". */
  readonly shared: number;
  /** The current name of a V1.0 name; empty if it is gone. */
  readonly became?: string;
  /** The page a section is on. */
  readonly page: string;
  /** What it is part of: an object, an enum, a chapter. */
  readonly where: string;
  readonly excerpt: readonly Run[];
  /** "POST", "429" */
  readonly badge: string;
  readonly further: number;
  /** Language of title and excerpt, if it differs from the page's. */
  readonly lang?: Locale;
}

export interface Answer {
  /**
   * Set if only names were searched, because the rest of the index, and a full answer, is still to
   * come.
   */
  readonly isPart?: true;
  /** Best first. */
  readonly rows: readonly Row[];
  /** Names spelled similarly to the query, if it is no name and no result is certain. */
  readonly nearest: readonly { readonly name: string; readonly href: string }[];
}
