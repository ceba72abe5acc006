import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Installed and built files are not sources. */
const EXCLUDED = /[/\\](?:node_modules|dist(?:\.[^/\\]*)?|\.cache)[/\\]/;

/**
 * Hashes the names and contents of files, and of all files below folders except tests.
 * @param paths files and folders, relative to the root
 */
export function hashFolders(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesOf(join(root, path)).sort()) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest("base64url");
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !EXCLUDED.test(file.slice(path.length)));
}
