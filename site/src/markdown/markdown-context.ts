import type { Code, InlineCode } from "mdast";
import type { LeafDirective } from "mdast-util-directive";
import type { ReactNode } from "react";
import type { Mistake } from "../../../contract/src/problems/problem.ts";

/** What rendering a page's tree needs. */
export interface MarkdownContext {
  readonly texts: MarkdownTexts;
  /** Prefixes links into the site with the locale. */
  readonly localizeHref: (href: string) => string;
  /** Renders a whole code block. */
  readonly code: (block: Code) => ReactNode;
  readonly shown: ReadonlyMap<LeafDirective, ShownDirective>;
  /** Link targets of the code spans that name something in the contract. */
  readonly named: ReadonlyMap<InlineCode, string>;
}

/** What a leaf directive shows. */
export interface ShownDirective {
  readonly node: ReactNode;
  /** Its code, if it is nothing but a code block. */
  readonly code?: string;
}

/** The attributes of a directive, by name. */
export type DirectiveAttributes = Readonly<Record<string, string>>;

/** The result of a leaf directive: something to show and its ids, or a mistake. */
export type DirectiveResult = (ShownDirective & { readonly ids?: readonly string[] }) | Mistake;

/** The interface texts that appear inside an article. */
export interface MarkdownTexts {
  readonly linkToSection: string;
  readonly details: string;
  readonly next: string;
  readonly admonitions: Readonly<Record<string, string>>;
  /**
   * How a change-log entry about something new begins, and the phrases that say something is gone.
   */
  readonly changes?: { readonly new: string; readonly gone: readonly string[] };
}
