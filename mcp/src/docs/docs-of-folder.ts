import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fillPlaceholders, type Placeholders } from "../../../site/src/publish/placeholders.ts";
import type { Docs } from "./docs.ts";
import { docsOfFiles } from "./docs-of-files.ts";

/**
 * The documentation of a package: placeholders are filled in when a file is read.
 * @throws if the folder can't be read
 */
export function docsOfFolder(folder: string, placeholders: () => Placeholders): Docs {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries.flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length)] : [],
  );
  const files = new Map(
    names.map((name) => [`/${name.replaceAll("\\", "/")}`, join(folder, name)]),
  );
  return docsOfFiles({
    paths: [...files.keys()].sort(),
    readText: (path) => {
      const file = files.get(path);
      return file && fillPlaceholders(path, readFileSync(file, "utf8"), placeholders());
    },
  });
}
