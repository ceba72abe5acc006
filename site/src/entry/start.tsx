import { hydrateRoot } from "react-dom/client";
import { site } from "../../site.config.ts";
import type { After } from "../browser/after.ts";
import { applyPreferences } from "../browser/apply-preferences.ts";
import { startHidingNavbar } from "../browser/hiding-navbar.ts";
import { startMenus } from "../browser/menus.ts";
import { type PageState, startNavigation } from "../browser/navigation.ts";
import { navigationOf } from "../browser/navigation-api.ts";
import { createPageLoader } from "../browser/page-loader.ts";
import { startPopovers } from "../browser/popovers.ts";
import { preferenceRows } from "../browser/preference-rows.ts";
import { createPreferences, reachStorage } from "../browser/preferences.ts";
import { type Connection, startPrefetch } from "../browser/prefetch.ts";
import { createProgress } from "../browser/progress.ts";
import { startSampleLanguage } from "../browser/sample-language.ts";
import { createStore } from "../browser/store.ts";
import { startVersionChoice } from "../browser/version-choice.ts";
import { islandRegistry } from "../islands/island-registry.ts";
import { PageHost } from "../shell/page-host.tsx";
import { pageRootId, type ShellData, shellDataId, shellRootId } from "../shell/shell-data.ts";
import { ShellTop } from "../shell/shell-top.tsx";
import { showPageIn } from "./show-page-in.ts";

/** The edge: hands the browser's own things to the parts and connects them. */
export function start(window: Window): void {
  const { document, location } = window;
  const root = document.documentElement;
  const data: ShellData = JSON.parse(elementById(document, shellDataId).textContent ?? "");

  const after: After = (milliseconds, action) => {
    const timer = window.setTimeout(action, milliseconds);
    return () => window.clearTimeout(timer);
  };
  const rows = preferenceRows({ announcementId: site.announcement.id });
  const preferences = createPreferences(
    reachStorage(() => window.localStorage),
    rows,
    (all) => applyPreferences(root, rows, all),
  );
  const state = createStore<PageState>({ kind: "shown" });
  const spoken = createStore("");
  const progress = createProgress(after);
  const loader = createPageLoader((path, init) => window.fetch(path, init), data.build);

  const navigation = navigationOf(window);
  const loadDocument = () => location.reload();
  const retry = navigation
    ? startNavigation({
        config: site,
        navigation,
        currentUrl: () => location.href,
        loader,
        progress,
        state,
        loadDocument,
        onLeave: (action) => window.addEventListener("pagehide", action, { once: true }),
      })
    : async () => loadDocument();

  hydrateRoot(
    elementById(document, shellRootId),
    <ShellTop
      config={site}
      data={data}
      state={state}
      progress={progress}
      preferences={preferences}
      spoken={spoken}
      isSystemDark={() => window.matchMedia("(prefers-color-scheme: dark)").matches}
    />,
  );
  hydrateRoot(
    elementById(document, pageRootId),
    <PageHost
      state={state}
      progress={progress}
      texts={data.texts}
      onShown={showPageIn({ window, registry: islandRegistry, texts: data.texts, spoken })}
      retry={retry}
      currentPath={() => location.pathname}
    />,
  );

  startMenus(document);
  startPopovers(document, window);
  startSampleLanguage(document, preferences);
  startVersionChoice(document, preferences);
  const navbar = document.querySelector<HTMLElement>(".navbar");
  if (navbar) startHidingNavbar(navbar, window);
  if (navigation) {
    startPrefetch({
      config: site,
      document,
      after,
      connection: () => (window.navigator as { readonly connection?: Connection }).connection,
      prefetch: loader.prefetch,
    });
  }
  window.addEventListener("storage", preferences.refresh);
}

function elementById(document: Document, id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no element #${id}.`);
  return element;
}
