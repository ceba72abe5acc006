import en from "../../../i18n/catalogues/en.ts";
import type { ReferenceContext } from "../reference-context.ts";

/** A context for components rendered alone: in English, with Markdown left as it is. */
export const PLAIN_CONTEXT: ReferenceContext = {
  texts: en.reference,
  markdown: (text) => text,
  contractMarkdown: (text) => text,
  highlight: () => "",
  practice: "worker",
  mentionsAt: () => [],
  nameHref: () => undefined,
  localizeHref: (href) => href,
};
