import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Root } from "mdast";
import { hashFolders } from "../../../../packaging/hash-folders.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { CACHE, createBuildCache } from "./build-cache.ts";

/** Everything but the text that decides its tree: our syntax and the parser's version. */
const PARSERS = ["site/src/markdown/parse-markdown.ts", "package-lock.json"];
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

export interface TreeCache {
  readonly parse: (text: string) => Root;
  /** Saves the trees of this build for the next one. */
  readonly save: () => void;
}

/**
 * The trees of texts, reused from earlier builds with the same text and parser.
 * @param parsers hash of the parser's sources
 */
export function readTreeCache(
  cache: string = CACHE,
  parsers = hashFolders(ROOT, PARSERS),
): TreeCache {
  // Stored as text, because callers change the trees they get.
  const { recall, keep, save } = createBuildCache<string>(join(cache, "trees.json"));
  return {
    parse: (text) => {
      const key = createHash("sha256").update(parsers).update(text).digest("base64url");
      const known = recall(key);
      if (known !== undefined) return JSON.parse(known) as Root;
      const tree = parseMarkdown(text);
      keep(key, JSON.stringify(tree));
      return tree;
    },
    save,
  };
}
