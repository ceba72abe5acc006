import type { DocsVersion, Locale, ReferenceId } from "../../../site.config.ts";
import { localizeHref } from "../../address/localize-href.ts";
import { prefixOf } from "../../address/prefix-of.ts";
import { foldRecords } from "./fold-records.ts";
import { categoryRecord, docsRecords } from "./page-records.ts";
import type { SearchRecord } from "./record.ts";
import { referenceRecords } from "./reference-records.ts";
import type { SearchSource } from "./search-source.ts";

/** Everything that search finds in one version of the docs, in one language. */
export function createRecords(
  source: SearchSource,
  version: DocsVersion,
  lang: Locale,
): readonly SearchRecord[] {
  const pages = source.plan.pages.filter((page) => page.version === version);
  return foldRecords(
    pages.flatMap((page) => {
      if (page.kind === "docs") return docsRecords(source, page, lang);
      if (page.kind === "category") return [categoryRecord(source, page, lang)];
      if (page.kind === "reference") return ofReference(source, page.reference, page.path, lang);
      return [];
    }),
  );
}

function ofReference(source: SearchSource, id: ReferenceId, path: string, lang: Locale) {
  const specification = source.contract.specifications.find((one) => one.id === id);
  if (!specification) return [];
  const texts = source.catalogues(lang);
  const { apis, apiReference } = texts.shell;
  const page = {
    href: localizeHref(path, prefixOf(source.config, lang)),
    title: specification.title,
    where: `${apiReference} › ${apis[id]}`,
    lang: source.config.locales[0].code,
  };
  return referenceRecords(specification, page, texts.reference);
}
