/**
 * Stands in for the Navigation API where a browser lacks it, and is loaded only there: links and
 * the history buttons change the page in place. Navigation by scripts loads documents.
 */
import { closest } from "./closest.ts";
import { idInHash } from "./id-in-hash.ts";
import type { NavigateEventLike, NavigationLike } from "./navigation-api.ts";

export interface HistoryNavigation extends NavigationLike {
  /** The address of the current page: on going back, the browser has already changed its own. */
  readonly currentUrl: () => string;
}

export function createHistoryNavigation(window: Window): HistoryNavigation {
  const { document, history, location } = window;
  const listeners: ((event: NavigateEventLike) => void)[] = [];
  let current = location.href;
  let controller = new AbortController();

  const keepScroll = () => history.replaceState({ scrollY: window.scrollY }, "");
  /** Returns the function that shows the page; undefined when no listener intercepts. */
  const ask = (navigationType: "push" | "traverse", url: string) => {
    const next = new AbortController();
    let handler: (() => Promise<void>) | undefined;
    const event: NavigateEventLike = {
      canIntercept: true,
      hashChange: false,
      downloadRequest: null,
      formData: null,
      navigationType,
      destination: { url },
      signal: next.signal,
      intercept: (options) => {
        handler = options.handler;
      },
    };
    for (const listener of listeners) listener(event);
    if (!handler) return undefined;
    controller.abort();
    controller = next;
    history.scrollRestoration = "manual";
    return handler;
  };

  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link) return;
    const show = ask("push", link.href);
    if (!show) return;
    event.preventDefault();
    keepScroll();
    history.pushState(null, "", link.href);
    current = location.href;
    void show().then(() => scrollToTarget(document));
  });
  window.addEventListener("popstate", ({ state }: PopStateEvent) => {
    const show = ask("traverse", location.href);
    current = location.href;
    void show?.().then(() => window.scrollTo(0, Number(state?.scrollY ?? 0)));
  });
  // When a document is loaded again, the browser restores its scroll position.
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });

  // From now on links work as they do with the Navigation API.
  document.documentElement.dataset.awake = "";
  return {
    addEventListener: (_, listener) => void listeners.push(listener),
    currentUrl: () => current,
  };
}

/** The link of a plain click, not of one that asks for a tab, a window or a download. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey)
    return undefined;
  const link = closest<HTMLAnchorElement>(event, "a[href]");
  return link && !link.target && !link.hasAttribute("download") ? link : undefined;
}

function scrollToTarget(document: Document): void {
  const id = idInHash(document.location);
  const named = id === "" ? null : document.getElementById(id);
  if (named) named.scrollIntoView();
  else document.defaultView?.scrollTo(0, 0);
}
