import type { Problem } from "../../../contract/src/problems/problem.ts";
import { markdownPath, PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import { FRAME_IDS } from "../frame/frame-ids.ts";
import { llmsFiles } from "../publish/markdown/llms-files.ts";
import type { OutputFile } from "../publish/output-file.ts";
import type { OutputFolder } from "../publish/output-folder.ts";
import { searchFiles } from "../search/search-files.ts";
import { checkLinks } from "../verify/links/check-links.ts";
import type { AssembledSite } from "./assemble.ts";
import { assistantFile } from "./assistant-file.ts";
import { createBuildReport } from "./build-report.ts";
import type { ClientBundle } from "./bundle-client.ts";
import { changeLogFeeds } from "./change-log-feeds.ts";
import { manifestFile } from "./manifest-file.ts";
import { packageFilesWithPages } from "./package-files.ts";
import type { ProgressReport } from "./progress-report.ts";
import type { Proofs, RunningProofs } from "./proofs/prove.ts";
import { renderPages } from "./render-pages.ts";
import { serverFiles, staticFiles } from "./static-files.ts";

/** What runs from the start of a build, in processes of its own or beside the steps. */
export interface UnderWay {
  readonly assembling: Promise<AssembledSite>;
  readonly generating: Promise<readonly Problem[]>;
  readonly proving: () => RunningProofs;
  readonly bundling: Promise<ClientBundle>;
  readonly packing: Promise<readonly OutputFile[]>;
}

/**
 * Runs the steps of a build in order. A step that finds problems is the last one.
 *
 * @returns whether the folder has been replaced
 */
export async function runSteps(
  { assembling, generating, proving, bundling, packing }: UnderWay,
  folder: OutputFolder,
  { done, finish }: ProgressReport,
): Promise<boolean> {
  const assembled = await assembling;
  const { site } = assembled;
  const { length: operations } = site.contract.specifications.flatMap((one) => one.operations);
  const size = `${operations} operations, ${site.pages.length} addresses`;
  const ofSources = assembled.problems();
  const unsound = [...(await generating), ...ofSources];
  if (!done("Assemble the site", unsound, size)) return false;

  // The publisher works beside the steps, so it gets each file as soon as it is ready.
  const indexes = searchFiles(site);
  if (!done("Index for search", indexes.problems, `${indexes.files.length} indexes`)) return false;

  const feeds = changeLogFeeds(site);
  if (!done("Make the feeds", feeds.problems, `${feeds.files.length} feeds`)) return false;
  await publishAll(folder, [...indexes.files, ...feeds.files]);

  const { assets, files } = await bundling;
  if (!done("Bundle the client", [], `${files.length} assets`)) return false;

  const beside = staticFiles(site, assets);
  await publishAll(folder, beside);

  // Pages already state the expected proofs; the folder is swapped in only if these succeed.
  const expected = await proving().expected;
  const proved = { ...expected, report: createBuildReport(site, expected) };
  const rendered = await renderPages(site, assets, proved, folder.publish);
  if (!done("Render the pages", rendered.problems, `${rendered.pages.length} documents`)) {
    return false;
  }

  const proofs = await proving().proofs;
  if (!done("Prove the code", proofs.problems, proofsInWords(proofs))) return false;

  const markdownFiles = rendered.markdownPages.map(({ model, text }) => ({
    name: markdownPath(model.path).slice(1),
    body: text,
  }));
  const models = rendered.markdownPages.map(({ model }) => model);
  const assistants = await assistantFile(site, proofs, models);
  const { specifications } = site.contract;
  const llms = llmsFiles(site.config, PLACEHOLDER_ORIGIN, specifications, rendered.markdownPages);
  const texts = [...llms, assistants];
  const [packages] = await Promise.all([
    Promise.all([packing, packageFilesWithPages([...markdownFiles, ...indexes.files, assistants])]),
    publishAll(folder, texts),
  ]);
  await publishAll(folder, packages.flat());
  if (!done("Pack for download", [], `${packages.flat().length} files`)) return false;

  const ofSite = [...beside, ...indexes.files, ...feeds.files, ...texts];
  const others = [...files, ...ofSite, ...packages.flat()];
  const broken = checkLinks(
    [...rendered.pages, indexes.leads],
    FRAME_IDS,
    new Set([
      ...others.map(({ name }) => `/${name}`),
      ...rendered.pages.map(({ path }) => markdownPath(path)),
    ]),
  );
  if (!done("Check links and anchors", broken)) return false;

  for (const file of serverFiles(site.config, assets, rendered.policies)) await folder.keep(file);
  const written = await folder.replace((digests) =>
    manifestFile(site, assets, rendered.policies, digests),
  );
  done("Write the folder", [], `${written} files`);
  finish();
  return true;
}

export async function publishAll(
  folder: OutputFolder,
  files: readonly OutputFile[],
): Promise<void> {
  for (const file of files) await folder.publish(file);
}

function proofsInWords({ blocks, names, programs }: Proofs): string {
  const checked = Object.entries(blocks).map(([kind, count]) => `${count} ${kind}`);
  const others = [
    ...(programs.recorded.length > 0 ? [`${programs.recorded.length} recorded`] : []),
    ...(programs.notRun.length > 0 ? [`${programs.notRun.length} not run`] : []),
  ];
  const types = [`${names.compiled} compiled`, `${names.fragments} fragments`];
  return [...checked, ...types, `${programs.ran.length} programs`, ...others].join(", ");
}
