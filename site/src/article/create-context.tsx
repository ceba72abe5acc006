import { referenceTexts as englishReference } from "../../i18n/reference.en.ts";
import { referenceTexts as spanishReference } from "../../i18n/reference.es.ts";
import { textsOf } from "../../i18n/texts.ts";
import type { Locale } from "../../site.config.ts";
import { localizeHref } from "../address/localize-href.ts";
import { CodeBlock } from "../markdown/code-block.tsx";
import type { Markdown } from "../markdown/inline.tsx";
import type { PageContext } from "../pages/page-context.ts";
import { prefixOf } from "../plan/create-page-model.ts";
import { nameHrefs } from "../reference/name-index.ts";
import type { ReferenceTexts } from "../reference/reference-texts.ts";
import type { ArticleSource } from "./article-source.ts";

const REFERENCE_TEXTS: Readonly<Record<Locale, ReferenceTexts>> = {
  en: englishReference,
  es: spanishReference,
};

/**
 * Contexts for the pages of a site. Texts are in `contentLang`, links lead to pages of `lang`:
 * they differ where an English page stands in for a translation.
 */
export function createContexts(source: ArticleSource, markdown: Markdown) {
  const { contract, highlight, config } = source;
  const nameHref = nameHrefs(contract);
  return (lang: Locale, contentLang: Locale): PageContext => {
    const texts = textsOf(contentLang);
    const toLocale = (href: string) => localizeHref(href, prefixOf(config, lang));
    return {
      lang,
      texts,
      contract,
      localizeHref: toLocale,
      reference: {
        texts: REFERENCE_TEXTS[contentLang],
        markdown,
        highlight,
        nameHref,
        localizeHref: toLocale,
      },
      code: (code, language, title = "") => (
        <CodeBlock
          code={code}
          language={language}
          title={title}
          copy={texts.shell.copy}
          highlight={highlight}
        />
      ),
    };
  };
}
