/** In `npm run dev`: draws the current page again after each edit, and keeps the reader's place. */

import type { ViteHotContext } from "vite/types/hot.js";
import { EDITED_EVENT } from "../base/edited-event.ts";
import { editedPath } from "../base/paths.ts";
import { keepScrollPosition } from "../browser/keep-scroll-position.ts";
import type { EditedPage } from "../content/page-model.ts";
import { pageRootId } from "../frame/shell/shell-data.ts";
import type { StartedSite } from "./start.ts";

export function followEdits(
  window: Window,
  hot: Pick<ViteHotContext, "on">,
  { state, forgetPages }: StartedSite,
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
    const goBack = root && keepScrollPosition(root, window);
    state.set({ kind: "shown", page, ...(!isSameFrame && { frame }), isSame: true });
    goBack?.();
  };
  const follow = async (): Promise<void> => {
    edits += 1;
    const edit = edits;
    forgetPages();
    const { pathname } = location;
    const edited = await fetchEdited();
    // A newer edit takes precedence; and a page that has come on view since may predate this edit.
    if (edit !== edits) return;
    if (pathname !== location.pathname) return follow();
    // An address without a page, and problems of the whole site, need a whole document.
    if (!edited || state.get().kind !== "shown") return location.reload();
    show(edited);
  };
  /** The document's page stays as it is, unless it was edited before the listener was added. */
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
  hot.on(EDITED_EVENT, () => void follow().catch(window.reportError));
  hot.on("vite:ws:connect", () => void begin().catch(window.reportError));
  begin().catch(window.reportError);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
