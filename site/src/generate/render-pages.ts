import type { Problem } from "../../../contract/src/problems/problem.ts";
import { documentFile } from "../address/document-file.ts";
import { pageDataPath } from "../address/page-data-path.ts";
import type { LinkedPage } from "../checks/check-links.ts";
import { frameLinks } from "../frame/frame-links.ts";
import { printPage } from "../frame/print-page.tsx";
import type { BuildAssets } from "../plan/page-model.ts";
import type { Site } from "./assemble.ts";
import type { OutputFile } from "./output-folder.ts";

export interface RenderedPages {
  readonly pages: readonly LinkedPage[];
  readonly problems: readonly Problem[];
}

/**
 * Renders every page, hands on the two files that hold it, and keeps what links lead to and from.
 * @param publish waits where it has no room
 */
export async function renderPages(
  { config, catalogues, pages, render }: Site,
  assets: BuildAssets,
  publish: (file: OutputFile) => Promise<void>,
): Promise<RenderedPages> {
  const problems: Problem[] = [];
  const linked: LinkedPage[] = [];
  for (const planned of pages) {
    const { page, lang, model, file, contents, ...rendered } = render(planned);
    problems.push(...rendered.problems);
    const frame = frameLinks({ config, assets, texts: catalogues(lang) }, model);
    linked.push({ path: model.path, file, ...contents, frame });
    const { document, data } = printPage({ config, catalogues, assets }, model);
    await publish({ name: documentFile(model.path), body: document });
    if (page.kind === "not-found") continue;
    await publish({ name: pageDataPath(model.path).slice(1), body: JSON.stringify(data) });
  }
  return { pages: linked, problems };
}
