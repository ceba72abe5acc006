/** In `npm run dev`: after each edit the page on view as it is now, in its own place. */

import type { ViteHotContext } from "vite/types/hot.js";
import { EDITED, editedPath } from "../base/paths.ts";
import { keepPlace } from "../browser/keep-place.ts";
import type { EditedPage } from "../content/page-model.ts";
import { pageRootId } from "../frame/shell/shell-data.ts";
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
  const show = ({ page, frame }: EditedPage) => {
    const isSameFrame = shown !== undefined && isSame(frame, shown.frame);
    if (isSameFrame && isSame(page, shown?.page)) return;
    shown = { page, frame };
    const root = document.getElementById(pageRootId);
    const goBack = root && keepPlace(root, window);
    state.set({ kind: "shown", page, ...(!isSameFrame && { frame }), isSame: true });
    goBack?.();
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
    show(edited);
  };
  /** What came with the document stays as it is, unless it was edited before anybody listened. */
  const begin = async (): Promise<void> => {
    const { pathname } = location;
    const first = await fetchEdited();
    if (edits > 0 || !first || pathname !== location.pathname) return;
    const other = document.createElement("template");
    other.innerHTML = first.page.html;
    const text = document.getElementById(pageRootId)?.textContent;
    if (text === other.content.textContent) shown = first;
    else if (state.get().kind === "shown") show(first);
  };
  hot.on(EDITED, () => void follow().catch(window.reportError));
  hot.on("vite:ws:connect", () => void begin().catch(window.reportError));
  begin().catch(window.reportError);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
