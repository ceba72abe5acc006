import type { SiteConfig } from "../../site.config.ts";
import { renderDocument } from "../shell/document.tsx";
import type { BuildAssets } from "../shell/page-model.ts";
import { pageDataPath } from "../shell/paths.ts";
import { collectLinks, type LinkedDocument } from "./check-links.ts";
import type { RenderedPage } from "./create-site.ts";
import type { OutputFile } from "./output-writer.ts";
import { pageData } from "./page-data.ts";
import { outputFile, prefixOf } from "./page-model.ts";

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
