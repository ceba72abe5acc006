import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hashFolders } from "../../../../packaging/hash-folders.ts";
import type { Placeholders } from "../../publish/placeholders.ts";
import { COMMANDS, findCommand } from "../../verify/programs/commands-of.ts";
import { createBuildCache } from "./build-cache.ts";

/** What decides nothing that a build writes. Whatever else stands in the repository may. */
export const NO_SOURCES: readonly string[] = [
  ".git",
  ".cache",
  "node_modules",
  "tests",
  "bench",
  "pictures",
];

/** Whether a folder is what a build of the same sources left. */
export interface LastBuild {
  /** Whether the sources, and what the build wrote, are as they were. */
  readonly isCurrent: () => boolean;
  /** Notes what stands in the folder now. */
  readonly note: () => void;
}

/**
 * @param root of the repository; the sources are read now, before a build that takes a while
 * @param output the folder that the build replaces
 * @param cache where builds keep what the next one can use
 */
export function readLastBuild(
  root: string,
  output: string,
  cache: string,
  placeholders: Placeholders,
): LastBuild {
  const places = readdirSync(root).filter((name) => !NO_SOURCES.includes(name));
  const installed = "node_modules/.package-lock.json";
  const sources = hashFolders(root, [
    ...places,
    ...(existsSync(join(root, installed)) ? [installed] : []),
  ]);
  const commands = COMMANDS.map((command) => findCommand(command) ?? "");
  const key = createHash("sha256")
    // A program runs where its command is installed.
    .update(JSON.stringify([sources, placeholders, output, process.version, commands]))
    .digest("base64url");
  const { recall, keep, save } = createBuildCache<string>(join(cache, "last-build.json"));
  return {
    isCurrent: () => {
      const written = recall(key);
      return written !== undefined && existsSync(output) && written === hashFolders(output, ["."]);
    },
    note: () => {
      keep(key, hashFolders(output, ["."]));
      save();
    },
  };
}
