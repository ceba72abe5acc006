import type { SiteConfig } from "../../site.config.ts";
import { renderDocument, renderPageFragment } from "../shell/document.tsx";
import type { BuildAssets, PageData, PageModel } from "../shell/page-model.ts";
import { pageDataPath } from "../shell/paths.ts";
import { collectLinks, type LinkedDocument } from "./check-links.ts";
import type { RenderedPage } from "./create-site.ts";
import { outputFile, prefixOf } from "./page-model.ts";
import type { OutputFile } from "./write-files.ts";

export interface OutputPage {
  readonly files: readonly OutputFile[];
  readonly document: LinkedDocument;
}

/** A rendered page as the two files that hold it, and what it links to. */
export function outputPage(
  config: SiteConfig,
  { page, model, file, text }: RenderedPage,
  assets: BuildAssets,
): OutputPage {
  const html = renderDocument(model, assets);
  const name = outputFile(page, prefixOf(config, model.lang));
  const files: OutputFile[] = [{ name, body: html }];
  if (page.kind !== "not-found") {
    const data = JSON.stringify(pageData(config, model, assets));
    files.push({ name: pageDataPath(model.path).slice(1), body: data });
  }
  return { files, document: { path: model.path, file, text, ...collectLinks(html) } };
}

/** What client navigation fetches in place of the whole document. */
export function pageData(config: SiteConfig, model: PageModel, assets: BuildAssets): PageData {
  return {
    build: assets.buildId,
    path: model.path,
    title: model.kind === "home" ? config.brand : `${model.title} · ${config.brand}`,
    description: model.description,
    lang: model.lang,
    html: renderPageFragment(model),
    sidebar: model.sidebar?.id ?? "",
    languages: model.languages,
    versions: model.versions,
  };
}
