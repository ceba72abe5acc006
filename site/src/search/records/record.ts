import type { Locale } from "../../../site.config.ts";

/** What a reader can be led to. The order is that of `KINDS` in every index. */
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

/** Kinds that have a heading in place of a name. */
export function isProse(kind: RecordKind): kind is ProseKind {
  return kind === "page" || kind === "section" || kind === "category";
}

/** A page that records stand on. */
export interface RecordPage {
  /** Final, with the locale's prefix: "/es/docs/intro". */
  readonly href: string;
  readonly title: string;
  /** Where it belongs: "Getting started", "Flights live prices". */
  readonly where: string;
  /** Of its text. */
  readonly lang: Locale;
}

/** One place that search can lead to, with all that is looked up and shown of it. */
export interface SearchRecord {
  readonly kind: RecordKind;
  readonly page: RecordPage;
  /** Id of the element on the page; empty for the page itself. */
  readonly anchor: string;
  /** The heading, the summary, or the name as the contract spells it. */
  readonly title: string;
  /** Names it answers to, as the contract spells them; none for a page or a section. */
  readonly names: readonly string[];
  /** Names of others that lead here too, but never before their own place. */
  readonly aliases?: readonly string[];
  /** What it is part of: the object of a field, the enum of a value. */
  readonly owner?: string;
  /** Prose, with names between backticks. Shown around the words that were found. */
  readonly text: string;
  /** Looked up like `text`, and never shown. */
  readonly hidden?: string;
  /** What readers come to it with, in their words: looked up, and never shown. */
  readonly asked?: string;
  /** Words of its blocks of code: see `find-by-code.ts`. */
  readonly code?: readonly string[];
  /** Of a name of V1.0: what it is called now, each place of several; none where it is gone. */
  readonly became?: readonly string[];
  /** What the same thing is known by wherever it stands; a place that nothing repeats has none. */
  readonly same?: string;
  /** How many further places the same thing has. */
  readonly further?: number;
  /** Beside the title: "POST" of an operation. */
  readonly badge?: string;
}
