import type { Locale } from "../../../site.config.ts";

/** The kinds of places that search finds. An index stores positions in this list. */
export const KINDS = [
  "page",
  "section",
  "category",
  "operation",
  "field",
  "parameter",
  "value",
  "type",
  "error",
  "retired",
  "scenario",
] as const;

export type RecordKind = (typeof KINDS)[number];
export type ProseKind = "page" | "section" | "category";

/** Whether a kind has a heading rather than a name. */
export function isProse(kind: RecordKind): kind is ProseKind {
  return kind === "page" || kind === "section" || kind === "category";
}

/** A page with records. */
export interface RecordPage {
  /** Final, with the locale's prefix: "/es/docs/intro". */
  readonly href: string;
  readonly title: string;
  /** Its parent: "Getting started", "Flights live prices". */
  readonly where: string;
  /** The language of its text. */
  readonly lang: Locale;
}

/** A place that search can find, with what is indexed and shown of it. */
export interface SearchRecord {
  readonly kind: RecordKind;
  readonly page: RecordPage;
  /** Id of the element on the page; empty for the page itself. */
  readonly anchor: string;
  /** The heading, the summary, or the name as the contract spells it. */
  readonly title: string;
  /** Its names as the contract spells them; none for a page or a section. */
  readonly names: readonly string[];
  /** Names of other things that also lead here, ranked below their own place. */
  readonly aliases?: readonly string[];
  /** What it is part of: the object of a field, the enum of a value. */
  readonly owner?: string;
  /** Prose, with names in backticks. An excerpt around the matches is shown. */
  readonly text: string;
  /** Indexed like `text`, but never shown. */
  readonly hidden?: string;
  /** Phrases with which readers look for it: indexed, but never shown. */
  readonly asked?: string;
  /** Words of its code blocks: see `find-by-code.ts`. */
  readonly code?: readonly string[];
  /** The current names of a V1.0 name; empty if it is gone. */
  readonly became?: readonly string[];
  /** A key shared by all places of the same thing; absent if it has only one place. */
  readonly same?: string;
  /** The number of further places of the same thing. */
  readonly further?: number;
  /** Shown beside the title: "POST" for an operation. */
  readonly badge?: string;
}
