import type { ShellTexts } from "../../i18n/texts.ts";
import { connectFieldTrees } from "../browser/connect-field-trees.ts";
import { decodeHash } from "../browser/decode-hash.ts";
import { reachStorage } from "../browser/preferences.ts";
import { followSampleLanguage } from "../browser/sample-language.ts";
import { markSidebar, pointAlternates, revealCurrent } from "../browser/sidebar-marks.ts";
import type { Store } from "../browser/store.ts";
import { startTocHighlight } from "../browser/toc-highlight.ts";
import { type IslandRegistry, startIslands } from "../islands/islands.tsx";
import type { PageData } from "../plan/page-model.ts";

interface Parts {
  readonly window: Window;
  readonly registry: IslandRegistry;
  readonly texts: ShellTexts;
  readonly spoken: Store<string>;
}

/** What happens when a page has come on view. `page` is absent for the document's own. */
export function showPageIn({ window, registry, texts, spoken }: Parts) {
  const { document } = window;
  const session = reachStorage(() => window.sessionStorage);
  return (element: HTMLElement, page: PageData | undefined): (() => void) => {
    const sidebar = document.getElementById("sidebar");
    if (page) {
      document.title = page.title;
      spoken.set(page.title);
      if (sidebar) followPage(sidebar, page);
      focusPage(document, decodeHash(window.location).slice(1));
    }
    if (sidebar) revealCurrent(sidebar);
    followSampleLanguage(element, document.documentElement);
    const stopToc = startTocHighlight(element, window);
    const stopTrees = connectFieldTrees(element, window, session);
    const stopIslands = startIslands(element, { registry, texts });
    return () => {
      stopToc();
      stopTrees();
      stopIslands();
    };
  };
}

function followPage(sidebar: HTMLElement, page: PageData): void {
  markSidebar(sidebar, page.path);
  pointAlternates(sidebar, "lang", page.languages);
  pointAlternates(sidebar, "version", page.versions);
}

/** To what the address names, else to the h1; the browser takes care of the scrolling. */
function focusPage(document: Document, id: string): void {
  const named = id === "" ? null : document.getElementById(id);
  const heading = document.querySelector<HTMLElement>("#main h1");
  const target = named ?? heading ?? document.getElementById("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
