import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFolders } from "./hash-folders.ts";
import { ROOT } from "./packages.ts";

/** Everything that `npm run generate` reads, and what it wrote. */
const SOURCES = [
  ...["contract/openapi", "contract/flows", "contract/src", "contract/generated"],
  ...["client/src", "packaging/reference", "packaging/generated"],
];
/** Path in the repository. */
export const GENERATED_HASH_FILE = "packaging/generated-sources.sha256";

export const hashGeneratedSources = (): string => hashFolders(ROOT, SOURCES);

/** The sources' hash when `npm run generate` last ran: if it still matches, nothing is compared. */
export const readGeneratedHash = (): string =>
  readFileSync(join(ROOT, GENERATED_HASH_FILE), "utf8").trim();

export function writeGeneratedHash(): void {
  writeFileSync(join(ROOT, GENERATED_HASH_FILE), `${hashGeneratedSources()}\n`);
}
