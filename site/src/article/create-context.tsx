import type { Locale } from "../../site.config.ts";
import { localizeHref } from "../address/localize-href.ts";
import { prefixOf } from "../address/prefix-of.ts";
import { CodeBlock } from "../markdown/code-block.tsx";
import type { Markdown } from "../markdown/inline.tsx";
import type { PageContext } from "../pages/page-context.ts";
import { nameHrefs } from "../reference/name-index.ts";
import type { ArticleSource } from "./article-source.ts";

/**
 * Contexts for the pages of a site. Texts are in `contentLang`, links lead to pages of `lang`:
 * they differ where an English page stands in for a translation.
 */
export function createContexts(source: ArticleSource, markdown: Markdown) {
  const { contract, highlight, config, catalogues } = source;
  const nameHref = nameHrefs(contract);
  return (lang: Locale, contentLang: Locale): PageContext => {
    const texts = catalogues(contentLang);
    const toLocale = (href: string) => localizeHref(href, prefixOf(config, lang));
    return {
      config,
      lang,
      texts,
      contract,
      localizeHref: toLocale,
      reference: {
        texts: texts.reference,
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
