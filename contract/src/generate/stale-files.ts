import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The files of a folder that differ from what its sources generate, are missing, or left over.
 * @param files the generated texts, by path below the folder
 * @returns paths below the folder
 */
export function staleFiles(folder: string, files: ReadonlyMap<string, string>): readonly string[] {
  const isStale = ([path, text]: readonly [string, string]) => {
    const file = join(folder, path);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  };
  const stale = [...files].filter(isStale).map(([path]) => path);
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return [...stale, ...there.filter((path) => !files.has(path))];
}
