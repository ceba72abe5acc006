import type { Code, InlineCode } from "mdast";
import type { LeafDirective } from "mdast-util-directive";
import type { ReactNode } from "react";

/** What a page's tree is rendered with. */
export interface MarkdownContext {
  readonly texts: MarkdownTexts;
  /** Puts the locale in front of links into the site. */
  readonly localizeHref: (href: string) => string;
  /** A whole code block. */
  readonly code: (block: Code) => ReactNode;
  readonly shown: ReadonlyMap<LeafDirective, ShownDirective>;
  /** Where code spans lead that name something of the contract. */
  readonly named: ReadonlyMap<InlineCode, string>;
}

/** What a leaf directive shows. */
export interface ShownDirective {
  readonly node: ReactNode;
  /** Where it is a block of code, and no more. */
  readonly code?: string;
}

/** The interface texts that appear inside an article. */
export interface MarkdownTexts {
  readonly linkToSection: string;
  readonly details: string;
  readonly next: string;
  readonly admonitions: Readonly<Record<string, string>>;
  /** How an entry of the change log begins that is about something new, and what says that something is gone. */
  readonly changes?: { readonly new: string; readonly gone: readonly string[] };
}
