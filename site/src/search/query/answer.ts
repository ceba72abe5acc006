import type { Locale } from "../../../site.config.ts";
import type { RecordKind } from "../records/record.ts";

/** A piece of text as it is shown: found letters are marked, names are set as code. */
export interface Run {
  readonly text: string;
  readonly mark?: true;
  readonly code?: true;
}

/** One place, ready to be shown. */
export interface Row {
  readonly kind: RecordKind;
  /** Final, with the anchor. */
  readonly href: string;
  readonly title: readonly Run[];
  /** Letters at the start of a name that its whole type shares: "RESULT_ACTION_". */
  readonly shared: number;
  /** Of a name of V1.0: what it is called now; empty where it is gone. */
  readonly became?: string;
  /** The page a section is on. */
  readonly page: string;
  /** What it is part of: an object, an enum, a chapter. */
  readonly where: string;
  readonly excerpt: readonly Run[];
  /** "POST", "429" */
  readonly badge: string;
  readonly further: number;
  /** Of title and excerpt, where it is not the reader's own. */
  readonly lang?: Locale;
}

export interface Answer {
  /** From names alone: the rest of the index is on its way, and another answer with it. */
  readonly isPart?: true;
  /** The best first. */
  readonly rows: readonly Row[];
  /** Names spelled most like the query, where it is no name and nothing was found for sure. */
  readonly nearest: readonly { readonly name: string; readonly href: string }[];
}
