import { unwatchFile, watchFile } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { UsageError } from "../../../sandbox/src/node/settings/usage-error.ts";
import { messageOf } from "../base/message-of.ts";
import { MANIFEST } from "../publish/build-manifest.ts";
import type { Placeholders } from "../publish/placeholders.ts";
import { INDEX_FOLDER } from "../search/index/index-path.ts";
import { ASSETS, type Build, readBuild } from "./read-build.ts";

/** The build that is being served. */
export interface CurrentBuild {
  readonly get: () => Build;
  /**
   * Fills in the files again if the placeholders have changed; resolves once the result is served.
   */
  readonly renew: () => Promise<void>;
  /** Stops watching for a newer build. */
  readonly close: () => void;
}

export interface CurrentBuildOptions {
  /** Called with one line if a new build cannot be read. The old one stays. */
  readonly warn: (line: string) => void;
  /** The current values of placeholders. */
  readonly placeholders: () => Placeholders;
  /** Milliseconds between checks of the folder. */
  readonly interval?: number;
}

const INTERVAL = 500;
const HOUR = 3_600_000;

/**
 * Keeps serving while builds replace the folder: a new build is read completely before it replaces
 * the old one. The same build is read again when its placeholders change. The scripts and styles of
 * the last build that had others stay available for open pages.
 *
 * @throws if there is no build at the start
 */
export async function openCurrentBuild(
  folder: string,
  { warn, placeholders, interval = INTERVAL }: CurrentBuildOptions,
): Promise<CurrentBuild> {
  const manifest = join(folder, MANIFEST);
  let filled = placeholders();
  const first = readFirst(folder, filled);
  let reading: Promise<unknown> = first;
  // Watches during the first read, too; who opens the build reports that read's error.
  watchFile(manifest, { interval, persistent: false }, ({ nlink }) => {
    if (nlink > 0) reading = reading.then(replace, () => {});
  });
  async function renew(): Promise<void> {
    if (!isDeepStrictEqual(placeholders(), filled)) reading = reading.then(replace);
    await reading;
  }
  const renewing = setInterval(renew, HOUR).unref();
  const close = () => {
    unwatchFile(manifest);
    clearInterval(renewing);
  };
  let served = await first.catch((error) => {
    close();
    throw error;
  });
  let assets = assetsOf(served);
  let previous: Assets = new Map();
  async function replace(): Promise<void> {
    try {
      const now = placeholders();
      const next = await readBuild(folder, now);
      // The manifest is missing between two builds; the next check finds the new one.
      if (!next) return;
      const newAssets = assetsOf(next);
      // Equal names: the same build again, or one that differs in its texts only.
      if (!hasEqualNames(newAssets, assets)) previous = assets;
      assets = newAssets;
      served = { ...next, files: new Map([...previous, ...next.files]) };
      filled = now;
    } catch (error) {
      warn(
        `Still serving the previous build, as the new one cannot be read: run "npm run build" again (${reasonOf(error)}).`,
      );
    }
  }
  return { get: () => served, renew, close };
}

async function readFirst(folder: string, placeholders: Placeholders): Promise<Build> {
  const build = await readBuild(folder, placeholders).catch((error) => {
    throw new UsageError(
      `The built site in ${folder} cannot be read: run "npm run build" again (${reasonOf(error)}).`,
    );
  });
  if (!build)
    throw new UsageError(`There is no built site in ${folder}: run "npm run build" first.`);
  return build;
}

/** The message in one line; that of a JSON error includes an excerpt of the text. */
function reasonOf(error: unknown): string {
  return messageOf(error).replaceAll(/\s+/g, " ");
}

/** What open pages still read after their build was replaced. */
type Assets = Build["files"];

/** Scripts and styles, and the indexes that they can read. */
function assetsOf({ files }: Build): Assets {
  return new Map(
    [...files].filter(([path]) => path.startsWith(`/${ASSETS}`) || path.startsWith(INDEX_FOLDER)),
  );
}

function hasEqualNames(one: Assets, other: Assets): boolean {
  return isDeepStrictEqual(new Set(one.keys()), new Set(other.keys()));
}
