import { renderPageFragment } from "../frame/document.tsx";
import { documentTitle } from "../frame/document-head.tsx";
import type { PageData, PageModel } from "../plan/page-model.ts";

/** What client navigation fetches in place of the whole document. */
export function pageData(model: PageModel, buildId: string): PageData {
  const { path, lang, languages, versions } = model;
  return {
    build: buildId,
    path,
    title: documentTitle(model),
    lang,
    html: renderPageFragment(model),
    languages,
    versions,
  };
}
