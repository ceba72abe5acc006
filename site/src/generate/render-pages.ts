import type { Problem } from "../../../contract/src/problems/problem.ts";
import { pageDataPath } from "../address/paths.ts";
import { collectLinks, type LinkedDocument } from "../checks/check-links.ts";
import { renderDocument, renderPageFragment } from "../frame/document.tsx";
import { outputFile, prefixOf } from "../plan/create-page-model.ts";
import type { BuildAssets } from "../plan/page-model.ts";
import type { Site } from "./assemble.ts";
import type { OutputFile } from "./output-folder.ts";
import { pageData } from "./page-data.ts";

export interface RenderedPages {
  readonly documents: readonly LinkedDocument[];
  readonly problems: readonly Problem[];
}

/**
 * Renders every page, hands on the two files that hold it, and keeps what it links to.
 * @param publish waits where it has no room
 */
export async function renderPages(
  { config, pages, render }: Site,
  assets: BuildAssets,
  publish: (file: OutputFile) => Promise<void>,
): Promise<RenderedPages> {
  const problems: Problem[] = [];
  const documents: LinkedDocument[] = [];
  for (const planned of pages) {
    const { page, model, file, text, ...rendered } = await render(planned);
    problems.push(...rendered.problems);
    const inside = renderPageFragment(model);
    const html = renderDocument(model, inside, assets);
    documents.push({ path: model.path, file, text, ...collectLinks(html) });
    await publish({ name: outputFile(page, prefixOf(config, model.lang)), body: html });
    if (page.kind === "not-found") continue;
    const data = JSON.stringify(pageData(model, inside, assets.buildId));
    await publish({ name: pageDataPath(model.path).slice(1), body: data });
  }
  return { documents, problems };
}
