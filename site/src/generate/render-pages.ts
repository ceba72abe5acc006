import type { Problem } from "../../../contract/src/problems/problem.ts";
import { documentFile } from "../address/document-file.ts";
import { pageDataPath } from "../address/page-data-path.ts";
import { collectLinks, type LinkedDocument } from "../checks/check-links.ts";
import { printPage } from "../frame/print-page.tsx";
import type { BuildAssets } from "../plan/page-model.ts";
import type { Site } from "./assemble.ts";
import type { OutputFile } from "./output-folder.ts";

export interface RenderedPages {
  readonly documents: readonly LinkedDocument[];
  readonly problems: readonly Problem[];
}

/**
 * Renders every page, hands on the two files that hold it, and keeps what it links to.
 * @param publish waits where it has no room
 */
export async function renderPages(
  { config, catalogues, pages, render }: Site,
  assets: BuildAssets,
  publish: (file: OutputFile) => Promise<void>,
): Promise<RenderedPages> {
  const problems: Problem[] = [];
  const documents: LinkedDocument[] = [];
  for (const planned of pages) {
    const { page, model, file, text, ...rendered } = await render(planned);
    problems.push(...rendered.problems);
    const { document, data } = printPage({ config, catalogues, assets }, model);
    documents.push({ path: model.path, file, text, ...collectLinks(document) });
    await publish({ name: documentFile(model.path), body: document });
    if (page.kind === "not-found") continue;
    await publish({ name: pageDataPath(model.path).slice(1), body: JSON.stringify(data) });
  }
  return { documents, problems };
}
