import type { DocsVersion, Locale } from "../../../site.config.ts";
import { localizeHref, prefixOf } from "../../base/localize-href.ts";
import type { PlannedPage } from "../../content/planned-page.ts";
import { findByCode } from "./find-by-code.ts";
import { foldRecords } from "./fold-records.ts";
import { categoryRecord, docsRecords, readSections } from "./page-records.ts";
import type { SearchRecord } from "./record.ts";
import { referenceRecords } from "./reference-records.ts";
import { retiredNames, retiredRecords } from "./retired-records.ts";
import { sandboxRecords } from "./sandbox-records.ts";
import type { SearchSource } from "./search-source.ts";
import type { Section } from "./sections.ts";

/**
 * Creates the records of everything that search finds in one version and language of the docs.
 * @param cut splits a page's text into sections
 */
export function createRecords(
  source: SearchSource,
  version: DocsVersion,
  lang: Locale,
  cut: (text: string) => readonly Section[],
): readonly SearchRecord[] {
  const pages = source.plan.pages.filter((page) => page.version === version);
  const sectioned = pages.flatMap((page) =>
    page.kind === "docs" ? readSections(source, page, lang, cut) : [],
  );
  const retired = retiredNames(source.migrations);
  const records = foldRecords([
    ...sectioned.flatMap((page) => docsRecords(source.contract, page)),
    ...sectioned.flatMap(sandboxRecords),
    ...pages.flatMap((page) => {
      if (page.kind === "category") return [categoryRecord(source, page, lang)];
      if (page.kind === "reference") return ofReference(source, page, lang);
      return [];
    }),
    ...retiredRecords(source.migrations, sectioned),
  ]).map((record) => {
    const aliases = retired.get(`${record.owner}.${record.title}`);
    return aliases ? { ...record, aliases } : record;
  });
  return findByCode(records);
}

function ofReference(
  source: SearchSource,
  { reference: id, path, titles }: Extract<PlannedPage, { kind: "reference" }>,
  lang: Locale,
) {
  const specification = source.contract.specifications.find((one) => one.id === id);
  if (!specification) return [];
  const texts = source.catalogues(lang);
  const { apis, apiReference } = texts.shell;
  const english = source.catalogues(source.config.locales[0].code).shell.apis[id];
  const names = [...new Set([apis[id], english])];
  const page = {
    href: localizeHref(path, prefixOf(source.config, lang)),
    title: specification.title,
    where: `${apiReference} › ${apis[id]}`,
    lang: source.config.locales[0].code,
  };
  const own = titles.get(lang)?.frontmatter;
  const titled = { ...page, title: own?.title ?? page.title };
  const [reference, ...others] = referenceRecords(specification, titled, texts.reference);
  if (!reference) return others;
  const translated = own && { page: { ...titled, lang }, text: own.description };
  return [{ ...reference, names, ...translated }, ...others];
}
