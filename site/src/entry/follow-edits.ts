/** In `npm run dev`: after each edit the page on view as it is now, in its own place. */

import type { ViteHotContext } from "vite/types/hot.js";
import { EDITED, editedPath } from "../address/edited-path.ts";
import { keepPlace } from "../browser/keep-place.ts";
import type { EditedPage } from "../plan/page-model.ts";
import { pageRootId } from "../shell/shell-data.ts";
import type { Started } from "./start.ts";

export function followEdits(
  window: Window,
  hot: Pick<ViteHotContext, "on">,
  { state, forgetPages }: Started,
): void {
  const { document, location } = window;
  let shown: EditedPage | undefined;
  let edits = 0;

  const fetchEdited = async (): Promise<EditedPage | undefined> => {
    const response = await window.fetch(editedPath(location.pathname));
    return response.ok ? ((await response.json()) as EditedPage) : undefined;
  };
  const follow = async (): Promise<void> => {
    edits += 1;
    const edit = edits;
    forgetPages();
    const { pathname } = location;
    const edited = await fetchEdited();
    // A newer edit has the last word, and what is on view now may have come before this one.
    if (edit !== edits) return;
    if (pathname !== location.pathname) return follow();
    // Only a document shows an address without a page, and what is wrong with the whole site.
    if (!edited || state.get().kind !== "shown") return location.reload();
    const { page, frame } = edited;
    const isSameFrame = isSame(frame, shown?.frame);
    if (isSameFrame && isSame(page, shown?.page)) return;
    shown = edited;
    const root = document.getElementById(pageRootId);
    const goBack = root && keepPlace(root, window);
    state.set({ kind: "shown", page, ...(!isSameFrame && { frame }), isSame: true });
    goBack?.();
  };
  hot.on(EDITED, () => void follow().catch(window.reportError));
  // What stands around the page stays as it is where no edit changes it.
  fetchEdited().then((first) => {
    if (edits === 0) shown = first;
  }, window.reportError);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
