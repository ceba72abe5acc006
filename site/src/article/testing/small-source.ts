import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { loadReferenceData } from "../../../../sandbox/src/data/load-reference-data.ts";
import en from "../../../i18n/catalogues/en.ts";
import es from "../../../i18n/catalogues/es.ts";
import { type Locale, site } from "../../../site.config.ts";
import { planPages, type Sidebars } from "../../content/plan-pages.ts";
import type { PlannedPage } from "../../content/planned-page.ts";
import { createHrefsAbout } from "../../reference/index-names.ts";
import { readNames } from "../../verify/names/read-names.ts";
import type { ArticleSource } from "../article-source.ts";

const catalogues = (lang: Locale) => (lang === "en" ? en : es);
const names = readNames(contract, migrations);

/** A site of a few pages, with the project's contract. @param texts by route, without frontmatter */
export function smallSource(
  sidebars: Sidebars,
  texts: Readonly<Record<string, string>>,
): ArticleSource {
  const files = Object.entries(texts).map(([route, text]) => ({
    file: `site/content${route}.md`,
    route,
    text: `---\ntitle: At ${route}\nlabel: Label of ${route}\ndescription: About ${route}.\nabout: [flights-live-pricing]\n---\n\n${text}`,
  }));
  return {
    config: site,
    catalogues,
    contract,
    migrations,
    content: { pages: files, titles: [], figures: new Map() },
    plan: planPages(site, sidebars, files),
    names,
    hrefsAbout: createHrefsAbout(contract),
    numbers: [],
    highlight: (code) => code,
    airports: () => loadReferenceData().airports,
    recordsOf: () => [],
    checked: (_, check) => check(),
  };
}

export function pageAt<Kind extends PlannedPage["kind"]>(
  { plan }: ArticleSource,
  kind: Kind,
  path: string,
): Extract<PlannedPage, { kind: Kind }> {
  const page = plan.pages.find((one) => one.path === path);
  if (page?.kind !== kind) throw new Error(`There is no ${kind} at ${path}.`);
  return page as Extract<PlannedPage, { kind: Kind }>;
}
