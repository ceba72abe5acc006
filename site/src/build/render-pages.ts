import { setImmediate as nextTurn } from "node:timers/promises";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { BuildProofs } from "../article/build-proofs.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import { documentFile, frameDataPath, markdownPath, pageDataPath } from "../base/paths.ts";
import type { BuildAssets } from "../content/page-model.ts";
import { frameLinks } from "../frame/frame-links.ts";
import { printFrame } from "../frame/print-frame.tsx";
import { printPage } from "../frame/print-page.tsx";
import { createPolicyOf } from "../publish/create-policy-of.ts";
import type { MarkdownPage } from "../publish/markdown/llms-files.ts";
import { markdownFiles } from "../publish/markdown/markdown-files.ts";
import { createMarkdownHref } from "../publish/markdown/markdown-href.ts";
import { printMarkdownPage, sampleLanguages } from "../publish/markdown/print-markdown-page.ts";
import type { Policies } from "../publish/nginx-files.ts";
import type { OutputFile } from "../publish/output-file.ts";
import type { LinkedPage } from "../verify/links/check-links.ts";
import type { Site } from "./assemble.ts";

export interface RenderedPages {
  readonly pages: readonly LinkedPage[];
  /** The Markdown version of every page in every language. */
  readonly markdownPages: readonly MarkdownPage[];
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
  const markdownPages: MarkdownPage[] = [];
  const toHref = createMarkdownHref(
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
    const markdown = printMarkdownPage(model, shown, toHref, catalogues(lang));
    const files = markdownFiles(
      markdownPath(model.path),
      markdown,
      sampleLanguages(catalogues(lang)),
    );
    for (const { path, text } of files) await publish({ name: path.slice(1), body: text });
    const [{ text }] = files;
    const { kind, path, title, description, breadcrumbs, notices } = model;
    markdownPages.push({
      model: { kind, lang, path, title, description, breadcrumbs, notices },
      text,
    });
  }
  return { pages: linked, markdownPages, policies, problems };
}
