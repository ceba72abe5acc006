import type { ReferenceTexts } from "../../i18n/texts.ts";
import type { PracticeEngine } from "../../site.config.ts";
import type { Link } from "../content/page-model.ts";
import type { Highlight } from "../markdown/create-highlight.ts";
import type { Markdown } from "../markdown/create-markdown.tsx";

/** What every component of the reference needs from outside. */
export interface ReferenceContext {
  readonly texts: ReferenceTexts;
  /** Descriptions are Markdown: paragraphs, lists, code spans, links. */
  readonly markdown: Markdown;
  /** The same for the contract's own words: its paragraphs say in which language they are. */
  readonly contractMarkdown: Markdown;
  readonly highlight: Highlight;
  /** What answers requests that are edited and sent from the page; false where they cannot be. */
  readonly practice: PracticeEngine | false;
  /** Ids of the examples that the sandbox returned in the build. */
  readonly returned?: ReadonlySet<string>;
  /** Language of the contract's own words, where it is not the page's. */
  readonly contractLang?: string;
  /** Puts the locale in front of links into the site. */
  readonly localizeHref: (href: string) => string;
  /**
   * Address of a name's place in the references: "LiveQuery.adults" →
   * "/api/flights-live-pricing/#LiveQuery.adults". Undefined where no page shows it.
   */
  readonly nameHref: (name: string) => string | undefined;
  /** Links to the pages that speak of what has an id on this page, without the locale. */
  readonly mentionsAt: (anchor: string) => readonly Link[];
}
