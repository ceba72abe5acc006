import type { ShellTexts } from "../../i18n/texts.ts";
import { site } from "../../site.config.ts";
import { mountSearch } from "../search/dialog/mount-search.tsx";
import type { MountedSearch } from "../search/dialog/start-search.ts";

/** The edge: the search dialog of this site. A file of its own, loaded on the first sign of intent. */
export function loadSearch(
  window: Window,
  dialog: HTMLDialogElement,
  texts: ShellTexts,
): MountedSearch {
  return mountSearch(site, texts, window, dialog);
}
