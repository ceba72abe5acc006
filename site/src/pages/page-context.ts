import type { ReactNode } from "react";
import type { Contract } from "../../../contract/src/model.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Locale, SiteConfig } from "../../site.config.ts";
import type { ReferenceContext } from "../reference/reference-context.ts";

/** What every page component gets besides its own props. */
export interface PageContext {
  readonly config: SiteConfig;
  readonly lang: Locale;
  readonly texts: Texts;
  readonly contract: Contract;
  readonly reference: ReferenceContext;
  /** Prefixes links to pages with the page's locale. */
  readonly localizeHref: (href: string) => string;
  /** Renders a whole code block with its copy button. */
  readonly code: (code: string, language: string, title?: string, proof?: string) => ReactNode;
}
