import en from "../../../i18n/catalogues/en.ts";
import type { ReferenceContext } from "../reference-context.ts";

/** For parts of a reference that stand alone: in English, with texts as they are written. */
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
