import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hashFolders } from "../../../../packaging/hash-folders.ts";
import type { Placeholders } from "../../publish/placeholders.ts";
import { COMMANDS, findCommand } from "../../verify/programs/commands-of.ts";
import { createBuildCache } from "./build-cache.ts";

/** What a build's output does not depend on. It may depend on anything else in the repository. */
export const IGNORED_ENTRIES: readonly string[] = [
  ".git",
  ".cache",
  "node_modules",
  "tests",
  "bench",
  "pictures",
];

/** Tells whether the output folder is the result of the current sources. */
export interface LastBuild {
  /** Whether neither the sources nor the output have changed. */
  readonly isCurrent: () => boolean;
  /** Records the current content of the folder. */
  readonly record: () => void;
}

/**
 * @param root of the repository; sources are hashed now, as they may change during a build
 * @param output the folder that the build replaces
 * @param cache the folder of what the next build can reuse
 */
export function readLastBuild(
  root: string,
  output: string,
  cache: string,
  placeholders: Placeholders,
): LastBuild {
  const rootEntries = readdirSync(root).filter((name) => !IGNORED_ENTRIES.includes(name));
  const installed = "node_modules/.package-lock.json";
  const sources = hashFolders(root, [
    ...rootEntries,
    ...(existsSync(join(root, installed)) ? [installed] : []),
  ]);
  const commands = COMMANDS.map((command) => findCommand(command) ?? "");
  const key = createHash("sha256")
    // Installed commands decide which programs run.
    .update(JSON.stringify([sources, placeholders, output, process.version, commands]))
    .digest("base64url");
  const { recall, keep, save } = createBuildCache<string>(join(cache, "last-build.json"));
  return {
    isCurrent: () => {
      const written = recall(key);
      return written !== undefined && existsSync(output) && written === hashFolders(output, ["."]);
    },
    record: () => {
      keep(key, hashFolders(output, ["."]));
      save();
    },
  };
}
