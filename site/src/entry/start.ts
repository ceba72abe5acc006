import type { ShellTexts } from "../../i18n/texts.ts";
import { site } from "../../site.config.ts";
import { zoneOf } from "../base/zone-of.ts";
import { afterIn } from "../browser/after.ts";
import { applyPreferences } from "../browser/apply-preferences.ts";
import { startChoices } from "../browser/choices.ts";
import { startCopyOnUse } from "../browser/copy-on-use.ts";
import { replayEarlyClicks } from "../browser/early-clicks.ts";
import { createFrameFollower } from "../browser/frame-follower.ts";
import { startHidingNavbar } from "../browser/hiding-navbar.ts";
import { startLanguageChoice } from "../browser/language-choice.ts";
import { startMenus } from "../browser/menus.ts";
import type { PageState } from "../browser/navigation.ts";
import { navigationOf } from "../browser/navigation-api.ts";
import { createPageLoader } from "../browser/page-loader.ts";
import { startPageView } from "../browser/page-view.ts";
import { startPopovers } from "../browser/popovers.ts";
import { preferenceRows, type Theme } from "../browser/preference-rows.ts";
import { createPreferences, reachStorage } from "../browser/preferences.ts";
import { type Connection, startPrefetch } from "../browser/prefetch.ts";
import { createProgress } from "../browser/progress.ts";
import { startRadioChoices } from "../browser/radio-choices.ts";
import { startShellOnUse } from "../browser/shell-on-use.ts";
import { createStore, type Store } from "../browser/store.ts";
import { followDocsVersion, startVersionChoice } from "../browser/version-choice.ts";
import { whenIdleIn } from "../browser/when-idle.ts";
import { frameId } from "../content/frame-id.ts";
import { searchIds } from "../frame/shell/search-ids.ts";
import {
  footerId,
  pageRootId,
  type ShellData,
  shellDataId,
  shellRootId,
  sidebarId,
  spokenId,
} from "../frame/shell/shell-data.ts";
import { startSearch } from "../search/dialog/start-search.ts";
import { createTexts } from "./create-texts.ts";
import { navigateIn } from "./navigate-in.ts";
import { showPageIn } from "./show-page-in.ts";
import { viewIn } from "./view-in.ts";

/** What `npm run dev` needs to show the current page as it is after an edit. */
export interface StartedSite {
  readonly state: Store<PageState>;
  readonly forgetPages: () => void;
}

/** The edge: passes the browser's own objects to the parts and connects them. */
export function start(window: Window): StartedSite {
  const { document, location } = window;
  const root = document.documentElement;
  const data: ShellData = JSON.parse(elementById(document, shellDataId).textContent ?? "");

  const after = afterIn(window);
  const whenIdle = whenIdleIn(window);
  const say = (text: string) => {
    elementById(document, spokenId).textContent = text;
  };
  const rows = preferenceRows(site.announcement.id);
  const preferences = createPreferences(
    reachStorage(() => window.localStorage),
    rows,
    (all) => applyPreferences(root, rows, all),
  );
  const state = createStore<PageState>({ kind: "shown" });
  const view = createStore(viewIn(document, data.path));
  const progress = createProgress(after);
  const texts = createTexts(window, data.texts);
  const endShell = startShellOnUse(document, shellRootId, whenIdle, async () => {
    const [{ hydrateShell }, all] = await Promise.all([
      import("./hydrate-shell.tsx"),
      texts.load(),
    ]);
    return () => {
      const shell = elementById(document, shellRootId);
      return hydrateShell({ config: site, shell, texts: all, view, retry });
    };
  });
  const followVersion = () =>
    followDocsVersion(document, site.versions, preferences.get().docsVersion);
  const frame = createFrameFollower({
    document,
    ids: {
      shell: shellRootId,
      sidebar: sidebarId,
      footer: footerId,
      search: searchIds.dialog,
    },
    brand: site.brand,
    view,
    onReplace: endShell,
    onReplaced: (replaced) => {
      texts.use(replaced.texts);
      followVersion();
    },
  });
  const loader = createPageLoader({
    fetch: (path, init) => window.fetch(path, init),
    buildId: data.build,
    currentFrame: frame.id,
    frameOf: (path) => {
      const { lang, sidebar } = zoneOf(site, path);
      return frameId(lang, sidebar);
    },
  });
  const ahead = {
    document,
    // In `npm run dev` each request renders a page, and each edit changes it: prefetches nothing.
    connection: () =>
      import.meta.env.DEV
        ? { saveData: true }
        : (window.navigator as { readonly connection?: Connection }).connection,
    hasFrame: loader.hasFrame,
    prefetch: loader.prefetch,
  };
  const retry = navigateIn(window, {
    loader,
    progress,
    state,
    loadDocument: () => location.reload(),
    onLeave: (action) => window.addEventListener("pagehide", action, { once: true }),
  });

  startChoices({
    document,
    preferences,
    isSystemDark: () => window.matchMedia("(prefers-color-scheme: dark)").matches,
    sayMode: (mode) =>
      void texts.load().then((all) => say(modeText(all, mode)), window.reportError),
  });
  startMenus(document);
  startPopovers(document, window);
  startRadioChoices(document, preferences);
  startVersionChoice(document, preferences);
  startLanguageChoice(document);
  startHidingNavbar(window);
  startPrefetch({ ...ahead, after });
  startCopyOnUse(document, async () => {
    const [{ loadCopy }, all] = await Promise.all([import("./load-copy.ts"), texts.load()]);
    return loadCopy(window, say, all);
  });
  const openQuery = startSearch({
    window,
    load: async (dialog) => {
      // Loaded in parallel; what needs no React works while React is loading.
      const [early, { loadSearch }, all] = await Promise.all([
        import("../search/dialog/early-search.ts").then((early) =>
          early.startEarlySearch(site, window, dialog),
        ),
        import("./load-search.ts"),
        texts.load(),
      ]);
      const results = elementById(document, searchIds.results);
      return loadSearch({ window, dialog, results, early, texts: all });
    },
  });
  followVersion();
  preferences.subscribe(followVersion);
  window.addEventListener("storage", preferences.refresh);
  window.addEventListener("online", () => {
    const failed = state.get();
    if (failed.kind === "failed") void retry(failed.path);
  });
  const pageRoot = elementById(document, pageRootId);
  startPageView({
    document,
    root: pageRoot,
    state,
    progress,
    frame,
    retry,
    currentPath: () => location.pathname,
    nextFrame: (action) => window.requestAnimationFrame(action),
    show: showPageIn({ window, root: pageRoot, texts, after, whenIdle, ahead, say, openQuery }),
  });
  openQuery();
  const loadedFor = replayEarlyClicks(window);
  // The reader went back or forward before the listeners were added: only the address has changed.
  if (loadedFor !== location.pathname) void retry(location.pathname);
  // The stand-in for the Navigation API sets this itself once it is loaded.
  if (navigationOf(window)) root.dataset.awake = "";
  return { state, forgetPages: loader.forgetAll };
}

function modeText(texts: ShellTexts, mode: Theme | "system"): string {
  if (mode === "system") return texts.colourModeSystem;
  return mode === "dark" ? texts.colourModeDark : texts.colourModeLight;
}

function elementById(document: Document, id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Missing #${id}.`);
  return element;
}
