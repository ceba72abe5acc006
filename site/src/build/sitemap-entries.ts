import type { Locale, SiteConfig } from "../../site.config.ts";
import { localizeHref } from "../base/localize-href.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { Plan } from "../content/plan-pages.ts";
import type { PlannedPage } from "../content/planned-page.ts";
import { replacementOf } from "../content/replacement-of.ts";
import type { SitemapEntry } from "../publish/sitemap-xml.ts";

/** Current pages in every language they are written in, without copies and archived pages. */
export function sitemapEntries(config: SiteConfig, plan: Plan): SitemapEntry[] {
  const indexed = plan.pages.filter((page) => page.kind !== "not-found" && !replacementOf(page));
  return indexed.flatMap((page) => {
    const locales = config.locales.filter(({ code }) => isWrittenIn(page, code));
    const alternates = locales.map(({ code, prefix }) => ({
      lang: code,
      url: PLACEHOLDER_ORIGIN + localizeHref(page.path, prefix),
    }));
    return alternates.map(({ url }) => ({ url, alternates }));
  });
}

function isWrittenIn(page: PlannedPage, lang: Locale): boolean {
  return page.kind !== "docs" || page.written.has(lang);
}
