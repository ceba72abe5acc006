import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { once } from "../base/once.ts";
import { PLACEHOLDER_ORIGIN, twinPath } from "../base/paths.ts";
import { FRAME_IDS } from "../frame/frame-ids.ts";
import { diskFailure } from "../publish/disk-failure.ts";
import type { OutputFile } from "../publish/output-file.ts";
import { createOutputFolder, type OutputFolder } from "../publish/output-folder.ts";
import { type Placeholders, placeholdersOf } from "../publish/placeholders.ts";
import { startPublisher } from "../publish/publisher.ts";
import { llmsFiles } from "../publish/twins/llms-files.ts";
import { searchFiles } from "../search/search-files.ts";
import { checkLinks } from "../verify/links/check-links.ts";
import { type Assembled, assemble } from "./assemble.ts";
import { assistantFile } from "./assistant-file.ts";
import { createBuildReport } from "./build-report.ts";
import { bundleClient, type ClientBundle } from "./bundle-client.ts";
import { CACHE } from "./cache/build-cache.ts";
import { readLastBuild } from "./cache/last-build.ts";
import { readCaches } from "./cache/read-caches.ts";
import { changeLogFeeds } from "./change-log-feeds.ts";
import { checkGenerated } from "./check-generated.ts";
import { manifestFile } from "./manifest-file.ts";
import { packageFiles, packageFilesWithPages } from "./package-files.ts";
import { createProgressReport, type ProgressReport, type Terminal } from "./progress-report.ts";
import { type Proofs, type RunningProofs, startProofs } from "./proofs/prove.ts";
import { CONTRACT, readSources, type SiteSources } from "./read-sources.ts";
import { renderPages } from "./render-pages.ts";
import { serverFiles, staticFiles } from "./static-files.ts";

export interface BuildOptions {
  /** Sources that replace the repository's own. */
  readonly sources?: Partial<SiteSources>;
  /** The output folder, replaced as a whole, and only by a build without problems. */
  readonly output?: string;
  /** The cache folder, with what the next build of the same sources can reuse. */
  readonly cache?: string;
  readonly terminal?: Terminal;
  /** The dates and origin to fill in; by default today's and the placeholder origin. */
  readonly placeholders?: Placeholders;
}

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const TERMINAL: Terminal = { print: (line) => console.log(line), now: () => performance.now() };

/**
 * Builds the whole site into `site/dist/`, unless that is already the result of the same sources. A
 * step that finds problems lists all of them and ends the build, which then leaves nothing behind.
 *
 * @returns whether the site is built
 * @throws UsageError in one line, if the disk is full or not writable
 */
export async function buildSite(options: BuildOptions = {}): Promise<boolean> {
  const { sources = {}, output = DIST, terminal = TERMINAL } = options;
  const { placeholders = placeholdersOf(Date.now()), cache = CACHE } = options;
  // Given sources are not in the repository, so its hash does not cover them.
  const last = options.sources ? undefined : readLastBuild(ROOT, output, cache, placeholders);
  if (last?.isCurrent()) {
    terminal.print("Nothing has changed since the last build.");
    return true;
  }
  const built = await buildAnew({ sources, output, terminal, placeholders, cache });
  if (built) last?.note();
  return built;
}

async function buildAnew({
  sources,
  output,
  terminal,
  placeholders,
  cache,
}: Required<BuildOptions>): Promise<boolean> {
  const progress = createProgressReport(terminal);
  const folder = createOutputFolder(output, (place) => startPublisher(place, placeholders, output));
  // The bundlers run in their own processes while the pages are planned.
  const bundling = bundleClient(sources.config, cache);
  // What takes longest to compress goes first, while this thread plans and a processor is idle.
  const publishing = bundling.then(({ files }) => publishAll(folder, files));
  const packing = packageFiles();
  const read = readSources(sources, CONTRACT);
  const isOwn = !sources.contract && !sources.migrations;
  const caches = readCaches(read.sources.config, isOwn, cache);
  // Compilers and programs are processes, too. Code cannot be checked against an unsound contract.
  const proving = once(() =>
    startProofs(read.sources, cache, Promise.allSettled([bundling, packing])),
  );
  const isSound = read.problems.contract.length === 0;
  const processes = [bundling, packing, ...(isSound ? Object.values(proving()) : [])];
  // Nothing is generated from a given contract.
  const generating = sources.contract ? Promise.resolve([]) : checkGenerated(cache);
  // Starts them before planning the pages, which keeps this thread busy.
  const assembling = nextTurn().then(() => assemble({ caches, read }));
  const underWay = [...processes, publishing, generating, assembling];
  // Prevents unhandled rejections until each is awaited.
  for (const work of underWay) work.catch(() => {});
  try {
    const built = await build(
      { assembling, generating, proving, bundling, packing },
      folder,
      progress,
    );
    if (built) caches.save();
    return built;
  } catch (error) {
    throw diskFailure(output, [error]) ?? error;
  } finally {
    await Promise.allSettled(underWay);
    await folder.discard();
  }
}

interface UnderWay {
  readonly assembling: Promise<Assembled>;
  readonly generating: Promise<readonly Problem[]>;
  readonly proving: () => RunningProofs;
  readonly bundling: Promise<ClientBundle>;
  readonly packing: Promise<readonly OutputFile[]>;
}

/** The steps of the build, in order. */
async function build(
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

  // The publisher works in parallel with all that follows: it gets each file as soon as it is
  // ready.
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

  const twins = rendered.twins.map(({ model, text }) => ({
    name: twinPath(model.path).slice(1),
    body: text,
  }));
  const models = rendered.twins.map(({ model }) => model);
  const assistants = await assistantFile(site, proofs, models);
  const { specifications } = site.contract;
  const llms = llmsFiles(site.config, PLACEHOLDER_ORIGIN, specifications, rendered.twins);
  const texts = [...llms, assistants];
  const [packages] = await Promise.all([
    Promise.all([packing, packageFilesWithPages([...twins, ...indexes.files, assistants])]),
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
      ...rendered.pages.map(({ path }) => twinPath(path)),
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

async function publishAll(folder: OutputFolder, files: readonly OutputFile[]): Promise<void> {
  for (const file of files) await folder.publish(file);
}

function proofsInWords({ blocks, names, programs }: Proofs): string {
  const held = Object.entries(blocks).map(([kind, count]) => `${count} ${kind}`);
  const others = [
    ...(programs.recorded.length > 0 ? [`${programs.recorded.length} recorded`] : []),
    ...(programs.notRun.length > 0 ? [`${programs.notRun.length} not run`] : []),
  ];
  const types = [`${names.compiled} compiled`, `${names.fragments} fragments`];
  return [...held, ...types, `${programs.ran.length} programs`, ...others].join(", ");
}
