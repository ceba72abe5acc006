import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One hash of every file below some folders: their names and what is in them. */
export function hashFolders(root: string, folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort())
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("base64url");
}
