import { fetchJson } from "../base/fetch-json.ts";
import { retryable } from "../base/retryable.ts";
import type { After } from "../browser/after.ts";
import { connectFieldTrees } from "../browser/connect-field-trees.ts";
import { revealCurrent } from "../browser/frame-marks.ts";
import { idInHash } from "../browser/id-in-hash.ts";
import { startIslandsOnUse, type WakeIsland } from "../browser/islands-on-use.ts";
import { startNameCardsOnUse } from "../browser/name-cards-on-use.ts";
import type { ShowPage } from "../browser/page-view.ts";
import { reachStorage } from "../browser/preferences.ts";
import { prefetchFont } from "../browser/prefetch-font.ts";
import { type InViewParts, startPrefetchInView } from "../browser/prefetch-in-view.ts";
import { followRadioChoices } from "../browser/radio-choices.ts";
import { startTocHighlight } from "../browser/toc-highlight.ts";
import type { WhenIdle } from "../browser/when-idle.ts";
import { sidebarId } from "../frame/shell/shell-data.ts";
import type { OpenQuery } from "../search/dialog/start-search.ts";
import face from "../styles/face/face.woff2";
import type { LoadedTexts } from "./create-texts.ts";

interface Parts {
  readonly window: Window;
  /** The element that holds the page. */
  readonly root: HTMLElement;
  readonly texts: LoadedTexts;
  readonly after: After;
  readonly whenIdle: WhenIdle;
  readonly ahead: Omit<InViewParts, "createObserver">;
  readonly say: (text: string) => void;
  readonly openQuery: OpenQuery;
}

/** Nothing is prefetched for a page that a reader only passes. */
const QUIET_MILLISECONDS = 500;

/** Starts a page that has come on view: what can be clicked at once, the rest when it is quiet. */
export function showPageIn(parts: Parts): ShowPage {
  const { window, root, texts, after, whenIdle, ahead, say, openQuery } = parts;
  const { document } = window;
  const session = reachStorage(() => window.sessionStorage);
  const wake: WakeIsland = async (element) => {
    const [{ wakeIsland }, all] = await Promise.all([
      import("../islands/wake-island.ts"),
      texts.load(),
    ]);
    return wakeIsland(element, all);
  };
  const fetchCards = (path: string) => fetchJson(window, path);
  const loadFolds = retryable(() =>
    import("../browser/page-folds.ts").then((folds) => folds.startPageFolds(root, window, session)),
  );
  const press = async (pressed?: Element) => {
    try {
      if (pressed || session.getItem("folds")) (await loadFolds())(pressed);
    } catch {
      // It did not load, offline for example: the next press tries again.
    }
  };
  void press();
  return (element, page, attempt) => {
    const stops: (() => void)[] = [
      startIslandsOnUse(element, wake),
      connectFieldTrees(element, window, press),
      startNameCardsOnUse(element, async () => {
        const cards = await import("../browser/name-card.ts");
        return cards.createNameCards({ document, after, fetchCards });
      }),
    ];
    followRadioChoices(element, document.documentElement);
    if (page) {
      say(page.title);
      focusPage(document, idInHash(window.location));
      openQuery();
    }
    const fetchAhead = () => {
      void prefetchFont(window, face, ahead.connection());
      const createObserver = (onSeen: IntersectionObserverCallback) =>
        new IntersectionObserver(onSeen);
      stops.push(startPrefetchInView({ ...ahead, createObserver }));
    };
    const quiet = () => {
      stops.push(startTocHighlight(element, window));
      const sidebar = document.getElementById(sidebarId);
      if (sidebar) revealCurrent(sidebar);
      stops.push(after(QUIET_MILLISECONDS, () => attempt(fetchAhead)));
    };
    stops.push(whenIdle(() => attempt(quiet)));
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** Focuses what the address names, else the h1; the browser takes care of the scrolling. */
function focusPage(document: Document, id: string): void {
  const named = id === "" ? null : document.getElementById(id);
  const heading = document.querySelector<HTMLElement>("#main h1");
  const target = named ?? heading ?? document.getElementById("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
