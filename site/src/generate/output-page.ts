import type { SiteConfig } from "../../site.config.ts";
import { pageDataPath } from "../address/paths.ts";
import { collectLinks, type LinkedDocument } from "../checks/check-links.ts";
import { renderDocument } from "../frame/document.tsx";
import { outputFile, prefixOf } from "../plan/create-page-model.ts";
import type { BuildAssets } from "../plan/page-model.ts";
import type { RenderedPage } from "./create-site.ts";
import type { OutputFile } from "./output-writer.ts";
import { pageData } from "./page-data.ts";

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
    const data = JSON.stringify(pageData(model, assets.buildId));
    files.push({ name: pageDataPath(model.path).slice(1), body: data });
  }
  return { files, document: { path: model.path, file, text, ...collectLinks(html) } };
}
