import { searchIds } from "../shell/search-ids.ts";
import { pageRootId, shellDataId, shellRootId } from "../shell/shell-data.ts";

/** Ids around an article: no heading may have one of them. */
export const FRAME_IDS: readonly string[] = [
  "main",
  "sidebar",
  "toc",
  "toc-title",
  pageRootId,
  shellDataId,
  shellRootId,
  ...Object.values(searchIds),
];
