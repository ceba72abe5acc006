import type { Root } from "mdast";
import type { Locale } from "../../site.config.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import { once } from "../base/once.ts";
import type { Link } from "../content/page-model.ts";
import type { PlannedPage } from "../content/planned-page.ts";
import { CodeBlock } from "../markdown/code-block.tsx";
import { createMarkdown } from "../markdown/create-markdown.tsx";
import type { PageContext } from "../pages/page-context.ts";
import { explainedTargets } from "../reference/explained-targets.ts";
import { planReference } from "../reference/plan-reference.ts";
import type { ArticleSource } from "./article-source.ts";
import { indexMentions, type Mention, type Mentions } from "./mentions/index-mentions.ts";
import { mentionLinks } from "./mentions/mention-links.ts";

/** The context of a page's components, and the links that they have made so far. */
export interface PageScope {
  readonly context: PageContext;
  readonly linked: ReadonlySet<string>;
}

/**
 * Creates the scopes of a site's pages. Texts are in `contentLang`, links lead to pages in `lang`:
 * the two differ where an English page stands in for a missing translation.
 */
export function createContexts(source: ArticleSource, parse: (text: string) => Root) {
  const { contract, highlight, config, catalogues } = source;
  const nameHref = source.hrefsAbout([]);
  const nameHrefOf = (page: PlannedPage) =>
    source.hrefsAbout(
      page.kind === "reference" ? [page.reference] : source.names.scopes.ofRoute(page.path).about,
    );
  const operations = contract.specifications.flatMap((specification) => specification.operations);
  const ids = new Set(operations.map(({ id }) => id));
  const markdown = createMarkdown();
  const referenceMarkdown = createMarkdown((name) => (ids.has(name) ? nameHref(name) : undefined));
  // The contract is written in the default language.
  const [{ code: contractLang }] = config.locales;
  const mentions = once(() => mentionsOf(source, nameHref, parse));
  return (
    page: PlannedPage,
    lang: Locale,
    contentLang: Locale,
    returned: ReadonlySet<string> | undefined,
  ): PageScope => {
    const texts = catalogues(contentLang);
    const linked = new Set<string>();
    const toLocale = (href: string) => {
      const localized = localizeHref(href, prefixOf(config, lang));
      linked.add(localized);
      return localized;
    };
    const foreign = contentLang === contractLang ? undefined : contractLang;
    const context: PageContext = {
      config,
      lang,
      texts,
      contract,
      localizeHref: toLocale,
      reference: {
        texts: texts.reference,
        markdown: markdown(toLocale),
        contractMarkdown: (page.kind === "reference" ? referenceMarkdown : markdown)(
          toLocale,
          foreign,
        ),
        highlight,
        practice: config.practice,
        ...(returned && { returned }),
        nameHref: nameHrefOf(page),
        ...(foreign && { contractLang: foreign }),
        localizeHref: toLocale,
        mentionsAt: mentionsAt(source, page, lang, nameHref, mentions),
      },
      code: (code, language, title = "", proof = "") => (
        <CodeBlock
          code={code}
          language={language}
          title={title}
          proof={proof}
          copy={texts.shell.copy}
          lines={texts.reference.lines}
          highlight={highlight}
        />
      ),
    };
    return { context, linked };
  };
}

/** Mentions on pages of the current version: archived pages do not explain today's API. */
function mentionsOf(
  source: ArticleSource,
  nameHref: (name: string) => string | undefined,
  parse: (text: string) => Root,
): Mentions {
  const { plan, config } = source;
  const version = config.versions[0].id;
  const lang = config.locales[0].code;
  return indexMentions({ ...source, nameHref }, { plan, version, lang, parse });
}

/** Looks up the pages that mention what has a given id on this page, as links. */
function mentionsAt(
  { contract, plan, catalogues }: ArticleSource,
  page: PlannedPage,
  lang: Locale,
  nameHref: (name: string) => string | undefined,
  mentions: () => Mentions,
): (anchor: string) => readonly Link[] {
  const toLinks = once(() => mentionLinks(plan, lang, catalogues(lang)));
  const find = (place: string) => mentions().get(place) ?? [];
  if (page.kind !== "reference") return (anchor) => toLinks()(find(`${page.path}#${anchor}`));
  const specification = contract.specifications.find((one) => one.id === page.reference);
  const places = specification && explainedTargets(planReference(specification), nameHref);
  return (anchor) => toLinks()(joinMentions((places?.get(anchor) ?? []).flatMap(find)));
}

/** Keeps one mention for each page, the heaviest, where it mentions a thing under several names. */
function joinMentions(mentions: readonly Mention[]): readonly Mention[] {
  const first = new Map<string, Mention>();
  for (const mention of mentions) {
    const known = first.get(mention.path);
    if (!known || known.weight < mention.weight) first.set(mention.path, mention);
  }
  return [...first.values()].sort((a, b) => b.weight - a.weight);
}
