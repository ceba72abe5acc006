import { addTo } from "../../../contract/src/base/group-by.ts";
import type { DocsVersion, Locale, SiteConfig } from "../../site.config.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import type { Alternate } from "./page-model.ts";
import type { Plan } from "./plan-pages.ts";
import type { PlannedPage } from "./planned-page.ts";
import { replacementOf } from "./replacement-of.ts";

/** A page in every locale, and in every docs version. */
export interface Alternates {
  readonly languages: readonly Alternate<Locale>[];
  readonly versions: readonly Alternate<DocsVersion>[];
}

/** The returned function finds the alternates of a page without walking through the plan again. */
export function createAlternates(
  config: SiteConfig,
  plan: Plan,
): (page: PlannedPage, lang: Locale) => Alternates {
  const replaced = replacedPages(plan);
  return (page, lang) => ({
    languages: languages(config, page, lang),
    versions: versions(config, plan, replaced, page, prefixOf(config, lang)),
  });
}

/** The archived pages that a page replaces, by its path. */
type ReplacedPages = ReadonlyMap<string, readonly PlannedPage[]>;

function replacedPages({ pages }: Plan): ReplacedPages {
  const replaced = new Map<string, PlannedPage[]>();
  for (const page of pages) {
    const path = replacementOf(page);
    if (path !== undefined) addTo(replaced, path, page);
  }
  return replaced;
}

function languages(config: SiteConfig, page: PlannedPage, lang: Locale): Alternate<Locale>[] {
  const samePage = page.kind !== "not-found";
  return config.locales.map(({ code, label, prefix }) => ({
    id: code,
    label,
    href: localizeHref(samePage ? page.path : "/", prefix),
    current: code === lang,
    samePage,
  }));
}

/** For each version: the same page, or the page that replaced or preceded it, or else its home. */
function versions(
  config: SiteConfig,
  plan: Plan,
  replaced: ReplacedPages,
  page: PlannedPage,
  prefix: string,
): Alternate<DocsVersion>[] {
  const versionPrefix = config.versions.find(({ id }) => id === page.version)?.prefix ?? "";
  const isDocs = page.kind === "docs" || page.kind === "category";
  const hasVersion = isDocs || page.kind === "reference";
  return config.versions.map(({ id, prefix: home }) => {
    const current = id === page.version;
    const sameName = home + page.path.slice(versionPrefix.length);
    const counterpart = current ? page.path : counterpartOf(plan, replaced, page, id, sameName);
    const samePage = (current ? hasVersion : isDocs) && counterpart !== undefined;
    const href = localizeHref(samePage ? counterpart : home, prefix);
    return { id, label: id, href, current, samePage };
  });
}

function counterpartOf(
  plan: Plan,
  replaced: ReplacedPages,
  page: PlannedPage,
  version: DocsVersion,
  sameName: string,
): string | undefined {
  const candidates = [
    plan.byPath.get(replacementOf(page) ?? ""),
    plan.byPath.get(sameName),
    ...(replaced.get(page.path) ?? []),
  ];
  return candidates.find((candidate) => candidate?.version === version)?.path;
}
