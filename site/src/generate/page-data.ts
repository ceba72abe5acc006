import { documentTitle } from "../frame/document-head.tsx";
import type { PageData, PageModel } from "../plan/page-model.ts";

/**
 * What client navigation fetches in place of the whole document.
 * @param inside what `renderPageFragment` returned
 */
export function pageData(model: PageModel, inside: string, buildId: string): PageData {
  const { path, lang, languages, versions } = model;
  return {
    build: buildId,
    path,
    title: documentTitle(model),
    lang,
    html: inside,
    languages,
    versions,
  };
}
