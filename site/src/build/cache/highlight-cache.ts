import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HighlightMemo } from "../../markdown/create-highlight.ts";
import { CACHE, createBuildCache } from "./build-cache.ts";

/**
 * Everything but the code that decides how it is highlighted: our sources and the library's
 * version.
 */
const PAINTERS = [
  "../../markdown/create-highlight.ts",
  "../../markdown/token-theme.ts",
  "../../../../package-lock.json",
];

export interface HighlightCache extends HighlightMemo {
  /** Saves what this build highlighted for the next one. */
  readonly save: () => void;
}

/** Highlighted code of earlier builds. */
export function readHighlightCache(cache: string = CACHE): HighlightCache {
  const { recall, keep, save } = createBuildCache<string>(join(cache, "painted.json"));
  const painters = createHash("sha256");
  for (const file of PAINTERS) painters.update(readFileSync(new URL(file, import.meta.url)));
  const version = painters.digest("base64url");
  const keyOf = (code: string) =>
    createHash("sha256").update(version).update(code).digest("base64url");
  return {
    recall: (code) => recall(keyOf(code)),
    keep: (code, html) => keep(keyOf(code), html),
    save,
  };
}
