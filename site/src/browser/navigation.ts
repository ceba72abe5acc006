/** Client navigation: the browser, or its stand-in, handles history, scrolling and aborting. */

import { messageOf } from "../base/message-of.ts";
import type { FrameData, PageData } from "../content/page-model.ts";
import type { NavigateEventLike, NavigationLike } from "./navigation-api.ts";
import type { PageLoader } from "./page-loader.ts";
import type { Progress } from "./progress.ts";
import type { Store } from "./store.ts";

/** What `#page` shows. `page` is absent for the document's own, before any client navigation. */
export type PageState = ShownPage | LoadingPage | FailedPage | CrashedPage;

export interface ShownPage {
  readonly kind: "shown";
  readonly page?: PageData;
  /** The new frame, if the previous page had another. */
  readonly frame?: FrameData;
  /** The current page again, after an edit: not a navigation. */
  readonly isSame?: true;
}

export interface LoadingPage {
  readonly kind: "loading";
  readonly path: string;
  /** What stays on view meanwhile. */
  readonly previous: PageState;
}

export interface FailedPage {
  readonly kind: "failed";
  readonly path: string;
  /** Whether there was no response at all: no connection, or no server. */
  readonly isOffline: boolean;
  readonly message: string;
}

/** The page loaded, but could not be shown. */
export interface CrashedPage {
  readonly kind: "crashed";
  readonly path: string;
  readonly message: string;
}

export interface NavigationParts {
  readonly navigation: NavigationLike;
  /** The address before the navigation. */
  readonly currentUrl: () => string;
  readonly loader: Pick<PageLoader, "load" | "forget">;
  readonly progress: Progress;
  readonly state: Store<PageState>;
  /** Loads the current address as a whole document. */
  readonly loadDocument: () => void;
  /** Runs an action once the document is left: the browser may keep it and show it again. */
  readonly onLeave: (action: () => void) => void;
}

/** Loads a page again and shows it: the function behind Retry and Try again. */
export type Retry = (path: string) => Promise<void>;

export function startNavigation(parts: NavigationParts): Retry {
  parts.navigation.addEventListener("navigate", (event) => {
    const page = parts.state.get();
    // While a page is loading, its section is not one of the current page.
    const section = page.kind === "loading" && page.path;
    const path = event.hashChange ? section : pathToShow(event, parts.currentUrl());
    if (!path) return;
    // Before the address changes, so that a navigation still under way sees that it is replaced.
    const show = beginNavigation(path, event.signal, parts);
    event.intercept({ handler: show, focusReset: "manual", scroll: "after-transition" });
  });
  return (path) => {
    parts.loader.forget(path);
    return beginNavigation(path, new AbortController().signal, parts)();
  };
}

type Request = Pick<
  NavigateEventLike,
  "canIntercept" | "downloadRequest" | "formData" | "navigationType" | "destination"
>;

/**
 * The path to show in place, or undefined to leave the navigation to the browser:
 * 1. it cannot be intercepted, or is a reload, a download or a form;
 * 2. the path stays the same: only hash or query change;
 * 3. the address is a file, or on another host.
 */
export function pathToShow(request: Request, currentUrl: string): string | undefined {
  const { canIntercept, downloadRequest, formData, navigationType } = request;
  if (!canIntercept || navigationType === "reload") return undefined;
  if (downloadRequest !== null || formData) return undefined;
  return pageBehind(request.destination.url, currentUrl);
}

/** The path of another page of this site; undefined for this page, a file or another host. */
export function pageBehind(url: string, currentUrl: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const current = new URL(currentUrl);
  const { origin, pathname } = new URL(url);
  if (origin !== current.origin || pathname === current.pathname) return undefined;
  return /\.[a-z]+$/i.test(pathname) ? undefined : pathname;
}

/** Marks the page as loading at once; the returned function loads and shows it. */
function beginNavigation(
  path: string,
  signal: AbortSignal,
  { loader, progress, state, loadDocument, onLeave }: NavigationParts,
): () => Promise<void> {
  const before = state.get();
  const previous = before.kind === "loading" ? before.previous : before;
  const loading: PageState = { kind: "loading", path, previous };
  const end = progress.begin();
  state.set(loading);

  // A newer navigation takes precedence.
  const isReplaced = () => state.get() !== loading;

  return async () => {
    try {
      const loaded = await loader.load(path, signal);
      if (isReplaced()) return;
      if (loaded.kind === "document") {
        // This page stays, with the bar, until the document comes.
        onLeave(end);
        return loadDocument();
      }
      end();
      state.set({ ...loaded, kind: "shown" });
    } catch (error) {
      end();
      if (isReplaced()) return;
      state.set(signal.aborted ? previous : failed(path, error));
    }
  };
}

/** `fetch` throws a TypeError if there is no response. The browser words its message. */
function failed(path: string, error: unknown): FailedPage {
  const isOffline = error instanceof TypeError;
  return { kind: "failed", path, isOffline, message: messageOf(error) };
}
