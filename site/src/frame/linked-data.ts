import type { Texts } from "../../i18n/texts.ts";
import type { SiteConfig } from "../../site.config.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { PageModel } from "../content/page-model.ts";

/**
 * What search engines are told of a page, by the words of schema.org: the way to it as its
 * breadcrumbs show it, and what an article says of itself. No source says when one was changed, so
 * nothing here does.
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
      // The page itself is where the list stands.
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
