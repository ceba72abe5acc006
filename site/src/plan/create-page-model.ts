import { type Texts, textsOf } from "../../i18n/texts.ts";
import type { SidebarItem } from "../../sidebar.ts";
import type { DocsVersion, Locale, SiteConfig } from "../../site.config.ts";
import { localizeHref } from "../address/localize-href.ts";
import { withoutSlash } from "../address/paths.ts";
import type { Alternate, Link, Notice, PageModel, TocEntry } from "./page-model.ts";
import type { Plan, PlannedPage, Sidebars } from "./plan-pages.ts";
import type { SidebarSource } from "./sidebar-model.ts";
import { ancestorsOf, neighboursOf, pathOf } from "./tree.ts";

/** The article of a page in one locale, rendered. */
export interface Article {
  readonly title: string;
  readonly description: string;
  readonly contentLang: Locale;
  readonly html: string;
  readonly toc: readonly TocEntry[];
}

/** What every page of a site is modelled from. */
export interface ModelSource {
  readonly config: SiteConfig;
  readonly sidebars: Sidebars;
  readonly plan: Plan;
  readonly sidebarOf: SidebarSource;
}

/** Everything around an article: addresses, alternates, breadcrumbs, neighbours and notices. */
export function pageModel(
  source: ModelSource,
  page: PlannedPage,
  lang: Locale,
  article: Article,
): PageModel {
  const { config, sidebars } = source;
  const prefix = prefixOf(config, lang);
  const items = page.kind === "docs" || page.kind === "category" ? sidebars[page.version] : [];
  const toLink = (item: SidebarItem): Link => ({
    href: localizeHref(pathOf(item), prefix),
    label: labelOf(source.plan, item, lang, textsOf(lang)),
  });
  const { previous, next } = neighboursOf(items, page.path);
  const sidebar = source.sidebarOf(page, lang);
  return {
    kind: page.kind,
    path: localizedPath(page, prefix),
    lang,
    contentLang: article.contentLang,
    version: page.version,
    title: article.title,
    description: article.description,
    canonicalUrl: config.origin + canonicalPath(config, page, article.contentLang),
    languages: languages(config, page, lang),
    versions: versions(source, page, prefix),
    ...(sidebar && { sidebar }),
    breadcrumbs: ancestorsOf(items, page.path).map(toLink),
    toc: article.toc,
    ...(previous && { previous: toLink(previous) }),
    ...(next && { next: toLink(next) }),
    notices: notices(config, page, lang, article.contentLang),
    contentHtml: article.html,
  };
}

/** A page's label is its own; a category's is in the interface texts. */
export function labelOf(plan: Plan, item: SidebarItem, lang: Locale, texts: Texts): string {
  if (item.kind === "category") return texts.categories[item.slug].label;
  const page = plan.pages.find(({ path }) => path === item.path);
  if (page?.kind !== "docs") return item.path;
  const written = page.written.get(lang) ?? page.written.values().next().value;
  return written?.frontmatter.label ?? item.path;
}

export function prefixOf(config: SiteConfig, lang: Locale): string {
  return config.locales.find(({ code }) => code === lang)?.prefix ?? "";
}

export function localizedPath(page: PlannedPage, prefix: string): string {
  return page.kind === "not-found" ? `${prefix}${page.path}` : localizeHref(page.path, prefix);
}

/**
 * A page shown in another language is its original's copy, and an archived page gives way to the
 * page that took its place: search engines should know one address for each.
 */
function canonicalPath(config: SiteConfig, page: PlannedPage, contentLang: Locale): string {
  const replacedBy = replacementOf(page);
  return replacedBy ?? localizedPath(page, prefixOf(config, contentLang));
}

export function replacementOf(page: PlannedPage): string | undefined {
  if (page.kind !== "docs") return undefined;
  const written = page.written.values().next().value;
  return written?.frontmatter.replacedBy;
}

function languages(config: SiteConfig, page: PlannedPage, lang: Locale): Alternate<Locale>[] {
  return config.locales.map(({ code, label, prefix }) => ({
    id: code,
    label,
    href: page.kind === "not-found" ? localizeHref("/", prefix) : localizedPath(page, prefix),
    current: code === lang,
    samePage: page.kind !== "not-found",
  }));
}

/** The same page of another version where there is one, or the one that took its place, or its home. */
function versions(
  source: ModelSource,
  page: PlannedPage,
  prefix: string,
): Alternate<DocsVersion>[] {
  const { config, plan } = source;
  const own = config.versions.find(({ id }) => id === page.version)?.prefix ?? "";
  const isDocs = page.kind === "docs" || page.kind === "category";
  return config.versions.map(({ id, prefix: home }) => {
    const sameName = home + page.path.slice(own.length);
    const isCurrent = id === page.version;
    const counterpart = isCurrent ? page.path : counterpartOf(plan, page, id, sameName);
    const samePage = isDocs && counterpart !== undefined;
    const path = samePage ? counterpart : home;
    return { id, label: id, href: localizeHref(path, prefix), current: isCurrent, samePage };
  });
}

function counterpartOf(
  plan: Plan,
  page: PlannedPage,
  version: DocsVersion,
  sameName: string,
): string | undefined {
  const others = plan.pages.filter((other) => other.version === version);
  const replacedBy = replacementOf(page);
  const match =
    others.find(({ path }) => path === replacedBy) ??
    others.find(({ path }) => path === sameName) ??
    others.find((other) => replacementOf(other) === page.path);
  return match?.path;
}

function notices(
  config: SiteConfig,
  page: PlannedPage,
  lang: Locale,
  contentLang: Locale,
): Notice[] {
  const prefix = prefixOf(config, lang);
  const list: Notice[] = [];
  if (config.versions.find(({ id }) => id === page.version)?.archived) {
    const current = replacementOf(page) ?? config.versions[0].prefix;
    list.push({
      kind: "archived",
      version: page.version,
      currentHref: localizeHref(current, prefix),
    });
  }
  if (contentLang !== lang) {
    const original = localizedPath(page, prefixOf(config, contentLang));
    list.push({ kind: "untranslated", originalHref: original });
  }
  return list;
}

/** File of a page below the output folder: "docs/intro/index.html"; "404.html" for not found. */
export function outputFile(page: PlannedPage, prefix: string): string {
  const path = withoutSlash(localizedPath(page, prefix)).slice(1);
  if (page.kind === "not-found") return `${path}.html`;
  return path === "" ? "index.html" : `${path}/index.html`;
}
