import type { PageData } from "../plan/page-model.ts";
import type { PageState } from "./navigation.ts";

/** The page that the reader sees; undefined for the document's own and after a failed load. */
export function pageOnView(state: PageState): PageData | undefined {
  if (state.kind === "loading") return pageOnView(state.previous);
  return state.kind === "shown" ? state.page : undefined;
}
