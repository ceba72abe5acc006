import { pageStatesId } from "../browser/page-states.ts";
import { searchIds } from "./shell/search-ids.ts";
import {
  footerId,
  pageRootId,
  shellDataId,
  shellRootId,
  sidebarId,
  spokenId,
} from "./shell/shell-data.ts";

/** Id of the part above a page's heading. */
export const pageHeadId = "page-head";

/** Ids around an article: no heading may have one of them. */
export const FRAME_IDS: readonly string[] = [
  "main",
  "toc",
  "toc-title",
  footerId,
  pageHeadId,
  pageRootId,
  pageStatesId,
  shellDataId,
  shellRootId,
  sidebarId,
  spokenId,
  ...Object.values(searchIds),
];
