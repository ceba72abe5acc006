import { site } from "../../site.config.ts";
import { type MountParts, mountSearch } from "../search/dialog/mount-search.tsx";
import type { MountedSearch } from "../search/dialog/start-search.ts";

/** The edge: the site's search dialog. A separate file, loaded on the first sign of intent. */
export function loadSearch(parts: Omit<MountParts, "config">): MountedSearch {
  return mountSearch({ config: site, ...parts });
}
