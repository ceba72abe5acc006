import type { ReferenceTexts } from "../../i18n/texts.ts";
import type { PracticeEngine } from "../../site.config.ts";
import type { Link } from "../content/page-model.ts";
import type { Highlight } from "../markdown/create-highlight.ts";
import type { Markdown } from "../markdown/create-markdown.tsx";

/** What every component of the reference needs besides its own data. */
export interface ReferenceContext {
  readonly texts: ReferenceTexts;
  /** Descriptions are Markdown: paragraphs, lists, code spans, links. */
  readonly markdown: Markdown;
  /** The same for the contract's texts; their paragraphs have a `lang`. */
  readonly contractMarkdown: Markdown;
  readonly highlight: Highlight;
  /** The engine for requests that are edited and sent on the page; false if there is none. */
  readonly practice: PracticeEngine | false;
  /** Ids of the examples that the sandbox returned in the build. */
  readonly returned?: ReadonlySet<string>;
  /** Language of the contract's texts, if it differs from the page's. */
  readonly contractLang?: string;
  /** Prefixes links into the site with the locale. */
  readonly localizeHref: (href: string) => string;
  /**
   * The address of a name in the references: "LiveQuery.adults" →
   * "/api/flights-live-pricing/#LiveQuery.adults". Undefined if no page shows it.
   */
  readonly nameHref: (name: string) => string | undefined;
  /** Links, without locale, to the pages that mention what has this id on this page. */
  readonly mentionsAt: (anchor: string) => readonly Link[];
}
