import type { Locale } from "../../site.config.ts";
import { localizeHref } from "../address/localize-href.ts";
import { prefixOf } from "../address/prefix-of.ts";
import { CodeBlock } from "../markdown/code-block.tsx";
import { createMarkdown } from "../markdown/create-markdown.tsx";
import type { PageContext } from "../pages/page-context.ts";
import { nameHrefs } from "../reference/index-names.ts";
import type { ArticleSource } from "./article-source.ts";

/** What the components of one page get, and the links that they have made so far. */
export interface PageScope {
  readonly context: PageContext;
  readonly linked: ReadonlySet<string>;
}

/**
 * Scopes for the pages of a site. Texts are in `contentLang`, links lead to pages of `lang`:
 * they differ where an English page stands in for a translation.
 */
export function createContexts(source: ArticleSource) {
  const { contract, highlight, config, catalogues } = source;
  const nameHref = nameHrefs(contract);
  const markdown = createMarkdown();
  return (lang: Locale, contentLang: Locale): PageScope => {
    const texts = catalogues(contentLang);
    const linked = new Set<string>();
    const toLocale = (href: string) => {
      const localized = localizeHref(href, prefixOf(config, lang));
      linked.add(localized);
      return localized;
    };
    const context: PageContext = {
      config,
      lang,
      texts,
      contract,
      localizeHref: toLocale,
      reference: {
        texts: texts.reference,
        markdown: markdown(toLocale),
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
    return { context, linked };
  };
}
