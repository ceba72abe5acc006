import { existsSync, readdirSync, rmSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { diskFailure } from "./disk-failure.ts";
import type { OutputFile } from "./output-file.ts";
import { type Part, publishFile } from "./publish-file.ts";
import type { Publisher } from "./publisher.ts";

export interface OutputFolder {
  /**
   * Publishes a file below `public/`, with its compressed variants, and its unfilled form below
   * `written/`. Resolves once there is room for more, so that finished pages can be released.
   */
  readonly publish: (file: OutputFile) => Promise<void>;
  /** Writes a file for servers, beside `public/`. */
  readonly keep: (file: OutputFile) => Promise<void>;
  /**
   * Replaces the output once everything is written. A server that reads the output sees the old or
   * the new folder, or for a moment none, but never a part of one.
   * @param describe makes the file that is written last, from the digest of every file
   * @returns the number of published files
   */
  readonly replace: (describe: Describe) => Promise<number>;
  /** Removes the unfinished folder, dropping files that are still queued. */
  readonly discard: () => Promise<void>;
}

export type Describe = (digests: Digests) => OutputFile;

/** The digest of each file by name, for each part of the folder. */
export type Digests = Readonly<Record<Part, ReadonlyMap<string, string>>>;

/** Files in flight: enough that rendering seldom waits for the publisher; they fit in 20 MB. */
const MAX_CONCURRENCY = 256;

/**
 * Writes to a folder named after this process, beside the served folder and those of other builds.
 * @param startPublisher starts what writes files into a folder
 */
export function createOutputFolder(
  output: string,
  startPublisher: (folder: string) => Publisher = publishInPlace,
): OutputFolder {
  const folder = `${output}.${process.pid}`;
  const old = `${folder}.old`;
  removeLeftovers(output);
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const digests = { public: new Map<string, string>(), written: new Map<string, string>() };
  let published = 0;
  let publisher: Publisher | undefined;
  const publish = async (file: OutputFile) => {
    publisher ??= startPublisher(folder);
    for (const [part, name, digest] of await publisher.publish(file)) {
      digests[part].set(name, digest);
    }
  };
  const start = async (writing: Promise<void>) => {
    const settled = writing
      .catch((error) => void failures.push(error))
      .finally(() => underWay.delete(settled));
    underWay.add(settled);
    if (underWay.size >= MAX_CONCURRENCY) await Promise.race(underWay);
  };
  return {
    publish: (file) => {
      published += 1;
      return start(publish(file));
    },
    keep: (file) => start(write(join(folder, file.name), file.body)),
    replace: async (describe) => {
      await Promise.all(underWay);
      if (failures.length > 0) {
        const files = new AggregateError(failures, "Files could not be written.");
        throw diskFailure(output, failures) ?? files;
      }
      await publisher?.close();
      const { name, body } = describe(digests);
      await write(join(folder, name), body);
      if (existsSync(output)) await rename(output, old);
      await rename(folder, output);
      await rm(old, { recursive: true, force: true });
      return published;
    },
    discard: async () => {
      await publisher?.close();
      await Promise.all(underWay);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Removes the folders that killed builds left behind. */
function removeLeftovers(output: string): void {
  if (!existsSync(dirname(output))) return;
  for (const name of readdirSync(dirname(output))) {
    const [, base, pid] = /^(.+)\.(\d+)(?:\.old)?$/.exec(name) ?? [];
    if (base !== basename(output) || isRunning(Number(pid))) continue;
    rmSync(join(dirname(output), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function publishInPlace(folder: string): Publisher {
  return { publish: async (file) => publishFile(folder, file), close: async () => {} };
}

async function write(path: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
}
