import type { Texts } from "../../i18n/texts.ts";
import type { SiteConfig } from "../../site.config.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { PageModel } from "../content/page-model.ts";

/**
 * The data about a page for search engines, in the vocabulary of schema.org: its breadcrumbs, and
 * what an article says about itself. No source says when an article was changed, so there is no
 * date.
 */
export function linkedData({ brand }: Pick<SiteConfig, "brand">, model: PageModel, texts: Texts) {
  if (model.kind === "home" || model.kind === "not-found") return undefined;
  const way = [{ href: model.homeHref, label: texts.page.home }, ...model.breadcrumbs];
  const list = {
    "@type": "BreadcrumbList",
    itemListElement: [
      ...way.map(({ href, label }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: PLACEHOLDER_ORIGIN + href,
      })),
      // The last item is the page itself, which needs no URL.
      { "@type": "ListItem", position: way.length + 1, name: model.label },
    ],
  };
  const article = {
    "@type": "TechArticle",
    headline: model.title,
    description: model.description,
    inLanguage: model.contentLang,
    isPartOf: { "@type": "WebSite", name: brand, url: PLACEHOLDER_ORIGIN + model.homeHref },
  };
  return {
    "@context": "https://schema.org",
    "@graph": model.kind === "category" ? [list] : [article, list],
  };
}
