import type { SiteConfig } from "../../../site.config.ts";
import type { Caches } from "../assemble.ts";
import { CACHE } from "./build-cache.ts";
import { readCheckCache } from "./check-cache.ts";
import { readHighlightCache } from "./highlight-cache.ts";
import { readTreeCache } from "./tree-cache.ts";

export interface SavedCaches extends Caches {
  /** Saves what this build made or recalled for the next one, and drops the rest. */
  readonly save: () => void;
}

/**
 * Reads the caches of earlier builds for pages.
 * @param isOwn whether contract and migrations are the repository's own; check results depend on
 *   them
 */
export function readCaches(config: SiteConfig, isOwn = true, cache: string = CACHE): SavedCaches {
  const highlight = readHighlightCache(cache);
  const trees = readTreeCache(cache);
  const checks = isOwn ? readCheckCache(config, cache) : undefined;
  return {
    highlight,
    trees,
    ...(checks && { checks }),
    save: () => {
      for (const one of [highlight, trees, checks]) one?.save();
    },
  };
}
