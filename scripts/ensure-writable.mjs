// What a command writes is tried before its work. Plain JavaScript: it runs before `npm ci`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Where builds and tests keep what the next one can use, and where a build takes its place. */
const FOLDERS = [...[".cache", "node_modules/.cache", "site"].map((name) => root + name), tmpdir()];
/** More than a file system can hide in a folder's own entry. */
const PROBE_BYTES = 65_536;

/** Ends the process with a line for each folder that cannot be written to. */
export function ensureWritable() {
  const problems = unwritable(FOLDERS);
  if (problems.length === 0) return;
  console.error(problems.join("\n"));
  process.exit(1);
}

/**
 * Writes into each folder, which is made if it is missing, and leaves nothing behind.
 * @param {readonly string[]} folders
 * @returns {readonly string[]} a line for each where that fails: what is wrong and what to do
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

const IN_THE_WAY = "move away the file that stands there";
const FULL = "its disk is full, so make room";
const REASONS = {
  EEXIST: IN_THE_WAY,
  ENOTDIR: IN_THE_WAY,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: "its file system is read-only, so mount it for writing",
  EACCES: "give this user the right to",
  EPERM: "give this user the right to",
};
