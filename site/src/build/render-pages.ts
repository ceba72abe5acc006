import { setImmediate as nextTurn } from "node:timers/promises";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { BuildProofs } from "../article/build-proofs.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import { documentFile, frameDataPath, pageDataPath, twinPath } from "../base/paths.ts";
import type { BuildAssets } from "../content/page-model.ts";
import { frameLinks } from "../frame/frame-links.ts";
import { printFrame } from "../frame/print-frame.tsx";
import { printPage } from "../frame/print-page.tsx";
import { createPolicyOf } from "../publish/create-policy-of.ts";
import type { Policies } from "../publish/nginx-files.ts";
import type { OutputFile } from "../publish/output-file.ts";
import type { Twin } from "../publish/twins/llms-files.ts";
import { printTwin, sampleLanguages } from "../publish/twins/print-twin.ts";
import { twinFiles } from "../publish/twins/twin-files.ts";
import { createTwinHref } from "../publish/twins/twin-href.ts";
import type { LinkedPage } from "../verify/links/check-links.ts";
import type { Site } from "./assemble.ts";

export interface RenderedPages {
  readonly pages: readonly LinkedPage[];
  /** The twin of every page in every language. */
  readonly twins: readonly Twin[];
  readonly policies: Policies;
  readonly problems: readonly Problem[];
}

/**
 * Renders every page and publishes its files and the frames; returns the links and their targets.
 * @param publish resolves once there is room for more
 */
export async function renderPages(
  { config, catalogues, pages, render }: Site,
  assets: BuildAssets,
  proved: BuildProofs,
  publish: (file: OutputFile) => Promise<void>,
): Promise<RenderedPages> {
  const problems: Problem[] = [];
  const linked: LinkedPage[] = [];
  const twins: Twin[] = [];
  const toHref = createTwinHref(
    pages.map(({ page, lang }) => localizeHref(page.path, prefixOf(config, lang))),
  );
  const frames = new Set<string>();
  const policies = new Map<string, string>();
  const policyOf = createPolicyOf(assets);
  for (const planned of pages) {
    // Yields, because programs running in parallel wait for the sandbox in this thread.
    await nextTurn();
    const { page, lang, model, shown, file, contents, ...rendered } = render(planned, proved);
    problems.push(...rendered.problems);
    const frame = frameLinks({ config, assets, texts: catalogues(lang) }, model);
    const isTranslation = rendered.drift !== undefined;
    const original = isTranslation ? { original: page.path } : {};
    linked.push({ path: model.path, file, ...contents, frame, ...original });
    const printing = { config, catalogues, assets };
    const { document, data } = printPage(printing, model);
    if (!frames.has(data.frame)) {
      frames.add(data.frame);
      const body = JSON.stringify(printFrame(printing, model));
      await publish({ name: frameDataPath(data.frame).slice(1), body });
    }
    const name = documentFile(model.path);
    policies.set(name, policyOf(document));
    await publish({ name, body: document });
    if (page.kind === "not-found") continue;
    await publish({ name: pageDataPath(model.path).slice(1), body: JSON.stringify(data) });
    const twin = printTwin(model, shown, toHref, catalogues(lang));
    const files = twinFiles(twinPath(model.path), twin, sampleLanguages(catalogues(lang)));
    for (const { path, text } of files) await publish({ name: path.slice(1), body: text });
    const [{ text }] = files;
    const { kind, path, title, description, breadcrumbs, notices } = model;
    twins.push({ model: { kind, lang, path, title, description, breadcrumbs, notices }, text });
  }
  return { pages: linked, twins, policies, problems };
}
