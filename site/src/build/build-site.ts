import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { once } from "../base/once.ts";
import { diskFailure } from "../publish/disk-failure.ts";
import { createOutputFolder } from "../publish/output-folder.ts";
import { type Placeholders, placeholdersOf } from "../publish/placeholders.ts";
import { startPublisher } from "../publish/publisher.ts";
import { assemble } from "./assemble.ts";
import { bundleClient } from "./bundle-client.ts";
import { CACHE } from "./cache/build-cache.ts";
import { readLastBuild } from "./cache/last-build.ts";
import { readCaches } from "./cache/read-caches.ts";
import { checkGenerated } from "./check-generated.ts";
import { packageFiles } from "./package-files.ts";
import { createProgressReport, type Terminal } from "./progress-report.ts";
import { startProofs } from "./proofs/prove.ts";
import { CONTRACT, readSources, type SiteSources } from "./read-sources.ts";
import { publishAll, runSteps } from "./run-steps.ts";

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
  if (built) last?.record();
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
  const underWay: Promise<unknown>[] = [];
  const start = <Work extends Promise<unknown>>(work: Work): Work => {
    // Prevents an unhandled rejection until the work is awaited.
    work.catch(() => {});
    underWay.push(work);
    return work;
  };
  try {
    // The bundlers run in their own processes while the pages are planned.
    const bundling = start(bundleClient(sources.config, cache));
    // What takes longest to compress goes first, while this thread plans and a processor is idle.
    start(bundling.then(({ files }) => publishAll(folder, files)));
    const packing = start(packageFiles());
    const read = readSources(sources, CONTRACT);
    const isOwn = !sources.contract && !sources.migrations;
    const caches = readCaches(read.sources.config, isOwn, cache);
    // Compilers and programs are processes, too. Code cannot be checked against an unsound contract.
    const proving = once(() =>
      startProofs(read.sources, cache, Promise.allSettled([bundling, packing])),
    );
    const isSound = read.problems.contract.length === 0;
    if (isSound) Object.values(proving()).forEach(start);
    // Nothing is generated from a given contract.
    const generating = start(sources.contract ? Promise.resolve([]) : checkGenerated(cache));
    // Starts them before planning the pages, which keeps this thread busy.
    const assembling = start(nextTurn().then(() => assemble({ caches, read })));
    const built = await runSteps(
      { assembling, generating, proving, bundling, packing },
      folder,
      progress,
    );
    if (built) caches.save();
    return built;
  } catch (error) {
    throw diskFailure(output, [error]) ?? error;
  } finally {
    // Also after an error in between: whatever has started would outlive the build.
    await Promise.allSettled(underWay);
    await folder.discard();
  }
}
