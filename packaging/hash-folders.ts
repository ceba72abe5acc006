import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Installed and built files are not sources. */
const EXCLUDED = /[/\\](?:node_modules|dist(?:\.[^/\\]*)?|\.cache)[/\\]/;

/**
 * One hash of the names and contents of some files and of every source below some folders, without
 * tests.
 * @param places files and folders, relative to the root
 */
export function hashFolders(root: string, places: readonly string[]): string {
  const hash = createHash("sha256");
  for (const place of places) {
    for (const file of filesOf(join(root, place)).sort()) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest("base64url");
}

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !EXCLUDED.test(file.slice(place.length)));
}
