// Checks before a command's work that its folders are writable. Plain JavaScript, because it runs
// before `npm ci`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The caches of builds and tests, the parent of the output folder, and the temporary folder. */
const FOLDERS = [...[".cache", "node_modules/.cache", "site"].map((name) => root + name), tmpdir()];
/** More than file systems store inline in a directory entry. */
const PROBE_BYTES = 65_536;

/** Ends the process with a line for each folder that cannot be written to. */
export function ensureWritable() {
  const problems = unwritable(FOLDERS);
  if (problems.length === 0) return;
  console.error(problems.join("\n"));
  process.exit(1);
}

/**
 * Tries to write to each folder, creating it if it is missing, and removes what it wrote.
 * @param {readonly string[]} folders
 * @returns {readonly string[]} a line for each failure: what is wrong and what to do
 */
export function unwritable(folders) {
  return folders.flatMap((folder) => {
    let probe;
    try {
      mkdirSync(folder, { recursive: true });
      probe = mkdtempSync(join(folder, "probe-"));
      writeFileSync(join(probe, "file"), Buffer.alloc(PROBE_BYTES));
      return [];
    } catch (error) {
      const reason = REASONS[error.code] ?? "make it a folder that this user can write to";
      return [`${folder} cannot be written to: ${reason} (${error.message}).`];
    } finally {
      if (probe !== undefined) rmSync(probe, { recursive: true, force: true });
    }
  });
}

const IN_THE_WAY = "a file of that name is in the way: move or delete it";
const FULL = "its disk is full, so make room";
const REASONS = {
  EEXIST: IN_THE_WAY,
  ENOTDIR: IN_THE_WAY,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: "its file system is read-only, so mount it for writing",
  EACCES: "give this user write permission",
  EPERM: "give this user write permission",
};
