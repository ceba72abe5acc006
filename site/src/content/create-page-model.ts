import type { Catalogues } from "../../i18n/read-catalogues.ts";
import type { Locale, SiteConfig } from "../../site.config.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { Alternates } from "./create-alternates.ts";
import type { SidebarSource } from "./create-sidebar-source.ts";
import type { TreeNode } from "./create-tree.ts";
import { labelOf } from "./label-of.ts";
import type { Link, Notice, PageModel, TocEntry } from "./page-model.ts";
import type { Plan } from "./plan-pages.ts";
import type { PlannedPage } from "./planned-page.ts";
import { replacementOf } from "./replacement-of.ts";
import { titlesOf } from "./titles-of.ts";

/** The article of a page in one locale, rendered. */
export interface Article {
  readonly title: string;
  readonly description: string;
  /** Language of title and description. */
  readonly titleLang: Locale;
  readonly contentLang: Locale;
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** For a translation: the sections that differ from its original. */
  readonly drifted?: readonly Link[];
}

/** The inputs for the models of all pages of a site. */
export interface ModelSource {
  readonly config: SiteConfig;
  readonly catalogues: Catalogues;
  readonly plan: Plan;
  readonly alternatesOf: (page: PlannedPage, lang: Locale) => Alternates;
  readonly sidebarOf: SidebarSource;
}

/** Everything around an article: addresses, alternates, breadcrumbs, neighbours and notices. */
export function createPageModel(
  { config, catalogues, plan, alternatesOf, sidebarOf }: ModelSource,
  page: PlannedPage,
  lang: Locale,
  { title, description, titleLang, contentLang, html, toc, drifted }: Article,
): PageModel {
  const prefix = prefixOf(config, lang);
  const toLink = (node: TreeNode): Link => ({
    href: localizeHref(node.path, prefix),
    label: labelOf(plan, node, lang, catalogues(lang)),
  });
  const position = plan.trees.get(page.version)?.positions.get(page.path);
  const sidebar = sidebarOf(page, lang);
  const isTop = position?.ancestors.length === 0;
  return {
    kind: page.kind,
    path: localizeHref(page.path, prefix),
    lang,
    contentLang,
    version: page.version,
    title,
    label: isTop && page.kind === "docs" ? (titlesOf(page, lang)?.label ?? title) : title,
    titleLang,
    description,
    canonicalUrl: PLACEHOLDER_ORIGIN + canonicalPath(config, page, contentLang),
    ...alternatesOf(page, lang),
    ...(sidebar && { sidebar }),
    homeHref: localizeHref("/", prefix),
    breadcrumbs: (position?.ancestors ?? []).map(toLink),
    toc,
    ...(position?.previous && { previous: toLink(position.previous) }),
    ...(position?.next && { next: toLink(position.next) }),
    notices: notices(config, page, lang, contentLang, drifted),
    contentHtml: html,
  };
}

/**
 * The one address that search engines should know: an untranslated page is a copy of its original,
 * and an archived page gives way to the page that replaced it.
 */
function canonicalPath(config: SiteConfig, page: PlannedPage, contentLang: Locale): string {
  return replacementOf(page) ?? localizeHref(page.path, prefixOf(config, contentLang));
}

function notices(
  config: SiteConfig,
  page: PlannedPage,
  lang: Locale,
  contentLang: Locale,
  drifted: Article["drifted"],
): Notice[] {
  const list: Notice[] = [];
  if (config.versions.find(({ id }) => id === page.version)?.archived) {
    const [{ id: current, prefix: home }] = config.versions;
    const currentHref = localizeHref(replacementOf(page) ?? home, prefixOf(config, lang));
    list.push({ kind: "archived", version: page.version, current, currentHref });
  }
  if (contentLang !== lang) {
    const originalHref = localizeHref(page.path, prefixOf(config, contentLang));
    list.push({ kind: "untranslated", originalLang: contentLang, originalHref });
  }
  const [original] = config.locales;
  if (drifted) {
    const originalHref = localizeHref(page.path, original.prefix);
    const details = { originalLang: original.code, originalHref, sections: drifted };
    list.push({ kind: "drifted", ...details });
  }
  if (page.kind === "reference" && lang !== original.code) {
    const originalHref = localizeHref(page.path, original.prefix);
    list.push({ kind: "contract-words", originalLang: original.code, originalHref });
  }
  return list;
}
