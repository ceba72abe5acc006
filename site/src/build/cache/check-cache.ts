import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { hashFolders } from "../../../../packaging/hash-folders.ts";
import type { SiteConfig } from "../../../site.config.ts";
import type { CheckOnce } from "../../article/article-source.ts";
import { CACHE, createBuildCache } from "./build-cache.ts";
import { IGNORED_ENTRIES } from "./last-build.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

export interface CheckCache {
  readonly checked: CheckOnce;
  /** Saves what this build found for the next one. */
  readonly save: () => void;
}

/**
 * What checks found in a text, reused from earlier builds if only other pages have changed since.
 * @param sources hash of everything but the text that decides what checks find: their code, the
 *   contract, the sandbox, the client, installed packages
 */
export function readCheckCache(
  config: SiteConfig,
  cache: string = CACHE,
  sources: string = hashSources(),
): CheckCache {
  const { recall, keep, save } = createBuildCache<string>(join(cache, "checked.json"));
  const version = JSON.stringify([sources, config, process.version]);
  return {
    checked: (decidedBy, check) => {
      const key = createHash("sha256")
        .update(version)
        .update(JSON.stringify(decidedBy))
        .digest("base64url");
      const known = recall(key);
      if (known !== undefined) return JSON.parse(known) as readonly Problem[];
      const problems = check();
      keep(key, JSON.stringify(problems));
      return problems;
    },
    save,
  };
}

/** Hashes everything but the texts of pages. */
function hashSources(): string {
  const siteEntries = readdirSync(join(ROOT, "site")).filter(
    (name) => !/^(?:content|dist)/.test(name),
  );
  const rootEntries = readdirSync(ROOT).filter(
    (name) => ![...IGNORED_ENTRIES, "site"].includes(name),
  );
  return hashFolders(ROOT, [...rootEntries, ...siteEntries.map((name) => join("site", name))]);
}
